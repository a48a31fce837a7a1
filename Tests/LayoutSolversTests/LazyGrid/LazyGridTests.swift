import LayoutSolvers
import Testing

@Suite("A lazy grid's tracks")
struct LazyGridTests {
    private func flexible(_ minimum: Double, _ maximum: Double = .infinity, gap: Double = 8) -> LazyGridItem {
        LazyGridItem(.flexible(minimum: minimum, maximum: maximum), gap: gap)
    }

    private func adaptive(_ minimum: Double, _ maximum: Double = .infinity, gap: Double = 8) -> LazyGridItem {
        LazyGridItem(.adaptive(minimum: minimum, maximum: maximum), gap: gap)
    }

    private func fixed(_ length: Double, gap: Double = 8) -> LazyGridItem { LazyGridItem(.fixed(length), gap: gap) }

    private func passes(_ items: [LazyGridItem], _ offer: Double?, viewCount: Int = 20) -> LazyGridSolver.Passes {
        LazyGridSolver(items: items, viewCount: viewCount).passes(offer: offer)
    }

    private func lengths(_ items: [LazyGridItem], _ offer: Double?, viewCount: Int = 20) -> [Double] {
        passes(items, offer, viewCount: viewCount).drawn.tracks.map(\.length)
    }

    // MARK: Three grids, step by step

    @Test("One adaptive item becomes as many tracks as fit")
    func oneAdaptive() {
        let passes = passes([adaptive(50)], 400)
        #expect(passes.first.tracks.map(\.length).isClose(to: Array(repeating: 352.0 / 7, count: 7)))
        #expect(passes.length == 400 && passes.second == nil)
        #expect([passes.first.length].isClose(to: [400]))
    }

    @Test("Two flexible items that need too much are divided twice, and end wider than the grid")
    func twoFlexible() {
        let passes = passes([flexible(100), flexible(180)], 300)
        #expect(passes.first.shares.map(\.remaining) == [292, 146])
        #expect(passes.first.shares.map(\.isClamped) == [false, true])
        #expect(passes.first.tracks.map(\.length) == [146, 180] && passes.first.length == 334)
        #expect(passes.length == 334 && passes.second?.offered == 334)
        #expect(passes.drawn.tracks.map(\.length) == [163, 180] && passes.drawn.length == 351)
        #expect(passes.drawn.tracks.map(\.start) == [0, 171])
    }

    @Test("An adaptive item between flexible ones takes its share, whatever its minimum")
    func adaptiveBetween() {
        let passes = passes([flexible(100), adaptive(40), flexible(180)], 300)
        #expect(passes.first.shares.map(\.remaining) == [284, 184, 92])
        #expect(passes.first.tracks.map(\.length) == [100, 42, 42, 180] && passes.first.length == 388)
        #expect(passes.length == 388)
        #expect(passes.drawn.tracks.map(\.length) == [124, 58, 58, 180] && passes.drawn.length == 444)
        #expect(passes.drawn.tracks.map(\.item) == [0, 1, 1, 2])
    }

    // MARK: Order and limits

    @Test("Which flexible item comes first matters")
    func order() {
        #expect(lengths([flexible(180), flexible(100)], 300) == [180, 112])
        #expect(passes([flexible(180), flexible(100)], 300).second == nil)
        let passes = passes([flexible(50), flexible(120)], 200)
        #expect(passes.first.tracks.map(\.length) == [96, 120] && passes.length == 224)
        #expect(passes.drawn.tracks.map(\.length) == [108, 120] && passes.drawn.length == 236)
    }

