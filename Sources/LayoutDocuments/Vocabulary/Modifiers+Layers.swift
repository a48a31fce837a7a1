import GridPress

extension ModifierRule {
    private static let style = Parameter("style", .style, "What it is painted with.")
    private static let shape = Parameter("in", .shape, "The shape that is painted.")
    private static let alignment = Parameter("alignment", .alignment, "Where the views lie.", or: "center")

    /// What lies behind a view, above it and around it.
    static let layers: [ModifierRule] = [
        ModifierRule(
            "background",
            "Paint or views behind the view.",
            style,
            shape,
            alignment,
            .slot("content", "Views that lie behind it.")
        ) { view, style, shape, alignment, content in
            if let content {
                view.background(alignment: alignment) { content }
            } else if let shape {
                view.background(style ?? AnyShapeStyle(.background), in: shape)
            } else {
                view.background(style ?? AnyShapeStyle(.background))
            }
        }
        .with(.oneOf("style", "content"), .oneOf("in", "content")),
        ModifierRule(
            "overlay",
            "Paint or views above the view.",
            style,
            shape,
            alignment,
            .slot("content", "Views that lie above it.")
        ) { view, style, shape, alignment, content in
            if let content {
                view.overlay(alignment: alignment) { content }
            } else if let shape {
                view.overlay(style ?? AnyShapeStyle(.foreground), in: shape)
            } else {
                view.overlay(style ?? AnyShapeStyle(.foreground))
            }
        }
        .with(.oneOf("style", "content"), .oneOf("in", "content"), .any(of: "style", "content")),
        ModifierRule("cornerRadius", "Round corners, beyond which nothing is seen.", .value(.length, "The radius.")) {
            $0.cornerRadius($1)
        },
        ModifierRule("clipShape", "Shows nothing beyond a shape.", .value(.shape, "The shape.")) { $0.clipShape($1) },
        ModifierRule("clipped", "Shows nothing beyond the bounds.", .isActive) { view, isActive in
            if isActive { view.clipped() } else { view }
        },
        ModifierRule(
            "border",
            "A line inside the bounds.",
            Parameter("style", .style, "What it is painted with.", or: "primary"),
            Parameter("width", .length, "How wide the line is.", or: "1")
        ) {
            $0.border($1, width: $2)
        },
        ModifierRule(
            "mask",
            "Shows the view where other views are opaque.",
            alignment,
            .slot("content", "Those views.")
        ) { view, alignment, content in
            view.mask(alignment: alignment) { content }
        }
        .with(.needs("content")),
        ModifierRule(
            "safeAreaInset",
            "Views at an edge of the view, which gets the room that they leave.",
            Parameter("edge", .edge, "The edge.", or: "bottom"),
            Parameter("spacing", .length, "The room between."),
            .slot("content", "Those views.")
        ) { view, edge, spacing, content in
            switch edge {
            case .top: view.safeAreaInset(edge: VerticalEdge.top, spacing: spacing) { content }
            case .bottom: view.safeAreaInset(edge: VerticalEdge.bottom, spacing: spacing) { content }
            case .leading: view.safeAreaInset(edge: HorizontalEdge.leading, spacing: spacing) { content }
            case .trailing: view.safeAreaInset(edge: HorizontalEdge.trailing, spacing: spacing) { content }
            }
        }
        .with(.needs("content")),
        ModifierRule(
            "dimension",
            "The width and the height of the view between arrows. They take no room, and move away from each other.",
            Parameter("positions", .dimensionPositions, "Where they are drawn.", or: "bottom"),
            Parameter("arrow", .color, "The colour of the arrows."),
            Parameter("label", .color, "The colour of the numbers.")
        ) {
            AnyView($0.dimension($1, arrow: $2, label: $3))
        },
        ModifierRule(
            "dimensionStyle",
            "How measures look: as on a technical drawing, with options, or classic, without any.",
            Parameter("look", .dimensionLook, "Which of both.", or: "draughtsman"),
            Parameter("unit", .unit, "What stands behind each number."),
            Parameter("decimals", .count, "How many decimals numbers have at most, up to 3.", or: "1"),
            Parameter("decimalMark", .decimalMark, "What parts the whole of a number from its decimals.", or: "point"),
            Parameter("color", .color, "The colour of lines and numbers."),
            Parameter("textSize", .size, "The size of the numbers.", or: "10"),
            Parameter("measuring", .measured, "Whether frames are measured, what was proposed, or both.", or: "frame")
        ) { view, look, unit, decimals, mark, color, textSize, measuring in
            switch look {
            case .classic: view.dimensionStyle(.classic)
            case .draughtsman:
                view.dimensionStyle(
                    .draughtsman(
                        unit: unit ?? "",
                        decimals: decimals,
                        decimalMark: mark,
                        color: color,
                        textSize: textSize,
                        measuring: measuring
                    )
                )
            }
        },
    ]
}
