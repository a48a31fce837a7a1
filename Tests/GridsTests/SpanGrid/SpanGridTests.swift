import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A span grid")
struct SpanGridTests {
    private struct Item: Identifiable, SpanGridSizeInfoProvider {
        let id: Int
        let layoutSize: SpanGridLayoutSize

        static func items(_ sizes: SpanGridLayoutSize...) -> [Item] {
            sizes.enumerated().map { Item(id: $0, layoutSize: $1) }
        }
    }

    private let three = SpanGridColumnSizeStrategy.fixed(count: 3, width: 100, spacing: 20)

    // MARK: Room

    @Test("takes the room that it is offered, and its columns lie in the middle of it at the top")
    func room() throws {
        let grid = SpanGrid(dataSource: Item.items(.cell, .row), columnSizeStrategy: three) { item, metadata in
            Color.red.frame(height: 40).frame(cellMetadata: metadata).named("\(item.id)")
        }
        #expect(try size(of: grid, offered: 400, 300) == CGSize(width: 400, height: 300))
        let drawing = try drawn(width: 400, height: 300) { grid }
        #expect(try drawing.frame("0") ≈ rect(30, 0, 100, 40))
        #expect(try drawing.frame("1") ≈ rect(30, 60, 340, 40))
        #expect(drawing.elements[0].kind.name == "SpanGrid")
        #expect(drawing.elements[0].frame ≈ rect(0, 0, 400, 300))
    }

    @Test("that nothing is offered is as wide as its columns and as high as its rows")
    func ideal() throws {
        let items = Item.items(.cell, .row)
        let grid = SpanGrid(dataSource: items, columnSizeStrategy: three) { _, metadata in
            Color.red.frame(height: 40).frame(cellMetadata: metadata)
        }
        #expect(try size(of: grid, offered: nil, nil) == CGSize(width: 340, height: 100))
        // Adaptive columns have the smallest width in which all of them fit.
        for (strategy, width) in [
            (SpanGridColumnSizeStrategy.dynamic, 736.0), (.dynamicProvider(), 760), (.dynamicProvider(count: 2), 528),
        ] {
            let grid = SpanGrid(dataSource: items, columnSizeStrategy: strategy) { _, _ in Color.red.frame(height: 40) }
            #expect(try size(of: grid, offered: nil, nil).width == CGFloat(width))
        }
    }

    @Test("never has an endless frame, whatever it is offered", arguments: [CGFloat.infinity, .nan, -1, 0, 1e300])
    func endless(length: CGFloat) throws {
        let grid = SpanGrid(dataSource: Item.items(.cell, .span(2), .row), rowSizeStrategy: .largest) { _, metadata in
            Color.red.frame(minHeight: 10).frame(cellMetadata: metadata)
        }
        let answer = try size(of: grid, offered: length, nil)
        #expect(answer.height.isFinite && !answer.width.isNaN)
        let drawing = try drawn(width: 300, height: 300) {
            HStack { grid.frame(maxWidth: length > 0 ? length : nil) }
        }
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
    }

    @Test("asks its closure about finite widths only, and its columns are what the closure says")
    func custom() throws {
        let widths = Box<[CGFloat]>([])
        let strategy = SpanGridColumnSizeStrategy.custom { width in
            widths.value.append(width)
            return SpanGridColumnSizeResult(
                columnCount: max(1, Int(width / 100)),
                interitemSpacing: 10,
                interrowSpacing: 30,
                tileWidth: 60
            )
        }
        let grid = SpanGrid(dataSource: Item.items(.row, .row), columnSizeStrategy: strategy) { item, metadata in
            Color.red.frame(height: 5).frame(cellMetadata: metadata).named("\(item.id)")
        }
        let drawing = try drawn(width: 430, height: 100) { HStack { grid } }
        #expect(try drawing.frame("0").width == 4 * 60 + 3 * 10)
        // The distance of rows is the closure's. The original SpanGrid ignores it.
        #expect(try drawing.frame("1").minY == 35)
        #expect(widths.value.allSatisfy(\.isFinite) && !widths.value.isEmpty)
    }

    @Test("shows all of its rows where scroll views do, and otherwise makes only those that can be seen")
    func rows() throws {
        let built = Box(Set<Int>())
        let items = (0..<100).map { Item(id: $0, layoutSize: .row) }
        let grid = SpanGrid(dataSource: items, columnSizeStrategy: three) { item, metadata in
            let _ = built.value.insert(item.id)
            Color.red.frame(height: 30).frame(cellMetadata: metadata).named("\(item.id)")
        }
        let seen = try drawn(width: 340, height: 120) { grid }
        #expect(built.value == [0, 1, 2] && seen.grids[0].rows.count == 3)
        let whole = try drawn(width: 340) { grid.scrollDrawing(.expanded) }
        #expect(built.value.count == 100 && whole.size.height == 100 * 50 - 20)
    }

