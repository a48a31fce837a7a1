import GridPressProperties

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

/// A random layout of FrameUp, and the items to place.
struct RandomFULayout {
    enum Kind: String, CaseIterable {
        case hFlow, vFlow, hMasonry, vMasonry, hStack, vStack, zStack

        /// The axis along which items follow each other.
        var axis: Axis { [.vFlow, .vMasonry, .vStack].contains(self) ? .vertical : .horizontal }
        /// Whether items go to the shortest lane.
        var isMasonry: Bool { self == .hMasonry || self == .vMasonry }
        /// Whether all items are on one horizontal or vertical line.
        var isStack: Bool { self == .hStack || self == .vStack }
    }

    let kind: Kind

    let layout: AnyFULayout
    /// The same layout, with limits from the available room.
    let anyLayout: AnyLayout
    /// The available room of ``anyLayout``.
    let room: CGSize
    let items: FUItems
    /// The number of lanes of a masonry.
    let lanes: Int
    /// Whether lines and lanes begin at the leading or top edge.
    let isLeading: Bool
    let description: String

    init(_ kind: Kind, seed: Int) {
        self.kind = kind
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let alignment = FUAlignment.allCases[Int.random(in: 0..<16, using: &random)]
        let extent = FUExtent.allCases[Int.random(in: 0..<2, using: &random)]
        let limit = number(60...400)
        let lanes = Int.random(in: 1...6, using: &random)
        let (horizontal, vertical) = (number(0...12), number(0...12))
        let isOlder = Bool.random(using: &random)
        let count = Int.random(in: 0...14, using: &random)
        var most = CGSize(width: 90, height: 60)
        var spans: [Int] = []
        self.lanes = lanes
        let along = kind.axis == .horizontal ? alignment.horizontal == .leading : alignment.vertical == .top
        isLeading = along || isOlder && kind.isMasonry
        room = CGSize(width: limit, height: limit)
        switch kind {
        case .hFlow:
            layout = AnyFULayout(
                HFlow(
                    alignment: alignment,
                    maxWidth: limit,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            )
            anyLayout = AnyLayout(
                HFlowLayout(
                    alignment: alignment,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            )
        case .vFlow:
            layout = AnyFULayout(
                VFlow(
                    alignment: alignment,
                    maxHeight: limit,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            )
            anyLayout = AnyLayout(
                VFlowLayout(
                    alignment: alignment,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            )
        case .hMasonry:
            let masonry =
                isOlder
                ? HMasonry(rows: lanes, maxHeight: limit, horizontalSpacing: horizontal, verticalSpacing: vertical)
                : HMasonry(
                    alignment: alignment,
                    rows: lanes,
                    maxHeight: limit,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            layout = AnyFULayout(masonry)
            most.height = masonry.rowHeight
            anyLayout = AnyLayout(
                HMasonryLayout(
                    alignment: alignment,
                    rows: lanes,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            )
        case .vMasonry:
            let masonry =
                isOlder
                ? VMasonry(columns: lanes, maxWidth: limit, horizontalSpacing: horizontal, verticalSpacing: vertical)
                : VMasonry(
                    alignment: alignment,
                    columns: lanes,
                    maxWidth: limit,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            layout = AnyFULayout(masonry)
            most.width = masonry.columnWidth
            anyLayout = AnyLayout(
                VMasonryLayout(
                    alignment: alignment,
                    columns: lanes,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )
            )
        case .hStack:
            layout = HStackFULayout(alignment: alignment.vertical, spacing: horizontal, maxHeight: limit).anyFULayout
            anyLayout = AnyLayout(LayoutOfFULayout(base: layout))
        case .vStack:
            layout = VStackFULayout(alignment: alignment.horizontal, spacing: vertical, maxWidth: limit).anyFULayout
            anyLayout = AnyLayout(LayoutOfFULayout(base: layout))
        case .zStack:
            layout = ZStackFULayout(alignment: alignment, maxWidth: limit, maxHeight: limit).anyFULayout
            anyLayout = AnyLayout(LayoutOfFULayout(base: layout))
        }
        if kind.isMasonry, Bool.random(using: &random) {
            spans = (0..<count).map { _ in Int.random(in: 1...3, using: &random) }
        }
        func length(_ most: CGFloat) -> CGFloat { CGFloat(Int.random(in: 1...9, using: &random)) / 9 * most }
        items = FUItems(
            sizes: (0..<count).map { _ in CGSize(width: length(most.width), height: length(most.height)) },
            spans: spans
        )
        description =
            "\(kind) \(alignment) of \(lanes) in \(limit), \(isOlder ? "older" : "newer"), \(extent), "
            + "gaps \(horizontal) and \(vertical), items \(items.sizes), spans \(spans)"
    }

    /// Returns the length that the layout fills along an axis, or `nil` if the length depends on the items.
    func filled(along axis: Axis) -> CGFloat? {
        switch layout.base {
        case let flow as HFlow where flow.flow.extent == .filling: axis == .horizontal ? flow.maxWidth : nil
        case let flow as VFlow where flow.flow.extent == .filling: axis == .vertical ? flow.maxHeight : nil
        case let masonry as HMasonry where masonry.masonry.extent == .filling:
            axis == .vertical ? masonry.maxHeight : nil
        case let masonry as VMasonry where masonry.masonry.extent == .filling:
            axis == .horizontal ? masonry.maxWidth : nil
        default: nil
        }
    }

    /// Views with the sizes of the items.
    var views: some View {
        ForEach(items.sizes.indices) { index in
            Color.blue.frame(width: items.sizes[index].width, height: items.sizes[index].height)
                .named("\(index)")
                .masonrySpan(items.spans.isEmpty ? 1 : items.spans[index])
        }
    }
}

/// A layout for views that uses a layout of FrameUp.
private struct LayoutOfFULayout: LayoutFromFULayout {
    let base: AnyFULayout

    func fuLayout(maxSize: CGSize) -> AnyFULayout { base }
}

extension CGRect {
    /// Returns whether another rectangle lies inside, except for rounding.
    func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 1e-6 && other.minY >= minY - 1e-6 && other.maxX <= maxX + 1e-6 && other.maxY <= maxY + 1e-6
    }
}
