/// The size of a view and where its alignment guides lie.
public struct ViewDimensions: Equatable {
    /// The width of the view.
    public let width: CGFloat
    /// The height of the view.
    public let height: CGFloat

    /// The store of the view, if the view may have explicit guides, and its place there.
    private let store: NodeStore?
    private let index: Int32
    private let proposal: ProposedViewSize
    /// Through how many default values of guides these dimensions were handed on.
    private var handovers = 0
    /// How many default values may ask for one another; one that asks for itself gets 0 there.
    private static let mostHandovers = 8

    private var node: LayoutNode? { store.map { LayoutNode(store: $0, index: index) } }

    /// The dimensions of a node that answered with this size to this proposal.
    package init(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        store = node.mayHaveExplicitAlignment ? node.store : nil
        index = node.index
        self.proposal = proposal
        width = size.width
        height = size.height
    }

    /// The dimensions of an area that has no explicit guides.
    package init(area: CGSize) {
        store = nil
        index = 0
        proposal = ProposedViewSize(area)
        width = area.width
        height = area.height
    }

    /// Where a guide lies: the explicit value if there is one, else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

    /// Where a guide lies: the explicit value if there is one, else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

    /// Where the view itself says that a guide lies.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.guide] }

    /// Where the view itself says that a guide lies.
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

    /// Compares sizes and the views that they are of.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.store === second.store && first.index == second.index && first.size == second.size
            && first.proposal == second.proposal
    }
}
