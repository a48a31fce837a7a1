extension Finding.Code {
    /// Two elements of a `ForEach` with one identity.
    public static let duplicateIdentity = Finding.Code(rawValue: "view.duplicate-identity")
    /// Content that should not be seen, and is.
    public static let unredacted = Finding.Code(rawValue: "view.unredacted")
    /// A spacing that is infinite or no number.
    public static let invalidSpacing = Finding.Code(rawValue: "layout.invalid-spacing")
    /// A padding that is infinite or no number.
    public static let invalidPadding = Finding.Code(rawValue: "layout.invalid-padding")
    /// A frame with a length that is negative, infinite or no number.
    public static let invalidFrameLength = Finding.Code(rawValue: "layout.invalid-frame-length")
    /// An aspect ratio that is not above 0 and finite.
    public static let invalidAspectRatio = Finding.Code(rawValue: "layout.invalid-aspect-ratio")
    /// A relative padding that is infinite, no number, or leaves no room for a view.
    public static let invalidRelativePadding = Finding.Code(rawValue: "layout.invalid-relative-padding")
    /// Overlaps of an image that can't be.
    public static let invalidOverlap = Finding.Code(rawValue: "layout.invalid-overlap")
    /// An offset of a scroll view that is no number.
    public static let invalidScrollOffset = Finding.Code(rawValue: "layout.invalid-scroll-offset")
    /// A share of a length that no reader has read.
    public static let shareWithoutReader = Finding.Code(rawValue: "layout.share-without-reader")
    /// A frame that is infinite, no number, or beyond the limits.
    public static let undrawableFrame = Finding.Code(rawValue: "layout.undrawable-frame")
}

extension Finding.Explanation {
    /// What is found about views and the room that they get.
    package static let ofViews = [
        Finding.Explanation(
            .duplicateIdentity,
            .warning,
            "Two elements of one identity",
            "Several elements of a `ForEach` have the same identity. All are drawn, and told apart by their "
                + "order; in an app, SwiftUI would mix them up.",
            "Give every element an identity of its own."
        ),
        Finding.Explanation(
            .unredacted,
            .warning,
            "Content that should not be seen",
            "Content is to be redacted, but views are drawn as they are: figures know no placeholder look.",
            "Draw shapes in place of the content where the environment's `redactionReasons` ask for it.",
            example: Example(
                mistake: "<Figure><Text redacted=\"placeholder\">Secret</Text></Figure>",
                right: "<Figure><Rectangle fill=\"gray\" frame=\"40 12\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidSpacing,
            .warning,
            "A spacing that can't be",
            "The spacing of a stack is infinite or no number. The space that its views prefer is used.",
            "Give the stack a finite spacing, or none. A negative one is fine: views overlap."
        ),
        Finding.Explanation(
            .invalidPadding,
            .warning,
            "A padding that can't be",
            "A padding is infinite or no number. No padding is added.",
            "Give it a finite length. A negative one is fine: the view reaches beyond its place."
        ),
        Finding.Explanation(
            .invalidFrameLength,
            .warning,
            "A frame that can't be",
            "A width or height of a frame is negative, infinite or no number, or a limit is smaller than the "
                + "one below it. That length is ignored. Only a largest width or height may be infinite.",
            "Give it a finite length of at least 0, or none.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" frame=\"-4 20\"/></Figure>",
                right: "<Figure><Color fill=\"red\" frame=\"4 20\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidAspectRatio,
            .warning,
            "A proportion that can't be",
            "An aspect ratio is 0, negative, infinite or no number. It is ignored.",
            "Give a ratio of width to height above 0.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" aspectRatio=\"0\" frame=\"40 40\"/></Figure>",
                right: "<Figure><Color fill=\"red\" aspectRatio=\"1.5\" frame=\"40 40\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidRelativePadding,
            .warning,
            "A relative padding that can't be",
            "A padding that depends on the size of a view is infinite or no number: then none is added. Or it is "
                + "the whole length, or more, for both sides of an axis together, which leaves no room for a view "
                + "that takes what it is offered: then it is taken of the view's own size alone.",
            "Use less than 1 for the sides of an axis together.",
            example: Example(
                mistake: "<Figure width=\"90\" height=\"60\"><Color fill=\"red\" relativePadding=\"all 1\"/></Figure>",
                right: "<Figure width=\"90\" height=\"60\"><Color fill=\"red\" relativePadding=\"all 0.2\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidOverlap,
            .warning,
            "An image that overlaps too much",
            "An image is to reach beyond its room by all of its length, or more: the room has no length then. An overlap "
                + "that is infinite or no number is taken as 0.",
            "Give parts of the image, from 0 to 1, that are less than 1 together."
        ),
        Finding.Explanation(
            .invalidScrollOffset,
            .warning,
            "An offset that is no number",
            "The content of a scroll view is to be moved by something that is no number. It isn't moved along that axis.",
            "Give the offset numbers. An infinite one scrolls to the end."
        ),
        Finding.Explanation(
            .shareWithoutReader,
            .warning,
            "A share of nothing",
            "A frame is to have a share of the length that a reader around it has read, and there is no such reader. "
                + "That length is ignored.",
            "Put the view into a `WidthReader` for a share of a width, into a `HeightReader` for one of a height.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" frame=\"40 20\" shareFrame=\"0.7\"/></Figure>",
                right: "<Figure width=\"90\"><WidthReader><Color fill=\"red\" frame=\"40 20\" shareFrame=\"0.7\"/>"
                    + "</WidthReader></Figure>"
            )
        ),
        Finding.Explanation(
            .undrawableFrame,
            .warning,
            "A frame that can't be drawn",
            "A view came out larger than 10000000 points, or farther away than that, or at a place that is "
                + "no number. It is drawn with numbers that can be.",
            "Give the view, or one around it, a frame with finite lengths.",
            example: Example(
                mistake: "<Figure width=\"100\" height=\"50\"><padding length=\"9\"><Color fill=\"red\" "
                    + "frame=\"10000000 20\"/></padding></Figure>",
                right: "<Figure width=\"100\" height=\"50\"><padding length=\"9\"><Color fill=\"red\" "
                    + "frame=\"80 20\"/></padding></Figure>"
            )
        ),
    ]
}
