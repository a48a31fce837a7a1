import GridPress
import Testing
import ViewSupport

@Suite("A custom layout, made of a layout of FrameUp")
struct LayoutFromFULayoutTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    /// A layout that puts the first item to the left of a point and above it, and the others to the right.
    private struct Around: FULayout {
        var fixedSize: Axis.Set { [.horizontal, .vertical] }
        var maxItemWidth: CGFloat? { nil }
        var maxItemHeight: CGFloat? { nil }

        func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
            sizes.reduce(into: [:]) { offsets, item in
                offsets[item.key] = item.key == 0 ? CGPoint(x: -10, y: -5) : CGPoint(x: 30, y: 0)
            }
        }
    }

    private struct AroundLayout: LayoutFromFULayout {
        func fuLayout(maxSize: CGSize) -> Around { Around() }
    }

    private struct OfferedRows: LayoutFromFULayout {
        func fuLayout(maxSize: CGSize) -> HFlow { HFlow(maxHeight: 30) }
    }

    @Test("draws items with negative offsets outside of its room, and is as large as all together")
    func negativeOffsets() throws {
        let drawing = try drawn(width: 200, height: 200) {
            AroundLayout()({
                box(20, 10, "a"); box(20, 10, "b")
            }).named("all")
        }
        let whole = try drawing.frame("all")
        #expect(whole.size == CGSize(width: 60, height: 15))
        #expect(try drawing.frame("a") ≈ rect(whole.minX - 10, whole.minY - 5, 20, 10))
        #expect(try drawing.frame("b") ≈ rect(whole.minX + 30, whole.minY, 20, 10))
        let called = try drawn(width: 200, height: 200) {
            Around()(content: {
                box(20, 10, "a"); box(20, 10, "b")
            }).named("all")
        }
        #expect(try called.frame("a").origin == called.frame("all").origin)
    }

    @Test("gives the room that it is offered to a layout that has no limit")
    func offeredRoom() throws {
        let rows = OfferedRows()({
            box(60, 9, "a"); box(60, 9, "b")
        })
        #expect(try size(of: rows, offered: 100, nil) == CGSize(width: 60, height: 28))
        #expect(try size(of: rows, offered: 130, nil) == CGSize(width: 130, height: 9))
    }
}

@Suite("What FrameUp called its layouts first")
struct LegacyNameTests {
    private struct Item: Identifiable {
        let id: Int
        var width: CGFloat = 40
    }

    private func box(_ item: Item) -> some View { Color.red.frame(width: item.width, height: 10).named("\(item.id)") }

    @Test("puts views where the layouts put them that took their place")
    func places() throws {
        let items = (0..<3).map { Item(id: $0) }
        func frames(_ view: some View) throws -> [CGRect] {
            let drawing = try drawn { view }
            return try items.map { try drawing.frame("\($0.id)") }
        }
        #expect(
            try frames(HFlowLegacy(items, maxWidth: 90) { box($0) }) == [
                rect(0, 0, 40, 10), rect(50, 0, 40, 10), rect(0, 20, 40, 10),
            ]
        )
        #expect(
            try frames(VFlowLegacy(items, maxHeight: 30, horizontalSpacing: 5) { box($0) }) == [
                rect(0, 0, 40, 10), rect(0, 20, 40, 10), rect(45, 0, 40, 10),
            ]
        )
        #expect(
            try frames(VGridMasonry(items, width: 100, columns: 2) { box($0) }) == [
                rect(0, 0, 40, 10), rect(50, 0, 40, 10), rect(0, 10, 40, 10),
            ]
        )
        let tall = HFlowLegacy(items, maxWidth: 200, maxRowHeight: 25) { Color.red.frame(width: 40).named("\($0.id)") }
        #expect(try frames(tall).map(\.height) == [25, 25, 25])
    }

    @Test("puts the sizes together that views report")
    func sizes() {
        var sizes = FlowContentSizeKey.defaultValue
        FlowContentSizeKey.reduce(value: &sizes) { [0: CGSize(width: 1, height: 2)] }
        FlowContentSizeKey.reduce(value: &sizes) { [1: CGSize(width: 3, height: 4)] }
        #expect(sizes == [0: CGSize(width: 1, height: 2), 1: CGSize(width: 3, height: 4)])
    }
}
