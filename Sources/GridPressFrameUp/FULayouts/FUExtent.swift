import LibrarySolvers

/// The extent of a flow or a masonry: hugging its items, or filling the available space.
///
/// A flow that fills the width aligns its rows in it:
///
/// ```swift
/// let tags = Figure("Tags", width: 300) {
///     HFlowLayout(alignment: .topTrailing, extent: .filling) {
///         Text("Ferry")
///         Text("Tram")
///     }
/// }
/// ```
public enum FUExtent: String, CaseIterable, Hashable, Sendable {
    /// The space that the items need.
    case hugging
    /// All of the available space: lines are aligned in the full length, and lanes share it.
    case filling

    /// The extent for solvers.
    var solverExtent: LayoutExtent { self == .hugging ? .hugging : .filling }
}

/// The horizontal and the vertical gap of a flow or a masonry.
struct FUSpacing: Hashable {
    /// The gap in points where none is set.
    static let defaultLength: CGFloat = 10

    private var given: [CGFloat?]

    /// Creates gaps from a horizontal and a vertical length; `nil` for the default.
    init(_ horizontal: CGFloat?, _ vertical: CGFloat?) { given = [horizontal, vertical] }

    /// The gap along an axis; the default if it isn't finite.
    subscript(axis: Axis) -> CGFloat { (axis == .horizontal ? given[0] : given[1]).finite ?? Self.defaultLength }

    /// Returns the finding about the first invalid gap; `nil` if both are valid.
    func finding(in container: String) -> NodeFinding? {
        given.lazy.compactMap { NodeFinding.ofFlowSpacing($0, in: container) }.first
    }
}
