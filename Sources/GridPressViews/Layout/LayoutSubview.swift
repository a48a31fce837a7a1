/// A proxy for one of the views that a layout arranges.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    private let placements: Placements
    private let index: Int

    init(_ node: LayoutNode, in placements: Placements, at index: Int) {
        self.node = node
        self.placements = placements
        self.index = index
    }

    /// The layout value of the view for a key; the default value if the view has none.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.traits.map { $0[key] } ?? Key.defaultValue
    }

    /// The layout priority of the view, 0 by default; views with higher priorities are measured first.
    public var priority: Double { node.layoutPriority }

    /// Returns the size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal.valid) }

    /// Returns the size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.valid
        return ViewDimensions(node, size: node.sizeThatFits(proposal), proposal: proposal)
    }

    /// The preferred spacing of the view to its neighbors.
    public var spacing: ViewSpacing { node.spacing }

    /// Places the view; a later call replaces an earlier call.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor, in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view that lies at the position.
    ///   - proposal: The proposed size of the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.place(index, Placement(position: position, anchor: anchor, proposal: proposal.valid))
    }

    /// Excludes the view from the drawing.
    package func leaveOut() { placements.leaveOut(index) }

    /// Returns whether both are the same view of the same container.
    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node == second.node }
}
