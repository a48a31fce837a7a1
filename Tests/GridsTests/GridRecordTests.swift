import GridPress
import Testing
import ViewSupport

@Suite("The grids of a drawing")
struct GridRecordTests {
    private func record<Content: View>(
        _ width: CGFloat? = nil,
        _ height: CGFloat? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing.Grid {
        try #require(try Figure("Grid", width: width, height: height, content: content).drawing().grids.last)
    }

    @Test("says why a column of a row grid is as wide as it is: its range, its share and its width")
    func ranges() throws {
        let grid = try record(300, 100) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 50)
                    Color.blue.frame(minWidth: 20)
                    Color.green.frame(maxWidth: 60)
                }
            }
        }
        #expect(grid.kind == .rows)
        #expect(grid.columns.map(\.length) == [50, 170, 60])
        #expect(grid.columns.map { $0.division?.least } == [50, 20, 0])
        #expect(grid.columns.map { $0.division?.most } == [50, nil, 60])
        // The fixed column is measured first, then the limited one. The last one takes the rest.
        #expect(grid.columns.map { $0.division?.share.map { ($0 * 100).rounded() / 100 } } == [93.33, 170, 115])
        #expect(grid.rows.map(\.length) == [100])
        #expect(grid.settings.map(\.value.description) == ["10", "0"])
    }

    @Test("has no share where nothing was offered")
    func ideal() throws {
        let grid = try record {
            Grid { GridRow { Color.red.frame(width: 50, height: 20) } }.fixedSize()
        }
        #expect(grid.columns.map { $0.division?.share } == [nil])
    }

    @Test("says what each item of a lazy grid got in both passes")
    func passes() throws {
        let grid = try record(300) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
                ForEach(0..<4) { _ in Color.red.frame(height: 50) }
            }
        }
        #expect(grid.kind == .lazy)
        #expect(grid.passes.map(\.offered) == [300, 334])
        #expect(grid.passes.map(\.length) == [334, 351])
        #expect(grid.passes[0].shares.map(\.remaining) == [292, 146])
        #expect(grid.passes[0].shares.map(\.itemsLeft) == [2, 1])
        #expect(grid.passes[0].shares.map(\.share) == [146, 146])
        #expect(grid.passes[0].shares.map(\.length) == [146, 180])
        #expect(grid.passes[0].shares.map(\.isClamped) == [false, true])
        #expect(grid.passes[1].shares.map(\.length) == [163, 180])
        #expect(grid.columns.map(\.start) == [-17, 154])
        #expect(grid.columns.map(\.size) == ["flexible(100)", "flexible(180)"])
    }

    @Test("has one pass where the first one suffices, and says how many tracks an adaptive item became")
    func onePass() throws {
        let grid = try record(200) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40, maximum: 90))]) {
                ForEach(0..<4) { _ in Color.red.frame(height: 50) }
            }
        }
        #expect(grid.passes.count == 1)
        #expect(grid.passes[0].shares.map(\.trackCount) == [1, 2])
        #expect(grid.passes[0].shares.map(\.remaining) == [nil, 122])
        #expect(grid.passes[0].shares.map(\.size) == ["fixed(70)", "adaptive(40...90)"])
    }

    @Test("stands in the JSON")
    func json() throws {
        let json = try Figure("Grid", width: 100) {
            VStack {
                Grid { GridRow { Color.red.frame(minWidth: 30, minHeight: 10, maxHeight: 20) } }
                LazyVGrid(columns: [GridItem(.flexible(minimum: 120))]) { Color.red }
            }
        }
        .json()
        #expect(json.contains(#""size": "flexible", "start": 0, "length": 100, "least": 30, "share": 100}"#))
        #expect(
            json.contains(
                #"{"offered": 100, "length": 120, "shares": [{"size": "flexible(120)", "remaining": 100, "#
                    + #""itemsLeft": 1, "share": 100, "length": 120, "clamped": true}]}"#
            )
        )
    }

    @Test("names elements that are the views, with identities that tell them apart")
    func identities() throws {
        let drawing = try Figure("Grid", width: 200) {
            VStack {
                Grid {
                    ForEach(0..<2) { row in
                        GridRow { ForEach(0..<2) { Color.red.frame(height: 10).named("\(row)\($0)") } }
                    }
                }
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(["a", "b"], id: \.self) { Color.blue.frame(height: 10).named($0) }
                }
            }
        }
        .drawing()
        let names = drawing.grids.map { $0.cells.map { drawing.elements[$0.element].name ?? "" } }
        #expect(names == [["00", "01", "10", "11"], ["a", "b"]])
        #expect(drawing.grids.allSatisfy { Set($0.cells.map(\.identity)).count == $0.cells.count })
    }

    @Test("is mirrored with the grid where lines start at the right")
    func mirrored() throws {
        let grid = try record(100) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Color.red.frame(width: 30, height: 10)
                    Color.blue.frame(width: 60, height: 10)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(grid.columns.map(\.start) == [70, 0])
        #expect(grid.cells.map(\.frame.minX) == [70, 0])
    }
}
