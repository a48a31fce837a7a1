extension ElementRule {
    private static let spacing = Parameter(
        "spacing", .length, "The spacing between views, in points. By default, the spacing that the views prefer.")
    private static let vertical = Parameter(
        "alignment", .verticalAlignment, "The vertical alignment of the views.", or: "center")
    private static let horizontal = Parameter(
        "alignment", .horizontalAlignment, "The horizontal alignment of the views.", or: "center")

    /// Containers.
    static let stacks: [ElementRule] = [
        ElementRule("HStack", "Arranges views in a horizontal line.", vertical, spacing, .views) {
            alignment, spacing, views in HStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule("VStack", "Arranges views in a vertical line.", horizontal, spacing, .views) {
            alignment, spacing, views in VStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule(
            "ZStack", "Arranges views in layers, aligned in both axes. Later views are in front of earlier views.",
            Parameter("alignment", .alignment, "The alignment of the views.", or: "center"), .views
        ) { alignment, views in ZStack(alignment: alignment) { views } },
        ElementRule("LazyHStack", "Arranges views in a row of the proposed height.", vertical, spacing, .views) {
            alignment, spacing, views in LazyHStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule("LazyVStack", "Arranges views in a column of the proposed width.", horizontal, spacing, .views) {
            alignment, spacing, views in LazyVStack(alignment: alignment, spacing: spacing) { views }
        },
        ElementRule("Group", "Groups views without a layout. Modifiers of the group apply to each view.", .views) {
            $0
        },
        ElementRule(
            "ScrollView", "A scrollable view, whose content can be larger than its frame.",
            Parameter("axes", .axes, "The axes along which the content scrolls.", or: "vertical"), .views
        ) { axes, views in ScrollView(axes) { views } },
        ElementRule(
            "ViewThatFits", "Shows the first view that fits the available space, or the last view if none fits.",
            Parameter("in", .axes, "The axes along which the view must fit.", or: "both"), .views
        ) { axes, views in ViewThatFits(in: axes) { views } },
        ElementRule(
            "Spacer", "A flexible space that expands to fill the remaining space.",
            Parameter("minLength", .length, "The minimum length, in points.")
        ) { Spacer(minLength: $0) }, ElementRule("Divider", "A line that separates views.") { Divider() },
    ]
}
