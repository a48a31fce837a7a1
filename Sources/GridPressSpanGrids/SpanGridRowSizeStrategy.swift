import LibrarySolvers

/// The height that a ``SpanGrid`` passes to the cells of a row.
///
/// ```swift
/// let icons = Figure("Icons", width: 320, height: 200) {
///     SpanGrid(columnSizeStrategy: .fixed(count: 4, width: 64, spacing: 8), rowSizeStrategy: .square) {
///         Color.red
///         Color.green
///     }
/// }
/// ```
public enum SpanGridRowSizeStrategy: Hashable, Sendable {
    /// A constant height, in points.
    case fixed(height: CGFloat)
    /// The height of the largest cell in the row, after all are measured; no height for a cell that spans the whole
    /// row.
    ///
    /// Each cell of such a row is made twice: to be measured, and again when the height is known. Each grid inside a
    /// cell doubles this number for its own cells: 4 times at the second level, 8 times at the third.
    case largest
    /// The width of one column, also for cells that span several.
    case square
    /// No height: each cell has its ideal height.
    case none

    /// The strategy for the solver.
    var solverHeight: SpanGridRowHeight {
        switch self {
        case .fixed(let height): .fixed(Double(height))
        case .largest: .largest
        case .square: .square
        case .none: .none
        }
    }

    /// The name of the strategy in the layout record, with its height if it is constant.
    var name: String {
        switch self {
        case .fixed(let height): "fixed(\(height.spelled))"
        case .largest: "largest"
        case .square: "square"
        case .none: "fit"
        }
    }

    /// The end of a sentence about an invalid height of the rows; `nil` if the height is valid.
    var problem: String? {
        guard case .fixed(let height) = self, !(height >= 0 && height.isFinite) else { return nil }
        return "has the invalid row height \(height), so rows fit their content"
    }
}
