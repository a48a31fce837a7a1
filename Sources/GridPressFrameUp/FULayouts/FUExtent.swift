import LayoutSolvers

/// The extent of a flow or a masonry: hugging its items, or filling the available space.
public enum FUExtent: String, CaseIterable, Hashable, Sendable {
    /// As much as its items need.
    case hugging
    /// All that it may have across: lines are aligned in the whole width, and lanes share it.
    case filling

    /// The same for solvers.
    var solverExtent: LayoutExtent { self == .hugging ? .hugging : .filling }
}

/// The gaps of a flow or a masonry.
struct FUSpacing: Hashable {
    /// The default gap.
    static let defaultLength: CGFloat = 10

    private var given: [CGFloat?]

    /// Gaps from side to side and from top to bottom.
    init(_ horizontal: CGFloat?, _ vertical: CGFloat?) { given = [horizontal, vertical] }

    /// The gap along an axis.
    subscript(axis: Axis) -> CGFloat { (axis == .horizontal ? given[0] : given[1]).finite ?? Self.defaultLength }

    /// Returns the finding about an invalid gap.
    func finding(in container: String) -> NodeFinding? {
        given.lazy.compactMap { NodeFinding.ofFlowSpacing($0, in: container) }.first
    }
}
