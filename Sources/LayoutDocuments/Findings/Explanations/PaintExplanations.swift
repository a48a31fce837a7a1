extension Finding.Explanation {
    /// The codes of findings about colors, outlines and effects.
    static let ofPaints = [
        Finding.Explanation(
            .unknownColor, .warning, "Unknown color",
            "`Color(\"name\")` refers to a color that no asset catalog of its bundle has. Gray is drawn instead.",
            "Check the name and the resources of the module, or use the components of the color: "
                + "`Color(red:green:blue:)`."),
        Finding.Explanation(
            .emptyGradient, .warning, "Gradient without colors",
            "A gradient has no colors, so nothing is painted with it.",
            "Add a color to the gradient, or use `Color.clear`."),
        Finding.Explanation(
            .invalidGradient, .warning, "Invalid gradient",
            "A point, radius or angle of a gradient is infinite, not a number, or out of range. Default values "
                + "replace the invalid ones.",
            "Use coordinates and radii in points, and angles in radians, from -10000000 to 10000000."),
        Finding.Explanation(
            .undrawableOutline, .warning, "Invalid outline",
            "The outline of a shape has a coordinate that is infinite or not a number. Neither the shape nor a view "
                + "that is clipped to it is drawn.",
            "Check the coordinates that the `path(in:)` of the shape computes, also for a rectangle whose width or "
                + "height is 0."),
        Finding.Explanation(
            .undrawableLine, .warning, "Invalid line",
            "A width, dash, dash phase or miter limit of a line is infinite or not a number, or a width or dash is "
                + "negative. The line isn't drawn.", "Use finite numbers, and a width and dashes of at least 0.",
            example: Example(
                mistake: "<Figure><Circle stroke=\"red\" lineWidth=\"-2\" frame=\"20 20\"/></Figure>",
                right: "<Figure><Circle stroke=\"red\" lineWidth=\"2\" frame=\"20 20\"/></Figure>")),
        Finding.Explanation(
            .invalidEffect, .warning, "Invalid effect",
            "An opacity, blur or shadow has a value that is infinite, not a number or out of range, or a negative "
                + "radius. The effect is ignored.", "Use finite numbers of at most 10000000, and radii of at least 0.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" blur=\"-1\" frame=\"20 20\"/></Figure>",
                right: "<Figure><Color fill=\"red\" blur=\"1\" frame=\"20 20\"/></Figure>")),
        Finding.Explanation(
            .undrawableBlending, .warning, "Unsupported blend mode",
            "Figures support the normal blend mode only, so the view is drawn with it.",
            "Draw the view in the color that results from blending.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" blendMode=\"multiply\" frame=\"20 20\"/></Figure>",
                right: "<Figure><Color fill=\"red\" frame=\"20 20\"/></Figure>")),
        Finding.Explanation(
            .undrawableShader, .warning, "Unsupported shader",
            "`colorEffect`, `distortionEffect`, `layerEffect` and `Shader` styles need a graphics processor. The view is drawn "
                + "without the shader.",
            "Use effects that figures support, such as `blur(radius:)` and `hueRotation(_:)`, or an image of the result."
        ),
        Finding.Explanation(
            .undrawableImagePart, .note, "Part of an image in a paint",
            "An `ImagePaint` has a source rectangle. The whole image is repeated.",
            "Use a file that contains the part of the image."),
        Finding.Explanation(
            .invalidMesh, .warning, "Invalid mesh",
            "A `MeshGradient` has fewer than 2 by 2 points, points that aren't finite, or too many or too few points or colors. "
                + "It is drawn in its first color.",
            "Use as many finite points and colors as the product of width and height."),
        Finding.Explanation(
            .undrawableTransform, .warning, "Invalid transform",
            "A value of a scale, rotation or other transform is infinite, not a number, or moves the view out of "
                + "range. The transform is ignored.",
            "Use finite numbers that keep the view within 10000000 points of the origin.",
            example: Example(
                mistake: "<Figure><Color fill=\"red\" frame=\"20 20\" scaleEffect=\"1000000\"/></Figure>",
                right: "<Figure><Color fill=\"red\" frame=\"20 20\" scaleEffect=\"2\"/></Figure>")),
    ]
}
