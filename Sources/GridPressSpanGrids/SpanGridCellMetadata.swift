/// The size and the state of a cell, which are passed to its view.
///
/// ```swift
/// struct Tile: View {
///     let title: String
///     let cell: SpanGridCellMetadata
///
///     var body: some View {
///         Text(title)
///             .bold(cell.isHighlighted)
///             .frame(cellMetadata: cell)
///     }
/// }
/// ```
public struct SpanGridCellMetadata: Hashable, Sendable {
    /// The size of a cell.
    ///
    /// ```swift
    /// let size = SpanGridCellMetadata.Size(width: 160, height: nil)
    /// let cell = SpanGridCellMetadata(size: size, columnCount: 2)
    /// let tile = Figure("Tile") { Text("Weather").frame(cellMetadata: cell) }
    /// ```
    public struct Size: Hashable, Sendable {
        /// The width of the cell in points, including the spacing between its columns.
        public let width: CGFloat
        /// The height of the row in points, from the grid's ``SpanGridRowSizeStrategy``; `nil` if it isn't known.
        public let height: CGFloat?

        /// Creates a size from a width and a height.
        public init(width: CGFloat, height: CGFloat?) {
            self.width = width
            self.height = height
        }
    }

    /// The size of the cell.
    public let size: Size
    /// The number of columns of the grid.
    public let columnCount: Int
    /// A Boolean value that indicates whether the cell is highlighted, by its position or by keys.
    public let isHighlighted: Bool

    /// Creates the metadata of a cell.
    public init(size: Size, columnCount: Int, isHighlighted: Bool = false) {
        self.size = size
        self.columnCount = columnCount
        self.isHighlighted = isHighlighted
    }
}

nonisolated extension View {
    /// Sets the width of the view to the width of its cell in a ``SpanGrid``.
    ///
    /// The minimum height is the height of the row, if known.
    public func frame(cellMetadata: SpanGridCellMetadata) -> some View {
        frame(width: cellMetadata.size.width).frame(minHeight: cellMetadata.size.height)
    }
}