    @Test("leaves room above its first row and below its last one")
    func padding() throws {
        let grid = SpanGrid(dataSource: Item.items(.cell), columnSizeStrategy: three, verticalPadding: 12) {
            _,
            metadata in
            Color.red.frame(height: 30).frame(cellMetadata: metadata).named("only")
        }
        let drawing = try drawn(width: 340) { grid }
        #expect(drawing.size.height == 54)
        #expect(try drawing.frame("only").minY == 12)
    }

    @Test("without items, or without views for them, draws nothing and takes its room")
    func empty() throws {
        let none = SpanGrid(dataSource: Item.items(), columnSizeStrategy: three) { _, _ in Color.red }
        #expect(try drawn(width: 300, height: 50) { none }.grids[0].cells.isEmpty)
        #expect(try size(of: none, offered: 300, nil) == CGSize(width: 300, height: 0))
        let blank = SpanGrid(dataSource: Item.items(.cell, .cell), columnSizeStrategy: three) { item, _ in
            if item.id == 1 { Color.red.frame(height: 20).named("second") }
        }
        #expect(try drawn(width: 340, height: 50) { blank }.frame("second") ≈ rect(120, 0, 100, 20))
    }

    // MARK: Rows

    @Test(
        "passes cells the height of their row: a fixed one, the width of a column, or nothing",
        arguments: [
            (SpanGridRowSizeStrategy.fixed(height: 80), 80), (.square, 100), (.none, nil),
        ] as [(SpanGridRowSizeStrategy, CGFloat?)]
    )
    func heights(strategy: SpanGridRowSizeStrategy, height: CGFloat?) throws {
        let received = Box<[CGFloat?]>([])
        let grid = SpanGrid(
            dataSource: Item.items(.cell, .span(2), .row),
            columnSizeStrategy: three,
            rowSizeStrategy: strategy
        ) { item, metadata in
            let _ = received.value.append(metadata.size.height)
            Color.red.frame(height: 30).frame(cellMetadata: metadata).named("\(item.id)")
        }
        let drawing = try drawn(width: 340, height: 400) { grid }
        #expect(received.value.allSatisfy { $0 == height } && received.value.count >= 3)
        #expect(try drawing.frame("1").size == CGSize(width: 220, height: max(30, height ?? 0)))
    }

    @Test("makes cells as high as the largest of their row, and the one that takes a row as high as it is")
    func largest() throws {
        let heights: [CGFloat] = [30, 55, 20, 70]
        let grid = SpanGrid(
            dataSource: Item.items(.cell, .span(2), .row, .cell),
            columnSizeStrategy: three,
            rowSizeStrategy: .largest
        ) { item, metadata in
            VStack(spacing: 0) {
                Text("\(item.id)").frame(height: heights[item.id]).named("text \(item.id)")
                Spacer(minLength: 0)
            }
            .frame(cellMetadata: metadata)
            .background { Color.red.named("\(item.id)") }
        }
        let drawing = try drawn(width: 340, height: 400) { grid }
        #expect(try drawing.frame("0") ≈ rect(0, 0, 100, 55))
        #expect(try drawing.frame("1") ≈ rect(120, 0, 220, 55))
        #expect(try drawing.frame("2") ≈ rect(0, 75, 340, 20))
        #expect(try drawing.frame("3") ≈ rect(0, 115, 100, 70))
        // The stretching cell takes the rest, and the text stays at the top.
        #expect(try drawing.frame("text 0").minY == 0)
    }

    @Test("puts the views of a cell below each other")
    func severalViews() throws {
        let grid = SpanGrid(dataSource: Item.items(.cell), columnSizeStrategy: three) { _, _ in
            Color.red.frame(height: 10)
            Color.blue.frame(height: 10).named("second")
        }
        #expect(try drawn(width: 340, height: 100) { grid }.frame("second").minY == 18)
    }

    // MARK: Surroundings

