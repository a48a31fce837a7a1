/// A column of a custom layout: items below each other, up to a maximum height.
///
/// ```swift
/// var column = FULayoutColumn(alignment: .topLeading, minSpacing: 10, maxHeight: 100)
/// for (key, height) in [20.0, 30, 40].enumerated() {
///     print(column.append((key: key, value: CGSize(width: 60, height: height))))  // true, true, false
/// }
/// print(column.columnHeight)  // 60.0
/// let offsets = column.contentOffsets(columnXOffset: 0)
/// ```
public struct FULayoutColumn: FULineContainer {
    var line: FULine

    /// Creates an empty column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the column among others, and of its items.
    ///   - minSpacing: The gap between two items in points, which grows in justified columns.
    ///   - maxHeight: The maximum height of the column, in points.
    public init(alignment: FUAlignment, minSpacing: CGFloat, maxHeight: CGFloat = .infinity) {
        line = FULine(axis: .vertical, alignment: alignment, minSpacing: minSpacing, limit: maxHeight)
    }

    /// Creates a column with one item, which may be higher than the maximum height.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the column among others, and of its items.
    ///   - minSpacing: The gap between two items in points, which grows in justified columns.
    ///   - maxHeight: The maximum height of the column, in points.
    ///   - firstSize: The position of the item, and its size.
    public init(
        alignment: FUAlignment, minSpacing: CGFloat, maxHeight: CGFloat = .infinity,
        firstSize: (key: Int, value: CGSize)
    ) {
        self.init(alignment: alignment, minSpacing: minSpacing, maxHeight: maxHeight)
        _ = append(firstSize)
    }

    /// The width of the widest item, in points.
    public var contentWidth: CGFloat { line.contentBreadth }
    /// The sum of the heights of all items, in points.
    public var contentHeight: CGFloat { line.contentLength }
    /// The gap between two items, in points; larger than the minimum in a justified column.
    public var spacing: CGFloat { line.spacing }
    /// The height of the column with its minimum gaps, in points.
    public var minColumnHeight: CGFloat { line.minLength }
    /// The height of the column, in points.
    public var columnHeight: CGFloat { line.length }
    /// The size of the column with its minimum gaps.
    public var minColumnSize: CGSize { CGSize(.vertical, line.minLength, across: line.contentBreadth) }
    /// The size of the column.
    public var columnSize: CGSize { CGSize(.vertical, line.length, across: line.contentBreadth) }

    /// Adds an item if it fits, and returns whether it fits; the first item always does.
    public mutating func append(_ size: (key: Int, value: CGSize)) -> Bool { line.append(size) }

    /// Returns the offsets of the items, by their positions.
    ///
    /// - Parameters:
    ///   - columnXOffset: The horizontal position of the column.
    ///   - alignmentHeight: The height in which the items are aligned; `nil` for the height of the column.
    public func contentOffsets(columnXOffset: CGFloat, alignmentHeight: CGFloat? = nil) -> [Int: CGPoint] {
        line.contentOffsets(across: columnXOffset, alignmentLength: alignmentHeight)
    }

    /// Returns the column with gaps that fill a height, if its alignment is justified.
    public func justified(height: CGFloat) -> FULayoutColumn {
        var column = self
        column.line.justifiedLength = height
        return column
    }
}

extension [FULayoutColumn] {
    /// The height of the highest column with its minimum gaps, in points.
    public var maxMinColumnHeight: CGFloat { maxMinLength }

    /// Sets the gaps of justified columns so that they fill a height; other columns stay unchanged.
    ///
    /// - Parameters:
    ///   - height: The height to fill, in points; `nil` for the height of the highest column.
    ///   - skipLast: Whether the last column stays unchanged.
    public mutating func justifyIfNecessary(height: CGFloat? = nil, skipLast: Bool = false) {
        justify(length: height, skipLast: skipLast)
    }
}
