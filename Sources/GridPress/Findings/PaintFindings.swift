extension Finding.Code {
    /// A colour of a catalogue of assets that isn't there.
    public static let unknownColor = Finding.Code(rawValue: "color.unknown-name")
    /// A gradient without colours.
    public static let emptyGradient = Finding.Code(rawValue: "style.empty-gradient")
    /// A gradient with a point, radius or angle that is infinite, no number, or beyond the limits.
    public static let invalidGradient = Finding.Code(rawValue: "style.invalid-gradient")
    /// An outline with a coordinate that is not finite.
    public static let undrawableOutline = Finding.Code(rawValue: "shape.undrawable-outline")
    /// A line whose width or dashes can't be drawn.
    public static let undrawableLine = Finding.Code(rawValue: "shape.undrawable-line")
    /// An opacity, blur or shadow with numbers that are infinite, none, beyond the limits, or a negative radius.
    public static let invalidEffect = Finding.Code(rawValue: "effect.invalid-number")
    /// A way of blending that a picture can't say.
    public static let undrawableBlending = Finding.Code(rawValue: "effect.undrawable-blending")
    /// A scaling, rotation or other transform that is infinite, no number, or beyond the limits.
    public static let undrawableTransform = Finding.Code(rawValue: "effect.undrawable-transform")
}

extension Finding.Explanation {
    /// What is found about colours, outlines and effects.
    package static let ofPaints = [
        Finding.Explanation(
            .unknownColor,
            .warning,
            "A colour of a catalogue",
            "`Color(\"name\")` asks for a colour of an asset catalogue, and figures have none. Grey is drawn "
                + "instead.",
            "Give the colour by its parts: `Color(red:green:blue:)`."
        ),
        Finding.Explanation(
            .emptyGradient,
            .warning,
            "A gradient without colours",
            "A view is painted with a gradient that has no colours. Nothing of it is seen.",
            "Give the gradient a colour, or paint with `Color.clear`."
        ),
        Finding.Explanation(
            .invalidGradient,
            .warning,
            "A gradient that can't be drawn",
            "A point, radius or angle of a gradient is infinite, no number, or beyond the limits. The usual gradient of "
                + "its kind is drawn.",
            "Use finite points, radii and angles."
        ),
        Finding.Explanation(
            .undrawableOutline,
            .warning,
            "An outline that can't be drawn",
            "The outline of a shape has a coordinate that is infinite or no number. It is not drawn.",
            "Check the numbers that its `path(in:)` computes; areas may have a width or height of 0."
        ),
        Finding.Explanation(
            .undrawableLine,
            .warning,
            "A line that can't be drawn",
            "The width of a line or one of its dashes is negative, infinite or no number. The line is not drawn.",
            "Use a finite width and dashes of at least 0.",
            example: Example(
                mistake: "<Figure><Circle stroke=\"red\" lineWidth=\"-2\" frame=\"20 20\"/></Figure>",
                right: "<Figure><Circle stroke=\"red\" lineWidth=\"2\" frame=\"20 20\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidEffect,
            .warning,
            "An effect that can't be",
            "An opacity, blur, shadow or change of colour has a number that is infinite, none, beyond the "
                + "limits, or a negative radius. The effect is ignored.",
            "Use finite numbers, and radii of at least 0.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" blur=\"-1\" frame=\"20 20\"/></Figure>",
                right: "<Figure><Color fill=\"red\" blur=\"1\" frame=\"20 20\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .undrawableBlending,
            .warning,
            "A way of blending that can't be drawn",
            "A picture can't say how colours of this view mix with those behind it. The view is painted above them.",
            "Choose colours that look as the blended ones do.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" blendMode=\"multiply\" frame=\"20 20\"/></Figure>",
                right: "<Figure><Color fill=\"red\" frame=\"20 20\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .undrawableTransform,
            .warning,
            "A transform that can't be drawn",
            "The numbers of a scaling, rotation or other transform are infinite, no numbers, or take the "
                + "view too far away. It has no effect.",
            "Use finite numbers that leave the view within 10000000 points.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" frame=\"20 20\" scaleEffect=\"1000000\"/></Figure>",
                right: "<Figure><Color fill=\"red\" frame=\"20 20\" scaleEffect=\"2\"/></Figure>"
            )
        ),
    ]
}
