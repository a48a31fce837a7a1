/// The number of columns that an item of a span grid spans.
package enum SpanGridSize: Hashable, Sendable {
    /// One column.
    case cell
    /// All columns.
    case row
    /// A number of columns, limited to 1 up to all.
    case span(Int)

    /// Returns the number of columns for a grid with `count` columns.
    func columns(of count: Int) -> Int {
        switch self {
        case .cell: 1
        case .row: count
        case .span(let span): min(max(span, 1), count)
        }
    }
}
