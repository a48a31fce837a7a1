extension Grid {
    /// Creates a row grid: columns are as wide as their cells, and flexible columns share the remaining width.
    ///
    /// A view outside of a ``GridRow`` is a separate row and spans all columns.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of cells, unless their row, their column or the cells set another.
    ///   - horizontalSpacing: The spacing between columns, in points; `nil` uses the preferred spacing of the cells.
    ///   - verticalSpacing: The spacing between rows, in points; `nil` uses the preferred spacing of the cells.
    ///   - content: The rows.
    public init<Content: View>(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let layout = GridLayout(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
        let content = content()
        self.init { $0.addContainer(layout, kind: .grid, content: content) }
    }
}
