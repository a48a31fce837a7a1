extension Finding.Explanation {
    /// The codes of findings about views and their layout.
    static let ofViews = [
        Finding.Explanation(
            .duplicateIdentity, .warning, "Duplicate identity",
            "Several elements of a `ForEach` have the same identity. All of them are drawn and identified by their "
                + "order. In an app, the results are undefined.", "Give every element a unique identity."),
        Finding.Explanation(
            .undrawableRepresentable, .warning, "View of UIKit or AppKit",
            "A view conforms to `UIViewRepresentable`, `UIViewControllerRepresentable` or `NSViewRepresentable`. Figures don't "
                + "draw views of UIKit and AppKit: a placeholder with the name of the type is drawn.",
            "Draw the view with shapes and texts where it is part of a figure."),
        Finding.Explanation(
            .unredacted, .warning, "Redaction isn't supported",
            "The content has a redaction reason, but figures draw it unchanged.",
            "Draw shapes in place of the content, and remove the redaction reason.",
            example: Example(
                mistake: "<Figure><Text redacted=\"placeholder\">Secret</Text></Figure>",
                right: "<Figure><Rectangle fill=\"gray\" frame=\"40 12\"/></Figure>")),
        Finding.Explanation(
            .invalidSpacing, .warning, "Invalid spacing",
            "The spacing of a stack, grid, flow or masonry is infinite or not a number. The default spacing is used.",
            "Use a finite spacing, or omit it for the default. A negative spacing is valid: views overlap."),
        Finding.Explanation(
            .invalidPadding, .warning, "Invalid padding", "A padding is infinite or not a number. It is ignored.",
            "Use a finite length. A negative padding is valid: the view extends beyond its frame."),
        Finding.Explanation(
            .invalidFrameLength, .warning, "Invalid frame length",
            "A width or height of a frame is negative, infinite or not a number. That length is ignored. A maximum, "
                + "and a length to which a view is scaled, can be infinite.",
            "Use a finite length of at least 0, or omit it.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" frame=\"-4 20\"/></Figure>",
                right: "<Figure><Color fill=\"red\" frame=\"4 20\"/></Figure>")),
        Finding.Explanation(
            .invalidAspectRatio, .warning, "Invalid aspect ratio",
            "An aspect ratio is 0, negative, infinite or not a number. It is ignored.",
            "Use a finite ratio of width to height that is greater than 0.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" aspectRatio=\"0\" frame=\"40 40\"/></Figure>",
                right: "<Figure><Color fill=\"red\" aspectRatio=\"1.5\" frame=\"40 40\"/></Figure>")),
        Finding.Explanation(
            .invalidRelativePadding, .warning, "Invalid relative padding",
            "A relative padding that is out of range or not a number is ignored. If the paddings along an "
                + "axis add up to 1 or more, no space is left for a view that fills its proposal. The padding is "
                + "then relative to the ideal size of the view.",
            "Use finite paddings whose sum along each axis is less than 1.",
            example: Example(
                mistake: "<Figure width=\"90\" height=\"60\"><Color fill=\"red\" relativePadding=\"all 1\"/></Figure>",
                right: "<Figure width=\"90\" height=\"60\"><Color fill=\"red\" relativePadding=\"all 0.2\"/></Figure>")),
        Finding.Explanation(
            .invalidOverlap, .warning, "Invalid overlap",
            "The overlaps of an image add up to more than 1, so its frame has a length of 0. An overlap "
                + "that is out of range or not a number counts as 0.",
            "Use fractions that add up to less than 1. A negative fraction is valid: it leaves space."),
        Finding.Explanation(
            .invalidScrollOffset, .warning, "Invalid scroll offset",
            "A scroll offset contains a value that isn't a number. The content isn't scrolled along the axis of this "
                + "value.", "Use a number. An infinite offset scrolls to the end."),
        Finding.Explanation(
            .shareWithoutReader, .warning, "Share without a reader",
            "A frame uses a share of a width outside a `WidthReader`, or a share of a height outside a `HeightReader`. "
                + "That width or height of the frame is ignored.",
            "Put the view into a `WidthReader` for a share of a width, or into a `HeightReader` for a share of a "
                + "height.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" frame=\"40 20\" shareFrame=\"0.7\"/></Figure>",
                right: "<Figure width=\"90\"><WidthReader><Color fill=\"red\" frame=\"40 20\" shareFrame=\"0.7\"/>"
                    + "</WidthReader></Figure>")),
        Finding.Explanation(
            .undrawableFrame, .warning, "Frame out of range",
            "A frame is larger than 10000000 points, is farther than that from the origin, or contains a "
                + "value that isn't finite. Finite values are clamped. Each other value is replaced with that of "
                + "the frame around the view.",
            "Give the view, or a view around it, a frame with finite lengths of at most 10000000 points. Offsets and "
                + "positions have the same limit.",
            example: Example(
                mistake: "<Figure width=\"100\" height=\"50\"><padding length=\"9\"><Color fill=\"red\" "
                    + "frame=\"10000000 20\"/></padding></Figure>",
                right: "<Figure width=\"100\" height=\"50\"><padding length=\"9\"><Color fill=\"red\" "
                    + "frame=\"80 20\"/></padding></Figure>")),
    ]
}
