import GridPress

extension ModifierRule {
    private static let edges = Parameter("edges", .edges, "The edges with room at them.", or: "all")
    private static let length = Parameter("length", .length, "How much room; as much as is usual where it is left out.")
    private static let alignment = Parameter("alignment", .alignment, "Where the view lies.", or: "center")

    /// What is said about the room that a view takes.
    static let room: [ModifierRule] = [
        ModifierRule(
            "aspectRatio",
            "Keeps a proportion; the view's own where none is given.",
            Parameter("ratio", .number, "Width divided by height."),
            Parameter("contentMode", .contentMode, "Whether it fits or fills.", or: "fit")
        ) { view, ratio, mode in
            view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode)
        },
        ModifierRule(
            "scaledToFit",
            "Keeps the view's proportion inside the room; with a width or a height the view is drawn larger or smaller, as "
                + "it is, to lie inside them.",
            .isActive,
            scaledWidth,
            scaledHeight,
            scaleMode
        ) { view, isActive, width, height, mode in
            if !isActive {
                view
            } else if width == nil, height == nil {
                view.scaledToFit()
            } else {
                view.scaledToFit(width: width ?? .infinity, height: height ?? .infinity, scaleMode: mode)
            }
        }
        .with(.pointless("scaleMode", without: ["width", "height"])),
        ModifierRule(
            "scaledToFill",
            "Keeps the view's proportion and covers the room; with a width and a height the view is drawn larger or "
                + "smaller, as it is, to cover them.",
            .isActive,
            scaledWidth,
            scaledHeight,
            scaleMode
        ) { view, isActive, width, height, mode in
            if !isActive {
                view
            } else if width == nil, height == nil {
                view.scaledToFill()
            } else {
                view.scaledToFill(width: width ?? .infinity, height: height ?? .infinity, scaleMode: mode)
            }
        }
        .with(.pointless("scaleMode", without: ["width", "height"])),
        ModifierRule(
            "padding",
            "Room around the view.",
            edges,
            length,
            Parameter("insets", .insets, "How much at each edge: top, leading, bottom, trailing.")
        ) { view, edges, length, insets in
            if let insets { view.padding(insets) } else { view.padding(edges, length) }
        }
        .with(.oneOf("edges", "insets"), .oneOf("length", "insets")),
        ModifierRule("safeAreaPadding", "Room around the view, as bars leave it.", edges, length) {
            $0.safeAreaPadding($1, $2)
        },
        ModifierRule("fixedSize", "Lets the view be as large as it likes.", fixedAxes) { view, axes in
            view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        },
        ModifierRule(
            "frame",
            "A frame of a width and a height.",
            Parameter("width", .length, "The width."),
            Parameter("height", .length, "The height."),
            alignment
        ) {
            $0.frame(width: $1, height: $2, alignment: $3)
        },
        ModifierRule(
            "flexibleFrame",
            "A frame with limits, which takes as much room as they allow.",
            Parameter("minWidth", .length, "The least width."),
            Parameter("idealWidth", .length, "The width where none is offered."),
            Parameter("maxWidth", .limit, "The largest width."),
            Parameter("minHeight", .length, "The least height."),
            Parameter("idealHeight", .length, "The height where none is offered."),
            Parameter("maxHeight", .limit, "The largest height."),
            alignment
        ) {
            $0.frame(
                minWidth: $1,
                idealWidth: $2,
                maxWidth: $3,
                minHeight: $4,
                idealHeight: $5,
                maxHeight: $6,
                alignment: $7
            )
        }
        .with(
            .ordered("minWidth", "maxWidth"),
            .ordered("minHeight", "maxHeight"),
            .ordered("minWidth", "idealWidth"),
            .ordered("minHeight", "idealHeight"),
            .ordered("idealWidth", "maxWidth"),
            .ordered("idealHeight", "maxHeight")
        ),
    ]

    private static let scaledWidth = Parameter("width", .size, "The width to match.")
    private static let scaledHeight = Parameter("height", .size, "The height to match.")
    private static let scaleMode = Parameter("scaleMode", .scaleMode, "In which direction it may be scaled.")

    private static let fixedAxes = Parameter(
        "axes",
        .fixedAxes,
        "The axes along which it does: true or both, horizontal, vertical, or false for none.",
        or: "both"
    )
}