    @Test("is mirrored where lines start at the right")
    func rightToLeft() throws {
        let grid = SpanGrid(dataSource: Item.items(.cell, .span(2), .span(2)), columnSizeStrategy: three) {
            item,
            metadata in
            Color.red.frame(height: 10).frame(cellMetadata: metadata).named("\(item.id)")
        }
        let drawing = try drawn(width: 400, height: 100) { grid.environment(\.layoutDirection, .rightToLeft) }
        #expect(try drawing.frame("0") ≈ rect(270, 0, 100, 10))
        #expect(try drawing.frame("1") ≈ rect(30, 0, 220, 10))
        #expect(try drawing.frame("2") ≈ rect(150, 30, 220, 10))
    }

    @Test("has one column where texts are of an accessibility size, and goes by the size class that is set")
    func sizeClassAndTextSize() throws {
        func columns(
            _ strategy: SpanGridColumnSizeStrategy,
            _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
        )
            throws -> [Double]
        {
            let grid = SpanGrid(dataSource: Item.items(.cell), columnSizeStrategy: strategy) { _, _ in Color.red }
            let drawing = try drawn(width: 800, height: 50) { grid.transformEnvironment(\.self, transform: change) }
            return drawing.grids[0].columns.map(\.length)
        }
        #expect(try columns(.dynamic).count == 3)
        #expect(try columns(.dynamic) { $0.dynamicTypeSize = .accessibility1 } == [680])
        #expect(try columns(.dynamicProvider()).count == 3)
        #expect(try columns(.dynamicProvider()) { $0.horizontalSizeClass = .compact } == [364, 364])
        #expect(try columns(.dynamicProvider(count: 1)) == [800])
        #expect(
            try columns(
                .custom { _, traits in
                    SpanGridColumnSizeResult(
                        columnCount: traits.horizontalSizeClass == .regular && traits.sizeCategory == .large ? 2 : 1,
                        interitemSpacing: 0,
                        tileWidth: 10
                    )
                }
            ) == [10, 10]
        )
    }

    @Test("of less width than a tablet's has little room, where nothing says how much there is")
    func sizeClass() throws {
        for (width, isRegular) in [(667, false), (668, true)] as [(CGFloat, Bool)] {
            let received = Box<SpanGridTraitCollection.SizeClass?>(nil)
            let strategy = SpanGridColumnSizeStrategy.custom { _, traits in
                received.value = traits.horizontalSizeClass
                return SpanGridColumnSizeResult(columnCount: 1, interitemSpacing: 0, tileWidth: 10)
            }
            _ = try drawn(width: width, height: 10) {
                SpanGrid(dataSource: Item.items(.cell), columnSizeStrategy: strategy) { _, _ in Color.red }
            }
            #expect(received.value == (isRegular ? .regular : .compact))
        }
    }

    @Test("keeps spacings exchanged that are given for little and for much room, as they always were")
    func exchangedSpacings() throws {
        let configuration = SpanGridDynamicColumnSizeStrategy.Configuration(
            interitemSpacingCompact: 1,
            interitemSpacingRegular: 2
        )
        let grid = SpanGrid(
            dataSource: Item.items(.cell),
            columnSizeStrategy: .dynamic(count: 2, configuration: configuration)
        ) { _, _ in
            Color.red
        }
        for (size, gap) in [(UserInterfaceSizeClass.compact, 2.0), (.regular, 1)] {
            let columns = try drawn(width: 700, height: 9) { grid.environment(\.horizontalSizeClass, size) }.grids[0]
                .columns
            #expect(columns[1].start - columns[0].start - columns[0].length == gap)
        }
    }

    @Test("has columns that adapt by their first numbers or by some, wherever these are named")
    func spellings() throws {
        let first = SpanGridColumnSizeStrategy.dynamic
        let configured = SpanGridColumnSizeStrategy.dynamic(count: 3, configuration: .init())
        let provided: SpanGridColumnSizeStrategy = .dynamicProvider()
        func lengths(_ strategy: SpanGridColumnSizeStrategy) throws -> [Double] {
            try drawn(width: 980, height: 9) {
                SpanGrid(dataSource: Item.items(.cell), columnSizeStrategy: strategy) { _, _ in Color.red }
            }
            .grids[0].columns.map(\.length)
        }
        #expect(try lengths(configured) == lengths(provided))
        #expect(try lengths(first) != lengths(provided))
    }

    @Test("says which widths make heights worthless")
    func widths() {
        #expect(SpanGridColumnSizeStrategy.dynamic.notifies(ofWidth: 500, after: 1024))
        #expect(!SpanGridColumnSizeStrategy.dynamic.notifies(ofWidth: 500, after: 1025))
        #expect(SpanGridColumnSizeStrategy.dynamicProvider().notifies(ofWidth: 500, after: 1224))
        #expect(!three.notifies(ofWidth: 500, after: 600) && three.notifies(ofWidth: 600, after: 500))
        #expect(!three.notifies(ofWidth: 600, after: nil))
    }

    // MARK: State and mistakes

    @Test("keeps the state of its cells with their elements")
    func state() throws {
        struct Counted: NonisolatedView {
            let id: Int
            @State private var count = 0
            var body: some View {
                Color.red.frame(height: CGFloat(10 + count))
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { _ in
                        count = id
                    }
                    .named("\(id)")
            }
        }
        let grid = SpanGrid(
            dataSource: Item.items(.cell, .cell, .row),
            columnSizeStrategy: three,
            rowSizeStrategy: .largest
        ) {
            Counted(id: $0.id).frame(cellMetadata: $1)
        }
        let drawing = try drawn(width: 340, height: 100) { grid }
        #expect(drawing.findings.isEmpty)
        #expect(try drawing.frame("2").height == 12)
    }

    @Test("reports elements that share an identity, and draws all of them")
    func identities() throws {
        let items = [Item(id: 4, layoutSize: .cell), Item(id: 4, layoutSize: .cell), Item(id: 5, layoutSize: .row)]
        let drawing = try drawn(width: 340, height: 100) {
            SpanGrid(dataSource: items, columnSizeStrategy: three) { _, _ in Color.red.frame(height: 10) }
        }
        #expect(drawing.codes == [.duplicateIdentity] && drawing.grids[0].cells.count == 3)
        #expect(Set(drawing.grids[0].cells.map(\.identity)).count == 3)
    }

    @Test("reports invalid numbers")
    func badNumbers() throws {
        let strategies: [SpanGridColumnSizeStrategy] = [
            .fixed(count: 0, width: 10, spacing: 0), .fixed(count: 20_000, width: 10, spacing: 0),
            .fixed(count: 1, width: -1, spacing: 0), .fixed(count: 1, width: .infinity, spacing: 0),
            .fixed(count: 2, width: 10, spacing: .nan),
            .custom { _ in
                SpanGridColumnSizeResult(columnCount: 1, interitemSpacing: 0, interrowSpacing: .infinity, tileWidth: 1)
            },
        ]
        forEach(strategies) { strategy, check in
            let drawing = try drawn(width: 340, height: 100) {
                SpanGrid(dataSource: Item.items(.cell, .row), columnSizeStrategy: strategy) { _, metadata in
                    Color.red.frame(height: 10).frame(cellMetadata: metadata)
                }
            }
            check.equal(drawing.codes, [.spanGridNumbers], "\(drawing.findings)")
            check(drawing.elements.allSatisfy { $0.frame.isFinite })
        }
    }

    @Test("reports invalid rows and an invalid padding")
    func badRows() throws {
        let drawing = try drawn(width: 340, height: 100) {
            SpanGrid(
                dataSource: Item.items(.cell),
                columnSizeStrategy: three,
                rowSizeStrategy: .fixed(height: -3),
                verticalPadding: .nan
            ) { _, metadata in
                Color.red.frame(height: 10).frame(cellMetadata: metadata)
            }
        }
        #expect(drawing.codes == [.spanGridNumbers, .spanGridNumbers])
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
    }
}

@Suite("A span grid of very many items")
struct ManySpansTests {
    private struct Item: Identifiable, SpanGridSizeInfoProvider {
        let id: Int
        var layoutSize: SpanGridLayoutSize { id % 7 == 3 ? .span(2) : id % 31 == 5 ? .row : .cell }
    }

    @Test("makes no more of many than can be seen, and all of them where all are shown")
    func many() throws {
        let built = Box(0)
        func grid(_ count: Int) -> some View {
            SpanGrid(
                dataSource: (0..<count).map { Item(id: $0) },
                columnSizeStrategy: .fixed(count: 12, width: 20, spacing: 2),
                rowSizeStrategy: .largest
            ) { _, metadata in
                let _ = built.value += 1
                Color.red.frame(minHeight: 8).frame(cellMetadata: metadata)
            }
        }
        let count = Rounds.size(20_000)
        let seen = try drawn(width: 300, height: 200) { grid(5 * count) }
        #expect(seen.grids[0].rows.count == 17 && built.value < 600)
        built.value = 0
        let all = try drawn(width: 300) { grid(count).scrollDrawing(.expanded) }
        #expect(all.grids[0].cells.count == count && built.value <= 2 * count)
    }
}
