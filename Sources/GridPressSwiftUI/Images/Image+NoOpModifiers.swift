// What means nothing in a still picture, or nothing where symbols have one colour.

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// All in one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In steps of one colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In several colours.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
    /// Changes nothing: whoever shows the figure smooths edges as they see fit.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Changes nothing: symbols are drawn in one color, the foreground style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension View {
    /// Changes nothing: symbols are drawn in one color, the foreground style.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

    /// Changes nothing: a picture has no brighter white than others.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
}

extension Image {
    /// The range of brightness in which an image is shown.
    public enum DynamicRange: Hashable, Sendable {
        /// The range of all screens.
        case standard
        /// A part of the range of bright screens.
        case constrainedHigh
        /// The range of bright screens.
        case high
    }
}
