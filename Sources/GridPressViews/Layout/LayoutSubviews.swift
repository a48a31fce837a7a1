/// The views that a layout arranges, in the order of their declaration.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    /// The type of a range of the views.
    public typealias SubSequence = LayoutSubviews

    let nodes: [LayoutNode]
    private let placements: Placements
    private let range: Range<Int>

    /// The layout direction of the container.
    ///
    /// Placements are mirrored automatically, so few layouts need it.
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

    /// The position after the last view.
    public var endIndex: Int { range.upperBound }

    /// The view at a position.
    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "The subview index \(index) is out of range. Use an index in \(range).")
        return LayoutSubview(nodes[index], in: placements, at: index)
    }

    /// The views in a range of positions.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes, placements, layoutDirection, bounds)
    }

    /// The views at a sequence of positions, in its order.
    public subscript<S: Sequence>(indices: S) -> [LayoutSubview] where S.Element == Int { indices.map { self[$0] } }

    /// Returns whether both are the same views of the same container.
    public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
        first.range == second.range && first.placements === second.placements
    }

    /// The nodes of the views in the range of this collection.
    package var nodesInRange: [LayoutNode] { range.count == nodes.count ? nodes : Array(nodes[range]) }

    /// Whether any of the views may have an explicit alignment guide.
    var mayHaveExplicitAlignment: Bool { nodesInRange.mayHaveExplicitAlignment }

    /// Removes all placements of the views.
    func forgetPlacements() { placements.reset() }

    /// Reports a finding of the layout; only the first finding counts.
    package func report(_ finding: NodeFinding) { placements.report(finding) }

    /// Returns the explicit values of a guide in the views, relative to the bounds, for their latest placements.
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
