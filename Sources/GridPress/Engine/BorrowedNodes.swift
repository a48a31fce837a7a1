/// Unowned references to nodes that the caller keeps alive.
///
/// A node that is taken out of an array is counted as used once more, and again as no longer used. Where many are asked
/// one short question each, that takes as long as the answers.
struct BorrowedNodes {
    private let nodes: [Unmanaged<LayoutNode>]

    init(_ nodes: some Sequence<LayoutNode>) { self.nodes = nodes.map { Unmanaged.passUnretained($0) } }

    /// The size that a node takes when offered a size.
    func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
        nodes[index]._withUnsafeGuaranteedRef { $0.sizeThatFits(proposal) }
    }
}
