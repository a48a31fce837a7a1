/// The height that a span grid passes to the items of a row.
package enum SpanGridRowHeight: Equatable, Sendable {
    /// A fixed height; none if it is negative or not finite.
    case fixed(Double)
    /// The width of one column.
    case square
    /// The height of the largest item of the row; no height if there is one column, or the item spans all columns.
    case largest
    /// No height: each item has its ideal height.
    case none

    /// Returns the height that is known without measuring items.
    func offer(in columns: SpanGridColumns) -> Double? {
        switch self {
        case .fixed(let height): height >= 0 && height.isFinite ? height.summable : nil
        case .square: columns.tileWidth
        case .largest, .none: nil
        }
    }

    /// Returns whether items of a span are measured before their height is known.
    func measures(span: Int, of count: Int) -> Bool { self == .largest && span < count }
}
