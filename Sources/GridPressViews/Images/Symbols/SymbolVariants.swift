/// The variants of symbols, such as filled or enclosed ones.
public struct SymbolVariants: Hashable, Sendable {
    fileprivate var names: Set<String> = []

    /// No variant.
    public static let none = SymbolVariants()
    /// The variant in a circle.
    public static let circle = none.circle
    /// The variant in a square.
    public static let square = none.square
    /// The variant in a rectangle.
    public static let rectangle = none.rectangle
    /// The filled variant.
    public static let fill = none.fill
    /// The variant with a slash.
    public static let slash = none.slash

    /// These variants in a circle.
    public var circle: SymbolVariants { adding("circle") }
    /// These variants in a square.
    public var square: SymbolVariants { adding("square") }
    /// These variants in a rectangle.
    public var rectangle: SymbolVariants { adding("rectangle") }
    /// These variants, filled.
    public var fill: SymbolVariants { adding("fill") }
    /// These variants with a slash.
    public var slash: SymbolVariants { adding("slash") }

    /// Returns whether these variants include all variants of another value.
    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

    private func adding(_ name: String) -> SymbolVariants {
        var variants = self
        variants.names.insert(name)
        return variants
    }
}

extension SymbolVariants {
    /// Returns the union of both sets of variants.
    fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
        var variants = self
        variants.names.formUnion(other.names)
        return variants
    }
}

nonisolated extension View {
    /// Draws the symbols in this view in a variant, if they have one: filled, with a slash, or enclosed.
    ///
    /// Variants add to the variants of outer views. `none` removes them.
    public func symbolVariant(_ variant: SymbolVariants) -> ModifiedView<Self> {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}

extension EnvironmentValues {
    /// The variants of symbols.
    ///
    /// A symbol without a variant isn't changed.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
}

extension ImageSource {
    /// Returns the symbol in variants; the source itself if it is no symbol, or if the symbol has no such drawing.
    func applying(_ variants: SymbolVariants) -> ImageSource {
        guard case .symbol(let name) = self, !variants.names.isEmpty else { return self }
        // For a badge without a mark, the variant follows the badge: `bell.badge.fill`.
        let names = [variants.applied(to: name.text), variants == .fill ? name.text + ".fill" : name.text]
        return names.lazy.map(name.renamed).first { $0.drawing != nil }.map(ImageSource.symbol) ?? self
    }
}

extension ImageSource {
    /// Returns an arrow or a chevron with "forward" and "backward" exchanged for right-to-left layouts; otherwise the
    /// source itself.
    func facing(_ direction: LayoutDirection) -> ImageSource {
        guard direction == .rightToLeft, case .symbol(let name) = self else { return self }
        var words = name.text.split(separator: ".")
        let opposites: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
        guard ["arrow", "chevron"].contains(words.first), let index = words.firstIndex(where: opposites.keys.contains)
        else { return self }
        words[index] = opposites[words[index]] ?? words[index]
        return .symbol(name.renamed(words.joined(separator: ".")))
    }
}

extension SymbolVariants {
    /// The order of variants in the names of symbols.
    private static let order = ["slash", "circle", "square", "rectangle", "fill"]

    /// Returns the name of a symbol with these variants and the variants of the name.
    ///
    /// A badge follows all variants: the filled variant of `folder.badge.plus` is `folder.fill.badge.plus`.
    fileprivate func applied(to name: String) -> String {
        let words = name.split(separator: ".").map(String.init)
        let badge = words.firstIndex(of: "badge") ?? words.endIndex
        var subject = Array(words[..<badge])
        var forms = names
        while subject.count > 1, let last = subject.last, Self.order.contains(last) {
            forms.insert(last)
            subject.removeLast()
        }
        return (subject + Self.order.filter(forms.contains) + words[badge...]).joined(separator: ".")
    }
}
