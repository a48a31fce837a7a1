import LayoutSolvers

/// How many columns an item of a ``SpanGrid`` takes.
public enum SpanGridLayoutSize: Hashable, Sendable {
    /// One column.
    case cell
    /// All columns, however many there are.
    case row
    /// This many columns, or all where there are fewer.
    case span(Int)

    /// The size as the solver takes it.
    var solverSize: SpanGridSize {
        switch self {
        case .cell: .cell
        case .row: .row
        case .span(let count): .span(count)
        }
    }
}

/// Data that says how many columns its view takes in a ``SpanGrid``.
public protocol SpanGridSizeInfoProvider {
    /// How many columns the view takes.
    var layoutSize: SpanGridLayoutSize { get }
}

nonisolated extension View {
    /// Sets how many columns the view takes in a ``SpanGrid`` that is made of views; without it, it is one.
    public func spanGridCellSize(_ size: SpanGridLayoutSize) -> ModifiedView<Self> {
        layoutValue(key: SpanGridCellSizeKey.self, value: size)
    }
}

/// The key of the number of columns that a view spans in a span grid.
enum SpanGridCellSizeKey: LayoutValueKey {
    static var defaultValue: SpanGridLayoutSize { .cell }
}
