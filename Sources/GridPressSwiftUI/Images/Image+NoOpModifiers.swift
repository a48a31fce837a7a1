// What means nothing in a still picture, or nothing where symbols have one drawing at most.

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

/// Forms that a symbol comes in.
public struct SymbolVariants: Hashable, Sendable {
    private var names: Set<String> = []

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// Inside a circle.
    public static let circle = none.circle
    /// Inside a square.
    public static let square = none.square
    /// Inside a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// Struck through.
    public static let slash = none.slash

    /// These forms inside a circle.
    public var circle: SymbolVariants { adding("circle") }
    /// These forms inside a square.
    public var square: SymbolVariants { adding("square") }
    /// These forms inside a rectangle.
    public var rectangle: SymbolVariants { adding("rectangle") }
    /// These forms, filled.
    public var fill: SymbolVariants { adding("fill") }
    /// These forms, struck through.
    public var slash: SymbolVariants { adding("slash") }

    /// Whether another has no form that these haven't.
    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

    private func adding(_ name: String) -> SymbolVariants {
        var variants = self
        variants.names.insert(name)
        return variants
    }
}

extension Image {
    /// Changes nothing: whoever shows the figure smooths edges as they see fit.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Changes nothing: symbols have one drawing at most.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension View {
    /// Changes nothing: symbols have one drawing at most.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

    /// Changes nothing: symbols have one drawing at most.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

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

extension EnvironmentValues {
    /// The forms of symbols, which change nothing: symbols have one drawing at most.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
}
