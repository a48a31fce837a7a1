extension Grid {
    /// Creates a row grid: columns are as wide as their cells, and flexible columns share the remaining width.
    ///
    /// A view that stands in no ``GridRow`` is a row of its own that takes all columns.
    ///
    /// - Parameters:
    ///   - alignment: How cells are aligned unless their row, their column or they themselves say otherwise.
    ///   - horizontalSpacing: The space between columns; `nil` leaves it to what the cells prefer.
    ///   - verticalSpacing: The space between rows; `nil` leaves it to what the cells prefer.
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
        self.init { $0.addContainer(layout, kind: "Grid", content: content) }
    }
}
