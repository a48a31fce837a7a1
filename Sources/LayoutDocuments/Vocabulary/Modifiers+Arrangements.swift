extension ModifierRule {
    /// Modifiers for the flow, the masonry or the span grid around a view.
    static let arrangements: [ModifierRule] = [
        ModifierRule(
            "masonrySpan",
            "Sets the number of columns or rows that the view spans in a masonry layout. If the layout has fewer "
                + "columns or rows, the view spans all of them.", .value(.count, "The number of columns or rows.")
        ) { $0.masonrySpan($1) },
        ModifierRule(
            "spanGridCellSize", "Sets the number of columns that the view spans in a span grid: one, several or all.",
            .value(.spanGridSize, "The number of columns.")
        ) { $0.spanGridCellSize($1) },
        ModifierRule(
            "spanGridHighlighted",
            "Draws a ring around a view of a span grid, as for a view that the keyboard selects.",
            .value(.count, "The index of the view, counted from 0.")
        ) { $0.spanGridHighlighted($1) },
        ModifierRule(
            "spanGridKeys",
            "Simulates key presses in a span grid, and draws a ring around the selected view. The first key "
                + "selects the first view.", .value(.spanGridKeys, "The keys, in order.")
        ) { $0.spanGridKeys($1) },
    ]
}
