extension ModifierRule {
    private static let edges = Parameter("edges", .edges, "The edges to pad.", or: "all")
    private static let length = Parameter(
        "length", .length, "The padding at each edge, in points. By default, the standard padding.")
    private static let alignment = Parameter(
        "alignment", .alignment, "The alignment of the content within the frame.", or: "center")

    /// Modifiers for the size of a view and the space around it.
    static let room: [ModifierRule] = [
        ModifierRule(
            "aspectRatio", "Constrains the size of the view to an aspect ratio.",
            Parameter("ratio", .number, "The ratio of width to height. By default, the ratio of the ideal size."),
            Parameter("contentMode", .contentMode, "Whether the view fits or fills the available space.", or: "fit")
        ) { view, ratio, mode in view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode) },
        ModifierRule(
            "scaledToFit",
            "Scales the view to fit the available space, and keeps its aspect ratio. With `width` or `height`, scales "
                + "the rendered view to fit this size.", .isActive, scaledWidth, scaledHeight, scaleMode
        ) { view, isActive, width, height, mode in
            if !isActive {
                view
            } else if width == nil, height == nil {
                view.scaledToFit()
            } else {
                view.scaledToFit(width: width ?? .infinity, height: height ?? .infinity, scaleMode: mode)
            }
        }.with(.pointless("scaleMode", without: ["width", "height"])),
        ModifierRule(
            "scaledToFill",
            "Scales the view to fill the available space, and keeps its aspect ratio. With `width` or `height`, scales "
                + "the rendered view to fill this size.", .isActive, scaledWidth, scaledHeight, scaleMode
        ) { view, isActive, width, height, mode in
            if !isActive {
                view
            } else if width == nil, height == nil {
                view.scaledToFill()
            } else {
                view.scaledToFill(width: width ?? .infinity, height: height ?? .infinity, scaleMode: mode)
            }
        }.with(.pointless("scaleMode", without: ["width", "height"])),
        ModifierRule(
            "padding", "Adds padding to the edges of the view.", edges, length,
            Parameter("insets", .insets, "The padding at each edge: top, leading, bottom, trailing.")
        ) { view, edges, length, insets in if let insets { view.padding(insets) } else { view.padding(edges, length) } }
        .with(.oneOf("edges", "insets"), .oneOf("length", "insets")),
        ModifierRule("safeAreaPadding", "Adds padding to the safe area of the view.", edges, length) {
            $0.safeAreaPadding($1, $2)
        },
        ModifierRule(
            "ignoresSafeArea",
            "Extends the view beyond the safe area to the edges of the screen, for example in a `DeviceFrame`.",
            Parameter("edges", .edges, "The edges of the safe area to ignore.", or: "all")
        ) { $0.ignoresSafeArea(edges: $1) },
        ModifierRule("fixedSize", "Fixes the view at its ideal size.", fixedAxes) { view, axes in
            view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        },
        ModifierRule(
            "frame", "Positions the view within a frame of a fixed size.",
            Parameter("width", .length, "The width, in points."),
            Parameter("height", .length, "The height, in points."), alignment
        ) { $0.frame(width: $1, height: $2, alignment: $3) },
        ModifierRule(
            "flexibleFrame",
            "Positions the view within a frame with size limits. With a maximum, the frame expands to the "
                + "proposed size, up to that maximum.", Parameter("minWidth", .length, "The minimum width, in points."),
            Parameter("idealWidth", .length, "The width if no width is proposed, in points."),
            Parameter("maxWidth", .limit, "The maximum width, in points."),
            Parameter("minHeight", .length, "The minimum height, in points."),
            Parameter("idealHeight", .length, "The height if no height is proposed, in points."),
            Parameter("maxHeight", .limit, "The maximum height, in points."), alignment
        ) {
            $0.frame(
                minWidth: $1, idealWidth: $2, maxWidth: $3, minHeight: $4, idealHeight: $5, maxHeight: $6, alignment: $7
            )
        }.with(
            .ordered("minWidth", "maxWidth"), .ordered("minHeight", "maxHeight"), .ordered("minWidth", "idealWidth"),
            .ordered("minHeight", "idealHeight"), .ordered("idealWidth", "maxWidth"),
            .ordered("idealHeight", "maxHeight")),
    ]

    private static let scaledWidth = Parameter("width", .size, "The width to match, in points.")
    private static let scaledHeight = Parameter("height", .size, "The height to match, in points.")
    private static let scaleMode = Parameter("scaleMode", .scaleMode, "The allowed scaling: shrink, grow or both.")

    private static let fixedAxes = Parameter(
        "axes", .fixedAxes,
        "The axes along which the view has its ideal size. `true` means both axes, and `false` means neither axis.",
        or: "both")
}
