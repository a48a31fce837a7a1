/// The size and the state of a cell, which are passed to its view.
public struct SpanGridCellMetadata: Hashable, Sendable {
    /// The size of a cell.
    public struct Size: Hashable, Sendable {
        /// The width of the cell: that of its columns, and the space between them.
        public let width: CGFloat
        /// The height of its row, as the grid's ``SpanGridRowSizeStrategy`` has it; `nil` where it isn't known.
        public let height: CGFloat?

        /// A size.
        public init(width: CGFloat, height: CGFloat?) {
            self.width = width
            self.height = height
        }
    }

    /// The size of the cell.
    public let size: Size
    /// How many columns the grid has.
    public let columnCount: Int
    /// Whether keys have selected the cell.
    public let isHighlighted: Bool

    /// Creates the metadata of a cell.
    public init(size: Size, columnCount: Int, isHighlighted: Bool = false) {
        self.size = size
        self.columnCount = columnCount
        self.isHighlighted = isHighlighted
    }
}

nonisolated extension View {
    /// Makes the view as wide as its cell of a ``SpanGrid``, and at least as high as its row where that is known.
    public func frame(cellMetadata: SpanGridCellMetadata) -> some View {
        frame(width: cellMetadata.size.width).frame(minHeight: cellMetadata.size.height)
    }
}
