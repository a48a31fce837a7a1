// Modifiers of images without an effect in a static rendering, in which symbols have a single color.

/// The mode of coloring the layers of a symbol.
///
/// Has no effect: GridPress draws symbols in a single color.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// All layers in one color.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Each layer in its original color.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// The layers in different opacities of one color.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The layers in different colors.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
    /// Has no effect: the viewer of the figure decides about antialiasing.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Has no effect: GridPress draws symbols in a single color, the foreground style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension View {
    /// Has no effect: GridPress draws symbols in a single color, the foreground style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

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
