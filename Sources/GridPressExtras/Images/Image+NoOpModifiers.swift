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
    /// The dynamic range of an image.
    ///
    /// Has no effect.
    public enum DynamicRange: Hashable, Sendable {
        /// The range of standard displays.
        case standard
        /// A part of the range of displays with a high dynamic range.
        case constrainedHigh
        /// The range of displays with a high dynamic range.
        case high
    }
}
