// Modifiers of images without an effect in a static rendering.

extension Image {
    /// Has no effect: the viewer of the figure decides about antialiasing.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

nonisolated extension View {
    /// Has no effect: GridPress draws images in the standard dynamic range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
}

extension Image {
}
