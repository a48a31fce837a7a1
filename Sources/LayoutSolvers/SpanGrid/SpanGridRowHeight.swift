/// What the items of a row are told about its height.
package enum SpanGridRowHeight: Equatable, Sendable {
    /// This height.
    case fixed(Double)
    /// The width of one column.
    case square
    /// The height of the largest item of the row; nothing where there is one column, or an item takes all.
    case largest
    /// Nothing.
    case none

    /// What items are told without being measured.
    func offer(in columns: SpanGridColumns) -> Double? {
        switch self {
        case .fixed(let height): height >= 0 && height.isFinite ? height.summable : nil
        case .square: columns.tileWidth
        case .largest, .none: nil
        }
    }

    /// Whether items that take so many columns of so many are measured before they are told.
    func measures(span: Int, of count: Int) -> Bool { self == .largest && span < count }
}
