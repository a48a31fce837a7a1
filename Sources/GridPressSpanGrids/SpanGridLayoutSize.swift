import LibrarySolvers

/// The number of columns that an item of a ``SpanGrid`` spans.
///
/// ```swift
/// let news = Figure("News", width: 400, height: 200) {
///     SpanGrid(columnSizeStrategy: .fixed(count: 3, width: 120, spacing: 8)) {
///         Text("Headline").spanGridCellSize(.row)
///         Text("Interview").spanGridCellSize(.span(2))
///         Text("Weather")
///     }
/// }
/// ```
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
///
/// ```swift
/// struct Photo: Identifiable, SpanGridSizeInfoProvider {
///     let id: String
///     let aspectRatio: Double
///     var layoutSize: SpanGridLayoutSize { aspectRatio > 1.5 ? .span(2) : .cell }
/// }
///
/// let photos = [Photo(id: "Fjord", aspectRatio: 1.8), Photo(id: "Portrait", aspectRatio: 0.8)]
/// let album = Figure("Album", width: 800, height: 300) {
///     SpanGrid(dataSource: photos) { photo, cell in Text(photo.id).frame(cellMetadata: cell) }
/// }
/// ```
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
