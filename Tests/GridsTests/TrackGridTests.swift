import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A grid with listed tracks")
struct TrackGridTests {
    /// Returns the cells of each item as four numbers: first column, column count, first row, row count.
    private func cells<Content: View>(@ViewBuilder _ grid: @escaping () -> Content) throws -> [[Int]] {
        let drawing = try drawn(width: 300, height: 300, grid)
        return try #require(drawing.grids.last).cells.map {
            [$0.columns.lowerBound, $0.columns.count, $0.rows.lowerBound, $0.rows.count]
        }
    }

    // MARK: Items

    @Test("takes any number of items, with conditions, choices, loops and groups")
    func builder() throws {
        let isOn = true
        let flow = GridFlow.rows
        let drawing = try drawn(width: 300, height: 300) {
            Grid(tracks: 4) {
                Color.red.named("1"); Color.red.named("2"); Color.red.named("3"); Color.red.named("4")
                Color.red.named("5"); Color.red.named("6"); Color.red.named("7"); Color.red.named("8")
                Color.red.named("9"); Color.red.named("10"); Color.red.named("11")
                if isOn { Color.blue.named("12") } else { EmptyView() }
                if !isOn { Color.blue }
                switch flow {
                case .rows: Color.green.named("13")
                case .columns: EmptyView()
                }
                for number in 14...15 { Color.green.named("\(number)") }
                ForEach(16..<18) { Color.green.named("\($0)") }
                GridGroup(18..<20) { Color.pink.named("\($0)") }
                GridGroup {
                    Color.pink.named("20")
                    GridGroup(["21", "22"], id: \.self) { Color.pink.named($0) }
                }
                GridGroup(23) { (number: Int) in Color.pink.named("\(number)") }
                GridGroup.empty
                EmptyView()
                pair
            }
        }
        #expect(drawing.names == (1...25).map { "\($0)" })
        #expect(drawing.grids.first?.cells.count == 25)
        #expect(drawing.findings.isEmpty)
    }

    @GridBuilder private var pair: some View {
        Color.yellow.named("24")
        Color.yellow.named("25")
    }

    @Test("names its items by the elements that they stand for, and otherwise by their places")
    func identities() throws {
        struct Fruit: Identifiable { let id: String }
        let drawing = try drawn(width: 100, height: 100) {
            Grid([Fruit(id: "apple"), Fruit(id: "pear")], tracks: 2) { _ in
                Color.red
                Color.green
            }
        }
        #expect(drawing.grids[0].cells.map(\.identity) == ["apple/0", "apple/1", "pear/0", "pear/1"])
        let twice = try drawn(width: 100, height: 100) { Grid(["a", "a"], id: \.self, tracks: 2) { Text($0) } }
        #expect(twice.grids[0].cells.map(\.identity) == ["a", "a#1"])
        #expect(twice.grids[0].cells.map(\.columns) == [0..<1, 1..<2])
    }

    // MARK: Modifiers of items

    @Test("takes the outermost of two spans, starts or places as a whole")
    func outermost() throws {
        let cells = try cells {
            Grid(tracks: 4) {
                Color.red.gridSpan(column: 2).gridSpan(row: 3)
                Color.red.gridStart(column: 3).gridStart(row: 0)
                Color.red.gridSpan(column: 3).frame(maxWidth: 20).padding()
            }
        }
        #expect(cells == [[1, 1, 0, 3], [0, 1, 0, 1], [0, 3, 3, 1]])
    }

    @Test("hears what the views inside an item say, of each thing what was said first")
    func inside() throws {
        struct Card: NonisolatedView {
            var body: some View {
                VStack {
                    Color.red
                    Text("A").gridSpan(column: 2)
                    Text("B").gridSpan(column: 3).gridStart(column: 1)
                }
                .padding()
            }
        }
        #expect(try cells { Grid(tracks: 4) { Card() } } == [[1, 2, 0, 1]])
        // A modifier on the whole view overrides those inside, and leaves one item.
        #expect(try cells { Grid(tracks: 4) { Card().gridSpan(row: 2) } } == [[0, 1, 0, 2]])
    }

    @Test("hears nothing of what items of a grid inside it say")
    func nested() throws {
        let drawing = try drawn(width: 300, height: 300) {
            Grid(tracks: 3) {
                Grid(tracks: 2) {
                    Color.red.gridSpan(column: 2, row: 2).gridStart(column: 0, row: 1)
                        .gridCellBackground { _ in Color.black.named("inner") }
                }
                Color.blue
            }
        }
        #expect(drawing.grids.count == 2)
        #expect(drawing.grids[0].cells.map(\.columns) == [0..<1, 1..<2])
        #expect(drawing.frames(named: "inner").count == 1)
    }

    @Test("takes spans and starts below what there is for none")
    func small() throws {
        let cells = try cells {
            Grid(tracks: 3) {
                Color.red.gridSpan(column: 0, row: -2).gridStart(column: -1, row: -5)
                Color.red.gridSpan([9, 1])
            }
        }
        #expect(cells == [[0, 1, 0, 1], [0, 3, 1, 1]])
    }

    // MARK: Precedence

    @Test("goes by what it says itself, then by the nearest view around it, then by what is usual")
    func precedence() throws {
        func flow<Content: View>(@ViewBuilder _ grid: @escaping () -> Content) throws -> String {
            let grid = try #require(try drawn(width: 90, height: 90, grid).grids.first)
            return try #require(grid.settings.first { $0.name == "flow" }).value.description
        }
        #expect(try flow { Grid(tracks: 2) { Color.red } } == "rows")
        #expect(try flow { Grid(tracks: 2) { Color.red }.gridFlow(.columns) } == "columns")
        #expect(try flow { Grid(tracks: 2, flow: .rows) { Color.red }.gridFlow(.columns) } == "rows")
        #expect(try flow { Grid(tracks: 2) { Color.red }.gridFlow(.rows).gridFlow(.columns) } == "rows")
    }

    @Test("resets a place to what is usual where it is set to none")
    func reset() throws {
        func frame(_ alignment: GridAlignment?) throws -> CGRect {
            let drawing = try drawn(width: 100, height: 100) {
                VStack {
                    Grid(spacing: 0) { Color.red.frame(width: 10, height: 10).named("item") }
                        .gridCommonItemsAlignment(alignment)
                }
                .gridCommonItemsAlignment(.bottomTrailing)
            }
            return try #require(drawing.frame(named: "item"))
        }
        #expect(try frame(.topLeading).origin == .zero)
        #expect(try frame(nil).origin == CGPoint(x: 45, y: 45))
    }

    // MARK: Where items lie

    @Test("lays an item where it says, else where its column or row says, else where the grid says")
    func places() throws {
        let drawing = try drawn(width: 200, height: 100) {
            Grid(
                tracks: [.fr(1), .fr(1).aligned(.topTrailing)],
                spacing: 0,
                commonItemsAlignment: .bottomLeading
            ) {
                Color.red.frame(width: 10, height: 10).named("grid")
                Color.red.frame(width: 10, height: 10).named("column")
            }
        }
        #expect(drawing.frame(named: "grid") == CGRect(x: 0, y: 90, width: 10, height: 10))
        #expect(drawing.frame(named: "column") == CGRect(x: 190, y: 0, width: 10, height: 10))
        let aligned = try drawn(width: 100, height: 100) {
            Grid(tracks: [.fr(1).aligned(.top)], spacing: 0) {
                Color.red.frame(width: 10, height: 10).gridItemAlignment(.trailing).named("own")
            }
        }
        #expect(aligned.frame(named: "own") == CGRect(x: 90, y: 45, width: 10, height: 10))
    }

    @Test("mirrors everything where lines start at the right")
    func mirrored() throws {
        func frames(_ direction: LayoutDirection) throws -> [CGRect] {
            let drawing = try drawn(width: 200, height: 100) {
                Grid(tracks: [.pt(40), .fr(1), .fit], spacing: [7, 3]) {
                    ForEach(0..<5) { index in
                        Color.red.frame(maxWidth: 30).named("\(index)").gridSpan(column: index == 1 ? 2 : 1)
                            .gridItemAlignment(.leading)
                            .gridCellBackground { _ in Color.blue.frame(width: 9).named("back \(index)") }
                    }
                }
                .environment(\.layoutDirection, direction)
            }
            return drawing.names.flatMap { drawing.frames(named: $0) }
        }
        let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
        #expect(left.count == 10)
        forEach(zip(left, right)) { input, check in
            let (left, right) = input
            check(abs(left.minX - (200 - right.maxX)) < 1e-9 && left.minY == right.minY && left.size == right.size)
        }
    }

    @Test("paints items in their order, those with a higher index later")
    func paintOrder() throws {
        let drawing = try drawn(width: 90, height: 30) {
            Grid(tracks: 3) {
                Color.red.zIndex(1).named("above")
                Color.green.named("first")
                Color.blue.named("second")
            }
        }
        #expect(drawing.names == ["first", "second", "above"])
        let names = drawing.grids[0].cells.map { drawing.elements[$0.element].name }
        #expect(names == ["above", "first", "second"])
    }

    // MARK: Layers

    @Test("lays backgrounds and overlays as large as the cell behind and above an item")
    func layers() throws {
        let sizes = Box<[CGSize?]>([])
        let drawing = try drawn(width: 110, height: 60) {
            Grid(tracks: 2, spacing: 10) {
                Color.red.frame(width: 5, height: 5).named("item")
                    .gridCellBackground { size in
                        let _ = sizes.value.append(size)
                        Color.blue.named("behind")
                    }
                    .gridCellOverlay { _ in Color.green.frame(width: 8, height: 6).named("above") }
            }
        }
        #expect(sizes.value.last == CGSize(width: 40, height: 40))
        #expect(drawing.frame(named: "behind") == CGRect(x: 35, y: 10, width: 40, height: 40))
        // A view that is smaller than the cell is at its top leading corner.
        #expect(drawing.frame(named: "above") == CGRect(x: 35, y: 10, width: 8, height: 6))
        #expect(drawing.names == ["behind", "item", "above"])
        let layers = drawing.elements.compactMap(\.layer)
        #expect(layers == [.background, .overlay])
        let cell = try #require(drawing.elements.first { $0.kind.name == "Cell" })
        #expect(cell.frame == drawing.grids[0].cells[0].frame)
    }

    @Test("draws lines in the middle of its gaps, and none for grids inside it")
    func lines() throws {
        let drawing = try drawn(width: 110, height: 60) {
            Grid(0..<4, tracks: 2, spacing: 10) { index in
                if index == 0 { Grid(0..<4, tracks: 2) { _ in Color.red } } else { Color.blue }
            }
            .gridLines(Color.black, lineWidth: 2)
        }
        let lines = drawing.elements.filter { $0.kind.name == "GridLines" }
        #expect(lines.count == 1)
        guard case .shape(let shape)? = lines.first?.mark else {
            Issue.record("no line is drawn")
            return
        }
        #expect(shape.stroke?.style.lineWidth == 2)
        #expect(shape.path.boundingRect == CGRect(x: 5, y: 5, width: 100, height: 50))
        let onlyRows = try drawn(width: 110, height: 60) {
            Grid(0..<4, tracks: 2, spacing: 10) { _ in Color.blue }.gridLines(Color.black, axes: .horizontal)
        }
        guard case .shape(let row)? = onlyRows.elements.first(where: { $0.kind.name == "GridLines" })?.mark else {
            Issue.record("no line is drawn")
            return
        }
        #expect(row.path.boundingRect == CGRect(x: 5, y: 30, width: 100, height: 0))
    }

    // MARK: Findings

    @Test("reports starts that can't be kept, with the name of the item")
    func findings() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Grid(tracks: 2) {
                Color.red.named("far").gridStart(column: 2)
                Color.red.named("first").gridStart([0, 0])
                Color.red.named("second").gridStart([0, 0])
                Color.red.named("wide").gridSpan(column: 2).gridStart(row: 0)
                Color.red.named("tall").gridSpan(row: 1_000_000)
            }
        }
        let codes = Set(drawing.findings.map(\.code))
        #expect(codes == [.gridStartBeyondTracks, .gridCellsTaken, .gridNoRoom, .gridTooLarge])
        forEach(["far", "second", "wide", "tall"]) { name, check in
            let finding = try #require(drawing.findings.first { $0.message.contains("\"\(name)\"") })
            check(finding.location == .view(path: ["Grid", "Color"]) && finding.fix != nil)
        }
        let none = try drawn(width: 100, height: 100) { Grid(tracks: 0) { Color.red } }
        #expect(none.findings.map(\.code) == [.gridWithoutTracks])
        #expect(try drawn(width: 100, height: 100) { Grid(tracks: []) { EmptyView() } }.findings.isEmpty)
    }
}
