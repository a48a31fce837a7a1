/// A row of a custom layout: items beside each other, up to a width.
public struct FULayoutRow: FULineContainer {
    var line: FULine

    /// An empty row.
    ///
    /// - Parameters:
    ///   - alignment: How the row is aligned among others, and items in it.
    ///   - minSpacing: The gap between two items, which grows in justified rows.
    ///   - maxWidth: The width that it may have.
    public init(alignment: FUAlignment, minSpacing: CGFloat, maxWidth: CGFloat = .infinity) {
        line = FULine(axis: .horizontal, alignment: alignment, minSpacing: minSpacing, limit: maxWidth)
    }

    /// A row with an item, whatever its size.
    public init(
        alignment: FUAlignment,
        minSpacing: CGFloat,
        maxWidth: CGFloat = .infinity,
        firstSize: (key: Int, value: CGSize)
    ) {
        self.init(alignment: alignment, minSpacing: minSpacing, maxWidth: maxWidth)
        _ = append(firstSize)
    }

    /// How high the highest item is.
    public var contentHeight: CGFloat { line.contentBreadth }
    /// How wide all items are together.
    public var contentWidth: CGFloat { line.contentLength }
    /// The gap between two items.
    public var spacing: CGFloat { line.spacing }
    /// How wide the row is with gaps that don't grow.
    public var minRowWidth: CGFloat { line.minLength }
    /// How wide the row is.
    public var rowWidth: CGFloat { line.length }
    /// The size of the row with gaps that don't grow.
    public var minRowSize: CGSize { CGSize(.horizontal, line.minLength, across: line.contentBreadth) }
    /// The size of the row.
    public var rowSize: CGSize { CGSize(.horizontal, line.length, across: line.contentBreadth) }

    /// Adds an item, and answers whether it fits: where it doesn't, it is not added.
    ///
    /// The first one always fits.
    public mutating func append(_ size: (key: Int, value: CGSize)) -> Bool { line.append(size) }

    /// Where items go in a row at a place, aligned in a width; in that of the row where it is left out.
    public func contentOffsets(rowYOffset: CGFloat, alignmentWidth: CGFloat? = nil) -> [Int: CGPoint] {
        line.contentOffsets(across: rowYOffset, alignmentLength: alignmentWidth)
    }

    /// The row with gaps that fill a width, where its alignment says so.
    public func justified(width: CGFloat) -> FULayoutRow {
        var row = self
        row.line.justifiedLength = width
        return row
    }
}

extension [FULayoutRow] {
    /// How wide the widest row is, with gaps that don't grow.
    public var maxMinRowWidth: CGFloat { maxMinLength }

    /// Lets the gaps of rows grow whose alignment says so.
    ///
    /// - Parameters:
    ///   - width: How wide they become; as wide as the widest where it is left out.
    ///   - skipLast: Whether the last row stays as it is.
    public mutating func justifyIfNecessary(width: CGFloat? = nil, skipLast: Bool = false) {
        justify(length: width, skipLast: skipLast)
    }
}