    @Test("Fixed items are set aside before the others share")
    func fixedItems() {
        #expect(lengths([fixed(70), adaptive(40)], 200) == [70, 57, 57])
        #expect(lengths([fixed(60)], 300) == [60] && passes([fixed(60)], 300).length == 300)
        #expect(
            passes([fixed(100), fixed(100, gap: 0), flexible(10)], 500).drawn.tracks.map(\.start) == [0, 108, 208]
        )
        #expect(lengths([fixed(100), fixed(100, gap: 0), flexible(10)], 500) == [100, 100, 292])
    }

    @Test("An adaptive item can be nothing, below its minimum")
    func nothingLeft() {
        let passes = passes([flexible(100), fixed(100), adaptive(100), fixed(100)], 300)
        #expect(passes.drawn.tracks.map(\.length) == [100, 100, 0, 100] && passes.length == 324)
    }

    @Test("An adaptive item's maximum limits each of its tracks, not its share")
    func adaptiveMaximum() {
        #expect(lengths([adaptive(50, 100)], 300).isClose(to: Array(repeating: 53.6, count: 5)))
        let third: Double = 130.0 / 3
        #expect(lengths([adaptive(50, 100), adaptive(40, 100)], 300).isClose(to: [69, 69, third, third, third]))
        #expect(lengths([adaptive(100, 120)], 250).isClose(to: [120, 120]))
    }

    @Test("A flexible item alone is as long as is offered, within its limits", arguments: [300.0, 150, 50])
    func flexibleAlone(offer: Double) {
        #expect(lengths([flexible(100, 200)], offer) == [min(max(offer, 100), 200)])
    }

    @Test("Gaps may differ from item to item, and the last is never used")
    func gaps() {
        let passes = passes([fixed(30, gap: 1), fixed(60, gap: 10), fixed(90, gap: 20), fixed(10, gap: 50)], 400)
        #expect(passes.drawn.tracks.map(\.start) == [0, 31, 101, 211] && passes.drawn.length == 221)
    }

    @Test("The two passes may have different numbers of tracks")
    func trackCounts() {
        let passes = passes([adaptive(40), flexible(200)], 240)
        #expect(passes.first.tracks.map(\.length) == [54, 54, 200] && passes.length == 324)
        let third: Double = 142.0 / 3
        #expect(passes.drawn.tracks.map(\.length).isClose(to: [third, third, third, 200]))
    }

    // MARK: Invalid values

    @Test("No items make no tracks, and the grid takes what it is offered")
    func noItems() {
        #expect(passes([], 300).length == 300 && passes([], 300).drawn.tracks.isEmpty)
    }

    @Test("In endless room an adaptive item has a track for each view")
    func endless() {
        #expect(lengths([adaptive(50, 70)], .infinity, viewCount: 6) == Array(repeating: 70, count: 6))
        #expect(lengths([adaptive(0, gap: 0)], 60, viewCount: 6) == Array(repeating: 10, count: 6))
        #expect(lengths([adaptive(0, gap: 0)], 60, viewCount: 0) == [60])
    }

    @Test("An adaptive item has no more than ten thousand tracks that stay empty")
    func mostTracks() {
        #expect(lengths([adaptive(1, gap: 0)], 9_999, viewCount: 5).count == 9_999)
        #expect(lengths([adaptive(1, gap: 0)], 10_001, viewCount: 5).count == 5)
        #expect(lengths([adaptive(0.001, gap: 0)], 1_000, viewCount: 5) == Array(repeating: 200, count: 5))
        #expect(lengths([adaptive(0.001, gap: 0)], 20, viewCount: 30_000).count == 20_000)
    }

    @Test("Lengths that can't be count as none, and a maximum below its minimum as that")
    func badLengths() {
        #expect(LazyGridItem(.fixed(-5)).size == .fixed(0) && LazyGridItem(.fixed(.nan)).size == .fixed(0))
        #expect(LazyGridItem(.fixed(.infinity)).size == .fixed(0))
        #expect(flexible(.nan, .nan).size == .flexible(minimum: 0, maximum: .infinity))
        #expect(flexible(100, 20).size == .flexible(minimum: 100, maximum: 100))
        #expect(adaptive(.infinity, -3).size == .adaptive(minimum: 0, maximum: 0))
        #expect(LazyGridItem(.fixed(1), gap: .nan).gap == 8 && LazyGridItem(.fixed(1), gap: -.infinity).gap == 8)
        #expect(LazyGridItem(.fixed(1), gap: -3).gap == -3)
        #expect(passes([flexible(10)], .nan).length == 10 && passes([flexible(10)], -40).length == 10)
    }

    @Test("Tracks that are shorter than the grid start where it is aligned, longer ones where it starts")
    func start() {
        #expect(LazyGridSolver.start(of: 100, in: 300, aligned: 200) == 200)
        #expect(LazyGridSolver.start(of: 351, in: 334, aligned: -17) == 0)
        #expect(LazyGridSolver.start(of: 100, in: .infinity, aligned: .nan) == 0)
    }
}
