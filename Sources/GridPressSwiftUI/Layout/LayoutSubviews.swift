/// The views that a layout arranges, in declaration order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    /// A part of the views.
    public typealias SubSequence = LayoutSubviews

    let nodes: [LayoutNode]
    private let placements: Placements
    private let range: Range<Int>

    /// The direction of reading around the container.
    ///
    /// The engine mirrors what is placed; few layouts need to ask.
    public let layoutDirection: LayoutDirection

    init(_ nodes: [LayoutNode], placements: Placements, layoutDirection: LayoutDirection) {
        self.init(nodes, placements, layoutDirection, nodes.indices)
    }

    private init(
        _ nodes: [LayoutNode],
        _ placements: Placements,
        _ layoutDirection: LayoutDirection,
        _ range: Range<Int>
    ) {
        self.nodes = nodes
        self.placements = placements
        self.layoutDirection = layoutDirection
        self.range = range
    }

    /// The position of the first view.
    public var startIndex: Int { range.lowerBound }

    /// The position behind the last view.
    public var endIndex: Int { range.upperBound }

    /// The view at a position.
    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "The subview index \(index) is out of range. Use an index in \(range).")
        return LayoutSubview(nodes[index], in: placements, at: index)
    }

    /// The views at some positions.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes, placements, layoutDirection, bounds)
    }

    /// The views at some positions, in this order.
    public subscript<S: Sequence>(indices: S) -> [LayoutSubview] where S.Element == Int { indices.map { self[$0] } }

    /// Whether both are the same views.
    public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
        first.range == second.range && first.placements === second.placements
    }

    /// The nodes of the views, and of no others.
    package var nodesInRange: [LayoutNode] { range.count == nodes.count ? nodes : Array(nodes[range]) }

    /// Whether any of the views may say where a guide lies.
    var mayHaveExplicitAlignment: Bool { nodesInRange.mayHaveExplicitAlignment }

    /// Forgets where the views were placed.
    func forgetPlacements() { placements.reset() }

    /// Tells of something that the layout noticed while it placed the views.
    package func report(_ finding: NodeFinding) { placements.report(finding) }

    /// The explicit values of a guide in the views, as last placed, each with its view's origin added.
    func explicitValues(of guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize) -> [CGFloat] {
        range.compactMap { index in
            let node = nodes[index]
            guard node.mayHaveExplicitAlignment,
                let placement = placements.settled(index, in: bounds, proposal: proposal)
            else { return nil }
            let size = node.sizeThatFits(placement.proposal)
            return node.explicitAlignment(guide, size: size, proposal: placement.proposal)
                .map { placement.origin(of: size)[guide.axis] + $0 - bounds.origin[guide.axis] }
        }
    }
}
