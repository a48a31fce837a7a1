/// The mode of coloring the layers of a symbol.
///
/// A symbol inside a shape, such as `heart.circle.fill`, has two layers: its content and the shape. Other drawings have
/// one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Each layer in its original color.
    ///
    /// GridPress knows the colors of a few symbols. A finding reports other symbols, which are drawn in the foreground
    /// style.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// The layers in different opacities of the foreground style.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The layers in the primary, secondary and tertiary foreground styles.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
    /// Sets the mode of coloring the layers of the symbol; `nil` for the mode of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }
}

nonisolated extension View {
    /// Sets the mode of coloring the layers of symbols inside the view; `nil` for the automatic mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ModifiedView<Self> {
        environment(\.symbolRenderingMode, mode)
    }
}

extension EnvironmentValues {
    /// The mode of coloring the layers of symbols.
    ///
    /// The default is `nil`: the mode is `palette` if several foreground styles are set, and otherwise `monochrome`.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
}
