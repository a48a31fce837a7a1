import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("The room that a grid with listed tracks takes")
struct TrackGridRoomTests {
    @Test("is what it is offered where it fills or scrolls, and what its rows need where it is intrinsic")
    func modes() throws {
        func grid(_ mode: GridContentMode) -> some View {
            Grid(0..<4, tracks: 2, contentMode: mode, spacing: 10) { _ in Color.red.frame(height: 30) }
        }
        #expect(try size(of: grid(.fill), offered: 200, 500) == CGSize(width: 200, height: 500))
        #expect(try size(of: grid(.scroll), offered: 200, 500) == CGSize(width: 200, height: 500))
        #expect(try size(of: grid(.intrinsic), offered: 200, 500) == CGSize(width: 200, height: 80))
        // Without a proposed height, a grid has the height of its content.
        for mode in GridContentMode.allCases {
            #expect(try size(of: grid(mode), offered: 200, nil) == CGSize(width: 200, height: 80), "\(mode)")
            #expect(try size(of: grid(mode), offered: 200, .infinity) == CGSize(width: 200, height: 80), "\(mode)")
        }
    }

    @Test("follows its columns where no width is offered")
    func openWidth() throws {
        let grid = Grid(tracks: [.fit, .pt(50)], contentMode: .intrinsic, spacing: 10) {
            Color.red.frame(width: 70, height: 20)
            Color.red
        }
        #expect(try size(of: grid, offered: nil, nil) == CGSize(width: 80 + 50 + 10, height: 30))
        let shares = Grid(tracks: [.fr(1), .fr(3)], contentMode: .intrinsic, spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Color.red.frame(width: 30, height: 20)
        }
        #expect(try size(of: shares, offered: nil, nil) == CGSize(width: 80, height: 20))
    }

    @Test("is clipped to its frame where it scrolls, and is all of its content where that is asked for")
    func scrolling() throws {
        func grid(_ drawing: ScrollDrawing) -> some View {
            Grid(0..<9, tracks: 1, contentMode: .scroll, spacing: 0) { Color.red.frame(height: 50).named("\($0)") }
                .scrollDrawing(drawing)
        }
        #expect(try size(of: grid(.viewport), offered: 100, 120) == CGSize(width: 100, height: 120))
        #expect(try size(of: grid(.expanded), offered: 100, 120) == CGSize(width: 100, height: 450))
        let element = try #require(try drawn(width: 100, height: 120) { grid(.viewport) }.elements.first)
        guard case .clip? = element.effect else {
            Issue.record("the grid isn't clipped")
            return
        }
    }

    @Test("is shared by rows that are given, and by more rows of the kinds that are given for those")
    func rows() throws {
        func heights(_ rows: [GridTrack], auto: [GridTrack]) throws -> [CGFloat] {
            let drawing = try drawn(width: 100, height: 200) {
                Grid(columns: 1, rows: rows, autoTracks: auto, spacing: 0) {
                    ForEach(0..<4) { Color.red.frame(minHeight: 10).named("\($0)") }
                }
            }
            return (0..<4).map { drawing.frame(named: "\($0)")?.height ?? -1 }
        }
        #expect(try heights([.pt(20), .fr(1)], auto: [.pt(30), .pt(40)]) == [20, 110, 30, 40])
        #expect(try heights([.pt(20), .fr(1)], auto: []) == [20, 60, 60, 60])
        #expect(try heights([.fit, .fr(1)], auto: [.fit]) == [10, 170, 10, 10])
    }

    @Test("is that of rows in points, which items are offered whatever the grid is offered", arguments: [nil, 300])
    func rowsInPoints(height: CGFloat?) throws {
        func heights(_ mode: GridContentMode, rows: [GridTrack], auto: [GridTrack]) throws -> [CGFloat] {
            let drawing = try drawn(width: 100, height: height) {
                Grid(columns: 1, rows: rows, autoTracks: auto, contentMode: mode, spacing: 6) {
                    Color.red.named("0")
                    Color.red.named("1")
                    Color.red.gridSpan(row: 2).named("2")
                }
            }
            return (0..<3).map { drawing.frame(named: "\($0)")?.height ?? -1 }
        }
        for mode in [GridContentMode.scroll, .intrinsic] {
            #expect(try heights(mode, rows: [.pt(46)], auto: [.pt(36)]) == [40, 30, 66])
        }
        // Rows that fit their items have the ideal height of these.
        #expect(try heights(.intrinsic, rows: [.fit], auto: [.pt(36)]) == [10, 30, 66])
    }

