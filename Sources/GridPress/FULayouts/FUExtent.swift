import LayoutSolvers

/// How much room a flow or a masonry takes.
public enum FUExtent: String, CaseIterable, Hashable, Sendable {
    /// As much as its items need.
    case hugging
    /// All that it may have across: lines are aligned in the whole width, and lanes share it.
    case filling

    /// The same for solvers.
    var solverExtent: LineExtent { self == .hugging ? .hugging : .filling }
}

/// The gaps of a flow or a masonry.
struct FUSpacing: Hashable {
    /// The gap that is left where none is given.
    static let ordinary: CGFloat = 10

    private var given: [CGFloat?]

    /// Gaps from side to side and from top to bottom.
    init(_ horizontal: CGFloat?, _ vertical: CGFloat?) { given = [horizontal, vertical] }

    /// The gap along an axis.
    subscript(axis: Axis) -> CGFloat { (axis == .horizontal ? given[0] : given[1]).finite ?? Self.ordinary }

    /// What is wrong with a gap.
    func blemish(in container: String) -> Blemish? {
        given.lazy.compactMap { Blemish.ofFlowSpacing($0, in: container) }.first
    }
}
