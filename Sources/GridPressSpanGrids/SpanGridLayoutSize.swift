import LayoutSolvers

/// The number of columns that an item of a ``SpanGrid`` spans.
public enum SpanGridLayoutSize: Hashable, Sendable {
    /// One column.
    case cell
    /// All columns of the grid.
    case row
    /// A number of columns, or all columns if the grid has fewer.
    case span(Int)

    /// The span for the solver.
    var solverSize: SpanGridSize {
        switch self {
        case .cell: .cell
        case .row: .row
        case .span(let count): .span(count)
        }
    }
}

/// A data element that determines how many columns its cell spans in a ``SpanGrid``.
public protocol SpanGridSizeInfoProvider {
    /// The number of columns that the cell spans.
    var layoutSize: SpanGridLayoutSize { get }
}

nonisolated extension View {
    /// Sets the number of columns that the view spans in a ``SpanGrid`` created from views; the default is one column.
    public func spanGridCellSize(_ size: SpanGridLayoutSize) -> ModifiedView<Self> {
        layoutValue(key: SpanGridCellSizeKey.self, value: size)
    }
}

/// The key of the number of columns that a view spans in a span grid.
enum SpanGridCellSizeKey: LayoutValueKey {
    static var defaultValue: SpanGridLayoutSize { .cell }
}