    @Test("goes first to the least widths, then to the largest ones, then to what shares the rest")
    func limits() throws {
        func widths(_ tracks: [GridTrack], in width: CGFloat) throws -> [CGFloat] {
            let drawing = try drawn(width: width, height: 10) {
                Grid(0..<3, tracks: tracks, spacing: 0) { _ in Color.red }
            }
            return drawing.grids[0].columns.map { CGFloat($0.length) }
        }
        let tracks: [GridTrack] = [.minmax(.pt(20), .pt(60)), .minmax(.pt(30), .fr(1)), .fr(1)]
        #expect(try widths(tracks, in: 200) == [60, 70, 70])
        #expect(try widths(tracks, in: 100) == [60, 30, 10])
        #expect(try widths(tracks, in: 70) == [40, 30, 0])
        #expect(try widths(tracks, in: 10) == [20, 30, 0])
    }

    @Test("is rounded as the grid says")
    func rounding() throws {
        func lefts(_ rounding: GridRounding) throws -> [CGFloat] {
            let drawing = try drawn(width: 100, height: 10) {
                Grid(0..<3, tracks: 3, spacing: 0, contentAlignment: .leading) { Color.red.named("\($0)") }
                    .gridRounding(rounding)
            }
            return try (0..<3).map { try #require(drawing.frame(named: "\($0)")).minX }
        }
        #expect(try lefts(.outward) == [0, 33, 66])
        #expect(try lefts(.pixel(2)) == [0, 33.5, 66.5])
        #expect(abs(try lefts(.exact)[1] - 100.0 / 3) < 1e-9)
    }

    @Test("is spread for spanning items in equal parts, or as in CSS")
    func distributions() throws {
        func heights(_ distribution: GridSpanDistribution) throws -> [Double] {
            let drawing = try drawn(width: 100) {
                Grid(tracks: 2, contentMode: .intrinsic, spacing: 0) {
                    Color.red.frame(height: 160).gridSpan(row: 2)
                    Color.red.frame(height: 80)
                }
                .gridSpanDistribution(distribution)
            }
            return drawing.grids[0].rows.map(\.length)
        }
        #expect(try heights(.equal) == [120, 40])
        #expect(try heights(.cssLike) == [80, 80])
    }

    @Test("is the same with and without a cache, which finds again what it found")
    func cache() {
        forEachSeed(cost: 2) { seed, check in
            let grid = RandomViewGrid(seed: seed)
            let (cache, none) = (CacheCount(), CacheCount())
            let cached = try CacheCount.$current.withValue(cache) { try grid.figure(cache: .inMemoryCache).drawing() }
            let plain = try CacheCount.$current.withValue(none) { try grid.figure(cache: .noCache).drawing() }
            check(cached == plain)
            check(cache.hits > 0)
            check(none.hits == 0 && none.misses == 0)
        }
    }

    @Test("has no infinite number, whatever is offered and whatever stands in it")
    func anyOffer() {
        forEachSeed(cost: 333) { seed, check in
            for mode in GridContentMode.allCases {
                for flow in GridFlow.allCases {
                    let grid = RandomViewGrid(seed: seed, mode: mode, flow: flow)
                    for width in [nil, 0, 120, CGFloat.infinity, .nan, -5] {
                        for height in [nil, 0, 90, CGFloat.infinity] {
                            let size = try size(of: grid.view(cache: .inMemoryCache), offered: width, height)
                            let isFine = size.isFinite && size.width >= 0 && size.height >= 0
                            check(isFine, "\(mode) \(flow) \(String(describing: (width, height))): \(size)")
                        }
                    }
                    let drawing = try grid.figure(cache: .noCache).drawing()
                    let areFine = drawing.elements.allSatisfy {
                        $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width.isFinite
                            && $0.frame.height.isFinite
                    }
                    check(areFine, "\(mode) \(flow)")
                }
            }
        }
    }

    @Test("turns with the flow: the same squares in columns as in rows")
    func transposed() {
        forEachSeed(cost: 2) { seed, check in
            let (rows, columns) = (try squares(.rows, seed: seed), try squares(.columns, seed: seed))
            check.equal(rows.count, columns.count)
            for (row, column) in zip(rows, columns) {
                let isSame =
                    abs(row.minX - column.minY) < 1e-6 && abs(row.minY - column.minX) < 1e-6
                    && abs(row.width - column.height) < 1e-6 && abs(row.height - column.width) < 1e-6
                check(isSame, "\(row) \(column)")
            }
        }
    }

    private func squares(_ flow: GridFlow, seed: Int) throws -> [CGRect] {
        let grid = RandomViewGrid(seed: seed, mode: .allCases[seed % 3], flow: flow, isSquare: true)
        let drawing = try grid.figure(cache: .noCache).drawing()
        return drawing.names.compactMap { drawing.frame(named: $0) }
    }

    @Test("has a gap around every item and track, at the edges too")
    func gaps() throws {
        let drawing = try drawn(width: 110, height: 100) {
            Grid(tracks: 2, spacing: [10, 4]) {
                Color.red.named("a")
                Color.red.named("b")
                Color.red.frame(width: 20, height: 6).named("c")
            }
        }
        #expect(try drawing.frame("a") ≈ rect(10, 4, 40, 44))
        #expect(try drawing.frame("b") ≈ rect(60, 4, 40, 44))
        #expect(try drawing.frame("c") ≈ rect(20, 71, 20, 6))
        let grid = try #require(drawing.grids.first)
        #expect(grid.columns.map(\.start) == [10, 60] && grid.columns.map(\.length) == [40, 40])
        #expect(grid.rows.map(\.start) == [4, 52] && grid.rows.map(\.length) == [44, 44])
    }

    @Test("is where the item says, else its column, else its row, else the grid")
    func alignments() throws {
        let item = Color.red.frame(width: 10, height: 10)
        let drawing = try drawn(width: 100, height: 100) {
            Grid(
                columns: [GridTrack.fr(1).aligned(.topLeading), .fr(1)],
                rows: [GridTrack.fr(1).aligned(.bottomTrailing), .fr(1)],
                spacing: 0,
                commonItemsAlignment: .top
            ) {
                item.named("column")
                item.named("row")
                item.gridItemAlignment(.center).named("own")
                item.named("grid")
            }
        }
        #expect(try drawing.frame("column") ≈ rect(0, 0, 10, 10))
        #expect(try drawing.frame("row") ≈ rect(90, 40, 10, 10))
        #expect(try drawing.frame("own") ≈ rect(20, 70, 10, 10))
        #expect(try drawing.frame("grid") ≈ rect(70, 50, 10, 10))
    }
}

/// A random track grid, created from a seed, with views that fill, have a fixed size, or wrap.
struct RandomViewGrid {
    private var items: [(item: RandomCell, span: (Int, Int), start: (Int?, Int?), place: GridAlignment?)] = []
    private var tracks: [GridTrack] = []
    private var spacing: (CGFloat, CGFloat)
    private let packing: GridPacking
    private let mode: GridContentMode
    private let flow: GridFlow
    private let isSquare: Bool

