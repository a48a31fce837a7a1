/// A row of a custom layout: items beside each other, up to a maximum width.
///
/// ```swift
/// var rows = [FULayoutRow(alignment: .topLeading, minSpacing: 10, maxWidth: 160)]
/// for (key, width) in [80.0, 60, 90].enumerated() {
///     let item = (key: key, value: CGSize(width: width, height: 20))
///     if !rows[rows.count - 1].append(item) {
///         rows.append(FULayoutRow(alignment: .topLeading, minSpacing: 10, maxWidth: 160, firstSize: item))
///     }
/// }
/// print(rows.map(\.rowWidth))  // [150.0, 90.0]
/// ```
public struct FULayoutRow: FULineContainer {
    var line: FULine

    /// Creates an empty row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the row among others, and of its items.
    ///   - minSpacing: The gap between two items in points, which grows in justified rows.
    ///   - maxWidth: The maximum width of the row, in points.
    public init(alignment: FUAlignment, minSpacing: CGFloat, maxWidth: CGFloat = .infinity) {
        line = FULine(axis: .horizontal, alignment: alignment, minSpacing: minSpacing, limit: maxWidth)
    }

    /// Creates a row with one item, which may be wider than the maximum width.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the row among others, and of its items.
    ///   - minSpacing: The gap between two items in points, which grows in justified rows.
    ///   - maxWidth: The maximum width of the row, in points.
    ///   - firstSize: The position of the item, and its size.
    public init(
        alignment: FUAlignment, minSpacing: CGFloat, maxWidth: CGFloat = .infinity, firstSize: (key: Int, value: CGSize)
    ) {
        self.init(alignment: alignment, minSpacing: minSpacing, maxWidth: maxWidth)
        _ = append(firstSize)
    }

    /// The height of the highest item, in points.
    public var contentHeight: CGFloat { line.contentBreadth }
    /// The sum of the widths of all items, in points.
    public var contentWidth: CGFloat { line.contentLength }
    /// The gap between two items, in points; larger than the minimum in a justified row.
    public var spacing: CGFloat { line.spacing }
    /// The width of the row with its minimum gaps, in points.
    public var minRowWidth: CGFloat { line.minLength }
    /// The width of the row, in points.
    public var rowWidth: CGFloat { line.length }
    /// The size of the row with its minimum gaps.
    public var minRowSize: CGSize { CGSize(.horizontal, line.minLength, across: line.contentBreadth) }
    /// The size of the row.
    public var rowSize: CGSize { CGSize(.horizontal, line.length, across: line.contentBreadth) }

    /// Adds an item if it fits, and returns whether it fits; the first item always does.
    public mutating func append(_ size: (key: Int, value: CGSize)) -> Bool { line.append(size) }

    /// Returns the offsets of the items, by their positions.
    ///
    /// - Parameters:
    ///   - rowYOffset: The vertical position of the row.
    ///   - alignmentWidth: The width in which the items are aligned; `nil` for the width of the row.
    public func contentOffsets(rowYOffset: CGFloat, alignmentWidth: CGFloat? = nil) -> [Int: CGPoint] {
        line.contentOffsets(across: rowYOffset, alignmentLength: alignmentWidth)
    }

    /// Returns the row with gaps that fill a width, if its alignment is justified.
    public func justified(width: CGFloat) -> FULayoutRow {
        var row = self
        row.line.justifiedLength = width
        return row
    }
}

extension [FULayoutRow] {
    /// The width of the widest row with its minimum gaps, in points.
    public var maxMinRowWidth: CGFloat { maxMinLength }

    /// Sets the gaps of justified rows so that they fill a width; other rows stay unchanged.
    ///
    /// - Parameters:
    ///   - width: The width to fill, in points; `nil` for the width of the widest row.
    ///   - skipLast: Whether the last row stays unchanged.
    public mutating func justifyIfNecessary(width: CGFloat? = nil, skipLast: Bool = false) {
        justify(length: width, skipLast: skipLast)
    }
}
