/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    private let placements: Placements
    private let index: Int

    init(_ node: LayoutNode, in placements: Placements, at index: Int) {
        self.node = node
        self.placements = placements
        self.index = index
    }

    /// The value that the view carries for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.traits.map { $0[key] } ?? Key.defaultValue
    }

    /// How early the view chooses its size: higher priorities before lower ones.
    public var priority: Double { node.layoutPriority }

    /// The size that the view takes when offered a size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal.valid) }

    /// The size and the guides of the view when it is offered a size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.valid
        return ViewDimensions(node, size: node.sizeThatFits(proposal), proposal: proposal)
    }

    /// The space that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// Puts the point `anchor` of the view at a position and offers it a size; a later call overrides an earlier one.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.place(index, Placement(position: position, anchor: anchor, proposal: proposal.valid))
    }

    /// Draws the view nowhere.
    package func leaveOut() { placements.leaveOut(index) }

    /// Whether both are the same view of the same container.
    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node == second.node }
}
