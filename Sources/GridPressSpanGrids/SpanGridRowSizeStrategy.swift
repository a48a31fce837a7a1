import LayoutSolvers

/// The height that a ``SpanGrid`` passes to the cells of a row.
public enum SpanGridRowSizeStrategy: Hashable, Sendable {
    /// This height.
    case fixed(height: CGFloat)
    /// The height of the largest cell of the row, once it is measured; nothing for a cell that takes the whole row.
    ///
    /// A cell of such a row is made twice: to be measured, and once more when it can be told the height. Where a grid lies
    /// in a cell of another one, its own cells are made four times, and twice as often for each grid further in.
    case largest
    /// The width of one column, for wider cells too.
    case square
    /// No height: each cell has its ideal height.
    case none

    /// The strategy as the solver takes it.
    var solverHeight: SpanGridRowHeight {
        switch self {
        case .fixed(let height): .fixed(Double(height))
        case .largest: .largest
        case .square: .square
        case .none: .none
        }
    }

    /// The strategy as it is written.
    var name: String {
        switch self {
        case .fixed(let height): "fixed(\(height.spelled))"
        case .largest: "largest"
        case .square: "square"
        case .none: "fit"
        }
    }

    /// The end of a sentence about an invalid height of the rows; `nil` if it is valid.
    var problem: String? {
        guard case .fixed(let height) = self, !(height >= 0 && height.isFinite) else { return nil }
        return "has the invalid row height \(height), so rows fit their content"
    }
}
