/// The number of columns that an item of a span grid takes.
package enum SpanGridSize: Hashable, Sendable {
    /// One column.
    case cell
    /// All columns, however many there are.
    case row
    /// This many columns; all where there are fewer, and one where the number is below that.
    case span(Int)

    /// How many columns of so many it takes.
    func columns(of count: Int) -> Int {
        switch self {
        case .cell: 1
        case .row: count
        case .span(let span): min(max(span, 1), count)
        }
    }
}
