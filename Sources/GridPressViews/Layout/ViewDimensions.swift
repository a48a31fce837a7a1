/// The size and the alignment guides of a view.
public struct ViewDimensions: Equatable {
    /// The width of the view, in points.
    public let width: CGFloat
    /// The height of the view, in points.
    public let height: CGFloat

    /// The store and the index of the view; `nil` if the view can't have explicit guides.
    private let store: NodeStore?
    private let index: Int32
    private let proposal: ProposedViewSize
    /// The number of nested default values that led to these dimensions.
    private var handovers = 0
    /// The largest number of nested default values; guides beyond it have the position 0.
    private static let mostHandovers = 8

    private var node: LayoutNode? { store.map { LayoutNode(store: $0, index: index) } }

    /// Creates the dimensions of a node that has a size for a proposal.
    package init(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        store = node.mayHaveExplicitAlignment ? node.store : nil
        index = node.index
        self.proposal = proposal
        width = size.width
        height = size.height
    }

    /// Creates the dimensions of an area without explicit guides.
    package init(area: CGSize) {
        store = nil
        index = 0
        proposal = ProposedViewSize(area)
        width = area.width
        height = area.height
    }

    /// The position of a horizontal guide, from the leading edge: its explicit value, or else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

    /// The position of a vertical guide, from the top edge: its explicit value, or else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

    /// The explicit value of a horizontal guide; `nil` if the view doesn't set it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.guide] }

    /// The explicit value of a vertical guide; `nil` if the view doesn't set it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.guide] }

    package subscript(guide: AlignmentGuide) -> CGFloat {
        if let explicit = self[explicit: guide] { return explicit }
        if let value = guide.plainValue(in: size) { return value }
        guard handovers < Self.mostHandovers else { return 0 }
        var copy = self
        copy.handovers += 1
        return guide.id.defaultValue(in: copy)
    }

    package subscript(explicit guide: AlignmentGuide) -> CGFloat? {
        node?.explicitAlignment(guide, size: size, proposal: proposal)
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    /// Returns whether both have the same view, size and proposal.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.store === second.store && first.index == second.index && first.size == second.size
            && first.proposal == second.proposal
    }
}
