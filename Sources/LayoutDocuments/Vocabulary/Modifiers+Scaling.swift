extension ModifierRule {
    /// Modifiers for scaling, and for sizes relative to other views.
    static let scaling: [ModifierRule] = [
        ModifierRule(
            "scaledToFrame", "Scales the rendered view to match a size.",
            Parameter("width", .limit, "The width to match, in points.", or: "infinity"),
            Parameter("height", .limit, "The height to match, in points.", or: "infinity"),
            Parameter(
                "contentMode", .contentMode,
                "Whether the view fits or fills the size. By default, each axis is scaled separately."),
            Parameter("scaleMode", .scaleMode, "The allowed scaling: shrink, grow or both.", or: "both")
        ) { view, width, height, mode, scaleMode in
            view.scaledToFrame(width: width, height: height, contentMode: mode, scaleMode: scaleMode)
        },
        ModifierRule(
            "relativePadding", "Adds padding that is a fraction of the width and height of the view.",
            Parameter("edges", .edges, "The edges to pad.", or: "all"),
            .needed("lengthFactor", .number, "The fraction, such as 0.1.")
        ) { view, edges, factor in view.relativePadding(edges, factor) },
        ModifierRule(
            "shareFrame",
            "Positions the view within a frame with a share of the size of the enclosing `WidthReader` or "
                + "`HeightReader`.",
            Parameter("width", .number, "The share of the width of the `WidthReader`, such as 0.5."),
            Parameter("height", .number, "The share of the height of the `HeightReader`, such as 0.5."),
            Parameter("alignment", .alignment, "The alignment of the content within the frame.", or: "center")
        ) { view, width, height, alignment in
            view.shareFrame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment)
        },
        ModifierRule(
            "equalWidthPreferred",
            "Makes the view as wide as the widest view with this modifier in the same `equalWidthContainer`.", .isActive
        ) { view, isActive in if isActive { view.equalWidthPreferred() } else { view } },
        ModifierRule(
            "equalHeightPreferred",
            "Makes the view as tall as the tallest view with this modifier in the same `equalHeightContainer`.",
            .isActive
        ) { view, isActive in if isActive { view.equalHeightPreferred() } else { view } },
        ModifierRule(
            "equalWidthContainer",
            "Gives all `equalWidthPreferred` views inside this view the width of the widest of them.", .isActive
        ) { view, isActive in if isActive { view.equalWidthContainer() } else { view } },
        ModifierRule(
            "equalHeightContainer",
            "Gives all `equalHeightPreferred` views inside this view the height of the tallest of them.", .isActive
        ) { view, isActive in if isActive { view.equalHeightContainer() } else { view } },
    ]
}
