/// A column of a custom layout: items below each other, up to a height.
public struct FULayoutColumn: FULineContainer {
    var line: FULine

    /// An empty column.
    ///
    /// - Parameters:
    ///   - alignment: How the column is aligned among others, and items in it.
    ///   - minSpacing: The gap between two items, which grows in justified columns.
    ///   - maxHeight: The height that it may have.
    public init(alignment: FUAlignment, minSpacing: CGFloat, maxHeight: CGFloat = .infinity) {
        line = FULine(axis: .vertical, alignment: alignment, minSpacing: minSpacing, limit: maxHeight)
    }

    /// A column with an item, whatever its size.
    public init(
        alignment: FUAlignment,
        minSpacing: CGFloat,
        maxHeight: CGFloat = .infinity,
        firstSize: (key: Int, value: CGSize)
    ) {
        self.init(alignment: alignment, minSpacing: minSpacing, maxHeight: maxHeight)
        _ = append(firstSize)
    }

    /// How wide the widest item is.
    public var contentWidth: CGFloat { line.contentBreadth }
    /// How high all items are together.
    public var contentHeight: CGFloat { line.contentLength }
    /// The gap between two items.
    public var spacing: CGFloat { line.spacing }
    /// How high the column is with gaps that don't grow.
    public var minColumnHeight: CGFloat { line.minLength }
    /// How high the column is.
    public var columnHeight: CGFloat { line.length }
    /// The size of the column with gaps that don't grow.
    public var minColumnSize: CGSize { CGSize(.vertical, line.minLength, across: line.contentBreadth) }
    /// The size of the column.
    public var columnSize: CGSize { CGSize(.vertical, line.length, across: line.contentBreadth) }

    /// Adds an item, and answers whether it fits: where it doesn't, it is not added.
    ///
    /// The first one always fits.
    public mutating func append(_ size: (key: Int, value: CGSize)) -> Bool { line.append(size) }

    /// Where items go in a column at a place, aligned in a height; in that of the column where it is left out.
    public func contentOffsets(columnXOffset: CGFloat, alignmentHeight: CGFloat? = nil) -> [Int: CGPoint] {
        line.contentOffsets(across: columnXOffset, alignmentLength: alignmentHeight)
    }

    /// The column with gaps that fill a height, where its alignment says so.
    public func justified(height: CGFloat) -> FULayoutColumn {
        var column = self
        column.line.justifiedLength = height
        return column
    }
}

extension [FULayoutColumn] {
    /// How high the highest column is, with gaps that don't grow.
    public var maxMinColumnHeight: CGFloat { maxMinLength }

    /// Lets the gaps of columns grow whose alignment says so.
    ///
    /// - Parameters:
    ///   - height: How high they become; as high as the highest where it is left out.
    ///   - skipLast: Whether the last column stays as it is.
    public mutating func justifyIfNecessary(height: CGFloat? = nil, skipLast: Bool = false) {
        justify(length: height, skipLast: skipLast)
    }
}
