extension ModifierRule {
    private static let style = Parameter("style", .style, "The fill style.")
    private static let shape = Parameter("in", .shape, "The shape to fill.")
    private static let alignment = Parameter("alignment", .alignment, "The alignment of the content.", or: "center")

    /// Modifiers that add layers behind, in front of and around a view.
    static let layers: [ModifierRule] = [
        ModifierRule(
            "background", "Layers a style or views behind the view.", style, shape, alignment,
            .slot("content", "The background views.")
        ) { view, style, shape, alignment, content in
            if let content {
                view.background(alignment: alignment) { content }
            } else if let shape {
                view.background(style ?? AnyShapeStyle(.background), in: shape)
            } else {
                view.background(style ?? AnyShapeStyle(.background))
            }
        }.with(.oneOf("style", "content"), .oneOf("in", "content")),
        ModifierRule(
            "overlay", "Layers a style or views in front of the view.", style, shape, alignment,
            .slot("content", "The overlay views.")
        ) { view, style, shape, alignment, content in
            if let content {
                view.overlay(alignment: alignment) { content }
            } else if let shape {
                view.overlay(style ?? AnyShapeStyle(.foreground), in: shape)
            } else {
                view.overlay(style ?? AnyShapeStyle(.foreground))
            }
        }.with(.oneOf("style", "content"), .oneOf("in", "content"), .any(of: "style", "content")),
        ModifierRule(
            "cornerRadius", "Clips the view to its bounds, with rounded corners.",
            .value(.length, "The corner radius, in points.")
        ) { $0.cornerRadius($1) },
        ModifierRule("clipShape", "Clips the view to a shape.", .value(.shape, "The clipping shape.")) {
            $0.clipShape($1)
        },
        ModifierRule("clipped", "Clips the view to its bounds.", .isActive) { view, isActive in
            if isActive { view.clipped() } else { view }
        },
        ModifierRule(
            "border", "Adds a border inside the bounds of the view.",
            Parameter("style", .style, "The style of the border.", or: "primary"),
            Parameter("width", .length, "The width of the border, in points.", or: "1")
        ) { $0.border($1, width: $2) },
        ModifierRule(
            "mask", "Masks the view with the opacity of other views.", alignment,
            .slot("content", "The mask views. Required.")
        ) { view, alignment, content in view.mask(alignment: alignment) { content } }.with(.needs("content")),
        ModifierRule(
            "safeAreaInset",
            "Places views at an edge of the modified view. The modified view gets the remaining space.",
            Parameter("edge", .edge, "The edge of the modified view.", or: "bottom"),
            Parameter("spacing", .length, "The space between the modified view and the inset views, in points."),
            .slot("content", "The inset views. Required.")
        ) { view, edge, spacing, content in
            switch edge {
            case .top: view.safeAreaInset(edge: VerticalEdge.top, spacing: spacing) { content }
            case .bottom: view.safeAreaInset(edge: VerticalEdge.bottom, spacing: spacing) { content }
            case .leading: view.safeAreaInset(edge: HorizontalEdge.leading, spacing: spacing) { content }
            case .trailing: view.safeAreaInset(edge: HorizontalEdge.trailing, spacing: spacing) { content }
            }
        }.with(.needs("content")),
        ModifierRule(
            "dimension",
            "Draws dimensions: the width or the height of the view, between arrows. Dimensions take no space in the "
                + "layout. In the style `draughtsman`, they avoid each other.",
            Parameter(
                "positions", .dimensionPositions, "The positions of the dimensions. Each position has one dimension.",
                or: "bottom"), Parameter("arrow", .color, "The color of the arrows."),
            Parameter("label", .color, "The color of the numbers.")
        ) { AnyView($0.dimension($1, arrow: $2, label: $3)) },
        ModifierRule(
            "callout",
            "Adds a callout: a text that explains the view, beside the picture. A line, the leader, connects the text "
                + "with the view. If leaders have no room, the texts are in a numbered list below the picture. "
                + "Callouts take no space in the layout.", .value(.text, "The explanation."),
            Parameter(
                "at", .unitPoint,
                "The point of the view at which the leader ends. By default, GridPress chooses a free point."),
            Parameter(
                "x", .length,
                "The distance of the leader's end from `at` toward the trailing edge, in points. Has no effect without "
                    + "`at`.", or: "0"),
            Parameter(
                "y", .length,
                "The downward distance of the leader's end from `at`, in points. Has no effect without `at`.", or: "0")
        ) { view, text, point, x, y in
            if let point {
                view.callout(text, at: point, offset: CGSize(width: x, height: y))
            } else {
                view.callout(text)
            }
        },
        ModifierRule(
            "dimensionStyle",
            "Sets the style of dimensions. All attributes except `look` apply only to `draughtsman`, the style of "
                + "technical drawings.",
            Parameter(
                "look", .dimensionFormat, "The style: `draughtsman`, or `classic` with open arrows.", or: "draughtsman"),
            Parameter("unit", .unit, "The unit after each number."),
            Parameter("decimals", .count, "The maximum number of decimals, up to 3.", or: "1"),
            Parameter("decimalMark", .decimalMark, "The decimal mark.", or: "point"),
            Parameter("color", .color, "The color of lines and numbers."),
            Parameter("textSize", .size, "The font size of the numbers, in points.", or: "11"),
            Parameter(
                "measuring", .measured, "The measured size: the size of the frame, the proposed size or both.",
                or: "frame")
        ) { view, look, unit, decimals, mark, color, textSize, measuring in
            switch look {
            case .classic: view.dimensionStyle(.classic)
            case .draughtsman:
                view.dimensionStyle(
                    .draughtsman(
                        unit: unit ?? "", decimals: decimals, decimalMark: mark, color: color, textSize: textSize,
                        measuring: measuring))
            }
        },
    ]
}