    /// Creates a grid from a seed.
    ///
    /// - Parameters:
    ///   - seed: The seed of the grid.
    ///   - mode: The content mode; `nil` for a random one.
    ///   - flow: The flow; `nil` for a random one.
    ///   - isSquare: Whether the grid is symmetric about its diagonal: it has no texts, and items start on the
    ///     diagonal.
    init(seed: Int, mode: GridContentMode? = nil, flow: GridFlow? = nil, isSquare: Bool = false) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        self.isSquare = isSquare
        self.mode = mode ?? GridContentMode.allCases.randomElement(using: &random)!
        self.flow = flow ?? GridFlow.allCases.randomElement(using: &random)!
        packing = GridPacking.allCases.randomElement(using: &random)!
        let gap = CGFloat(number(0...12))
        spacing = (gap, isSquare ? gap : CGFloat(number(0...12)))
        tracks = (0..<number(1...5)).map { _ in
            [.fr(CGFloat(number(1...3))), .pt(CGFloat(number(0...80))), .fit, .minmax(.pt(20), .fr(1))][number(0...3)]
        }
        items = (0..<number(1...9)).map { _ in
            let kinds = isSquare ? 2 : 3
            let item: RandomCell
            switch number(0...kinds) {
            case 0: item = .color
            case 1: item = .atMost(CGFloat(number(5...60)), nil)
            case 2: item = .fixed(CGFloat(number(0...60)), CGFloat(number(0...60)))
            default: item = .words(number(1...12))
            }
            let hasStart = number(0...4) == 0
            return (
                item, (number(1...5), number(1...5)),
                (hasStart ? number(0...6) : nil, hasStart && number(0...1) == 0 ? number(0...4) : nil),
                [nil, .center, .topLeading, .bottomTrailing][number(0...3)]
            )
        }
    }

    func view(cache: GridCacheMode) -> some View {
        let isTurned = isSquare && flow == .columns
        return Grid(
            0..<items.count,
            tracks: tracks,
            contentMode: mode,
            flow: flow,
            packing: packing,
            spacing: [spacing.0, spacing.1],
            cache: cache
        ) { index in
            let (item, span, start, place) = items[index]
            item.view(isTransposed: isTurned).named("\(index)")
                .gridSpan(column: isTurned ? span.1 : span.0, row: isTurned ? span.0 : span.1)
                .gridStart(column: isTurned ? start.1 : start.0, row: isTurned ? start.0 : start.1)
                .gridItemAlignment(place)
        }
    }

    func figure(cache: GridCacheMode) -> Figure {
        Figure("Random", width: 240, height: 240) {
            VStack(spacing: 0) {
                view(cache: cache)
            }
            .frame(width: 240, height: 240)
            .overlay { view(cache: cache).hidden() }
        }
    }
}
