import GridPress
import Testing
import ViewSupport

@Suite("A span grid of views, and what is highlighted in it")
struct SpanGridViewTests {
    private let three = SpanGridColumnSizeStrategy.fixed(count: 3, width: 100, spacing: 20)

    @Test("makes views as wide as their cells, and as high as their row")
    func sizes() throws {
        let drawing = try drawn(width: 340, height: 300) {
            SpanGrid(columnSizeStrategy: three, rowSizeStrategy: .largest) {
                Color.red.frame(minHeight: 30).named("one")
                Color.red.frame(minHeight: 50).spanGridCellSize(.span(2)).named("two")
                Color.red.frame(minHeight: 20).spanGridCellSize(.row).padding(0).named("three")
            }
        }
        #expect(try drawing.frame("one") ≈ rect(0, 0, 100, 50))
        #expect(try drawing.frame("two") ≈ rect(120, 0, 220, 50))
        #expect(try drawing.frame("three") ≈ rect(0, 70, 340, 20))
    }

    @Test("is the same grid as one of data that puts its views into the frames of their cells")
    func sameAsData() throws {
        struct Item: Identifiable, SpanGridSizeInfoProvider {
            let id: Int
            var layoutSize: SpanGridLayoutSize { id % 3 == 0 ? .span(2) : .cell }
        }
        let items = (0..<7).map { Item(id: $0) }
        func height(_ id: Int) -> CGFloat { CGFloat(20 + id * 7 % 30) }
        let data = try drawn(width: 340, height: 400) {
            SpanGrid(dataSource: items, columnSizeStrategy: three, rowSizeStrategy: .largest) { item, metadata in
                Color.red.frame(minHeight: height(item.id)).frame(cellMetadata: metadata)
            }
        }
        let views = try drawn(width: 340, height: 400) {
            SpanGrid(columnSizeStrategy: three, rowSizeStrategy: .largest) {
                ForEach(items) { Color.red.frame(minHeight: height($0.id)).spanGridCellSize($0.layoutSize) }
            }
        }
        #expect(data.grids[0].cells.map(\.frame) == views.grids[0].cells.map(\.frame))
        #expect(data.grids[0].cells.map(\.columns) == views.grids[0].cells.map(\.columns))
        #expect(data.elements.map(\.frame) == views.elements.map(\.frame))
    }

    @Test("records its columns, its rows, and which cells its views take")
    func record() throws {
        let drawing = try drawn(width: 340, height: 200) {
            SpanGrid(columnSizeStrategy: three, rowSizeStrategy: .fixed(height: 40)) {
                Color.red.named("a")
                Color.red.spanGridCellSize(.row).named("b")
            }
            .named("grid")
        }
        let grid = try #require(drawing.grids.first)
        #expect(grid.kind == .spans && drawing.elements[grid.element].name == "grid")
        #expect(grid.columns.map(\.start) == [0, 120, 240] && grid.columns.allSatisfy { $0.length == 100 })
        #expect(grid.rows.map(\.start) == [0, 60] && grid.rows.map(\.size) == ["fixed(40)", "fixed(40)"])
        #expect(grid.cells.map(\.columns) == [0..<1, 0..<3] && grid.cells.map(\.rows) == [0..<1, 1..<2])
        #expect(grid.cells.map { drawing.elements[$0.element].frame.minY } == [0, 60])
        #expect(Set(grid.cells.map(\.identity)).count == 2)
    }

    // MARK: Highlights

    private struct Item: Identifiable, SpanGridSizeInfoProvider {
        let id: Int
        var layoutSize: SpanGridLayoutSize { id == 3 ? .row : .cell }
    }

    /// Returns the indices of the highlighted items among seven, of which the fourth spans a row.
    private func highlighted(
        takesKeys: Bool = true,
        _ change: @escaping (AnyView) -> ModifiedView<AnyView>
    ) throws -> [Int] {
        let found = Box(Set<Int>())
        _ = try drawn(width: 340, height: 300) {
            change(
                AnyView(
                    SpanGrid(
                        dataSource: (0..<7).map { Item(id: $0) },
                        columnSizeStrategy: three,
                        keyboardNavigationOptions: .init(enabled: takesKeys)
                    ) { item, metadata in
                        let _ = metadata.isHighlighted ? found.value.formUnion([item.id]) : ()
                        Color.red.frame(height: 20)
                    }
                )
            )
        }
        return found.value.sorted()
    }

    @Test("highlights the item that is asked for, or the one that keys lead to")
    func highlights() throws {
        #expect(try highlighted { $0.spanGridHighlighted(nil) } == [])
        #expect(try highlighted { $0.spanGridHighlighted(5) } == [5])
        #expect(try highlighted { $0.spanGridHighlighted(50) } == [])
        #expect(try highlighted { $0.spanGridKeys([]) } == [])
        #expect(try highlighted { $0.spanGridKeys([.up]) } == [0])
        #expect(try highlighted { $0.spanGridKeys([.down, .right, .down]) } == [3])
        #expect(try highlighted { $0.spanGridKeys([.down, .right, .down, .down]) } == [5])
    }

    @Test("leaves keys alone unless it is set to handle them")
    func keysAreAsked() throws {
        #expect(try highlighted(takesKeys: false) { $0.spanGridKeys([.down]) } == [])
        #expect(try highlighted(takesKeys: false) { $0.spanGridHighlighted(2) } == [2])
    }

    @Test("walks by the same keys without any view")
    func walk() {
        let sizes: [SpanGridLayoutSize] = [.cell, .cell, .cell, .row, .cell, .cell, .cell]
        #expect([SpanGridKey.down, .right, .down, .down].selection(in: sizes, columnCount: 3) == 5)
        #expect([SpanGridKey]().selection(in: sizes, columnCount: 3) == nil)
        #expect(
            "wasd".map(SpanGridKey.init(letter:)) == [.up, .left, .down, .right] && SpanGridKey(letter: "x") == nil
        )
    }

    @Test("draws a ring around the view that is highlighted, and none in grids inside of it")
    func ring() throws {
        let drawing = try drawn(width: 340, height: 300) {
            SpanGrid(columnSizeStrategy: three) {
                Color.red.frame(height: 20)
                SpanGrid(columnSizeStrategy: .fixed(count: 2, width: 20, spacing: 0)) {
                    Color.red.frame(height: 20)
                    Color.red.frame(height: 20)
                }
                .frame(height: 40)
                .named("inner")
            }
            .spanGridHighlighted(1)
        }
        let rings = drawing.elements.filter { $0.name == "highlight" }
        #expect(rings.count == 1)
        #expect(try drawing.frame("inner") ≈ rect(120, 0, 100, 40))
        #expect(try #require(rings.first).frame ≈ rect(116, -4, 108, 48))
    }

    @Test("spells the options of keys both ways, and says in English what they do")
    func options() {
        let defaults = SpanGridKeyboardNavigationOptions()
        #expect(!defaults.enabled && !defaults.discoverabilityEnabled)
        #expect(defaults.localization.navigatePreviousRow == "Navigate to previous row")
        #expect(defaults.localization.navigateNextItem == "Navigate to next item")
        #expect(
            SpanGridKeyboardNavigationOptions(enabled: true, discoverabiliyEnabled: true)
                == SpanGridKeyboardNavigationOptions(enabled: true, discoverabilityEnabled: true)
        )
    }
}
