import GridPress

extension ElementRule {
    private static let spacing = Parameter(
        "spacing",
        .length,
        "The room between views; the views' own preference where it is left out."
    )
    private static let vertical = Parameter(
        "alignment",
        .verticalAlignment,
        "How the views are aligned.",
        or: "center"
    )
    private static let horizontal = Parameter(
        "alignment",
        .horizontalAlignment,
        "How the views are aligned.",
        or: "center"
    )

    /// Containers.
    static let stacks: [ElementRule] = [
        ElementRule("HStack", "Views in a row.", vertical, spacing, .views) { alignment, spacing, views in
            HStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule("VStack", "Views in a column.", horizontal, spacing, .views) { alignment, spacing, views in
            VStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule(
            "ZStack",
            "Views above each other.",
            Parameter("alignment", .alignment, "How the views are aligned.", or: "center"),
            .views
        ) { alignment, views in
            ZStack(alignment: alignment) { views }
        },
        ElementRule("LazyHStack", "Views in a row, as in a scroll view.", vertical, spacing, .views) {
            alignment,
            spacing,
            views in
            LazyHStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule("LazyVStack", "Views in a column, as in a scroll view.", horizontal, spacing, .views) {
            alignment,
            spacing,
            views in
            LazyVStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule("Group", "Views as they are: what is said of the group is said of each.", .views) { $0 },
        ElementRule(
            "ScrollView",
            "Content that may be larger than the room for it.",
            Parameter("axes", .axes, "The axes along which the content scrolls.", or: "vertical"),
            .views
        ) { axes, views in
            ScrollView(axes) { views }
        },
        ElementRule(
            "ViewThatFits",
            "The first of some views that fits into the room.",
            Parameter("in", .axes, "The axes along which it has to fit.", or: "both"),
            .views
        ) { axes, views in
            ViewThatFits(in: axes) { views }
        },
        ElementRule(
            "Spacer",
            "Room that takes what is left.",
            Parameter("minLength", .length, "How long it is at least.")
        ) {
            Spacer(minLength: $0)
        },
        ElementRule("Divider", "A line between views.") { Divider() },
    ]
}
