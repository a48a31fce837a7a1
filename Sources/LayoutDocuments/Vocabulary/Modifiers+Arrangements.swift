import GridPress

extension ModifierRule {
    /// What views say to the flow, the masonry or the span grid around them.
    static let arrangements: [ModifierRule] = [
        ModifierRule(
            "masonrySpan",
            "How many lanes of a masonry the view takes; never more than there are.",
            .value(.count, "How many.")
        ) {
            $0.masonrySpan($1)
        },
        ModifierRule(
            "spanGridCellSize",
            "How many columns the view takes in a span grid: one, several or all.",
            .value(.spanGridSize, "How many.")
        ) {
            $0.spanGridCellSize($1)
        },
        ModifierRule(
            "spanGridHighlighted",
            "Which view of a span grid has a ring around it, as if keys had selected it.",
            .value(.count, "Its position, counted from 0.")
        ) {
            $0.spanGridHighlighted($1)
        },
        ModifierRule(
            "spanGridKeys",
            "Keys that are pressed in a span grid: the view that they lead to has a ring around it. The first key leads to "
                + "the first view.",
            .value(.spanGridKeys, "The keys.")
        ) {
            $0.spanGridKeys($1)
        },
    ]
}
