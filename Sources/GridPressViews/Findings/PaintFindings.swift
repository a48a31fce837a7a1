extension Finding.Code {
    /// A color isn't in the asset catalog.
    public static let unknownColor = Finding.Code(rawValue: "color.unknown-name")
    /// A gradient has no colors.
    public static let emptyGradient = Finding.Code(rawValue: "style.empty-gradient")
    /// A point, radius or angle of a gradient is infinite, not a number, or beyond the limits.
    public static let invalidGradient = Finding.Code(rawValue: "style.invalid-gradient")
    /// A coordinate of an outline isn't finite.
    public static let undrawableOutline = Finding.Code(rawValue: "shape.undrawable-outline")
    /// The width or the dashes of a line can't be drawn.
    public static let undrawableLine = Finding.Code(rawValue: "shape.undrawable-line")
    /// A number of an opacity, blur or shadow is infinite, not a number or beyond the limits, or a radius is
    /// negative.
    public static let invalidEffect = Finding.Code(rawValue: "effect.invalid-number")
    /// The picture can't express a blend mode.
    public static let undrawableBlending = Finding.Code(rawValue: "effect.undrawable-blending")
    /// A picture can't run a shader.
    public static let undrawableShader = Finding.Code(rawValue: "effect.undrawable-shader")
    /// A style repeats a part of an image.
    public static let undrawableImagePart = Finding.Code(rawValue: "style.image-part")
    /// The number of points or colors of a mesh doesn't match its rows and columns.
    public static let invalidMesh = Finding.Code(rawValue: "style.invalid-mesh")
    /// A number of a scaling, rotation or other transform is infinite, not a number, or beyond the limits.
    public static let undrawableTransform = Finding.Code(rawValue: "effect.undrawable-transform")
}
