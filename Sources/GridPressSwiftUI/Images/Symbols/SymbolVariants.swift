/// Forms that a symbol comes in.
public struct SymbolVariants: Hashable, Sendable {
    fileprivate var names: Set<String> = []

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

    /// Returns whether another has no form that these haven't.
    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

    private func adding(_ name: String) -> SymbolVariants {
        var variants = self
        variants.names.insert(name)
        return variants
    }
}

extension SymbolVariants {
    /// Returns these forms and those of others.
    fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
        var variants = self
        variants.names.formUnion(other.names)
        return variants
    }
}

nonisolated extension View {
    /// Draws the symbols in this view in another form where they have one: filled, struck through, or in a shape.
    ///
    /// Forms are added to those that a view around this one sets; `none` takes them away.
    public func symbolVariant(_ variant: SymbolVariants) -> ModifiedView<Self> {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}

extension EnvironmentValues {
    /// The forms in which symbols are drawn that have them.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
}

extension ImageSource {
    /// Returns a symbol in other forms, where it has a drawing with them, and anything else as it is.
    func applying(_ variants: SymbolVariants) -> ImageSource {
        guard case .symbol(let name) = self, !variants.names.isEmpty else { return self }
        // Where a badge has no mark, the form follows it: `bell.badge.fill`.
        let names = [variants.applied(to: name), variants == .fill ? name + ".fill" : name]
        return names.first { SystemSymbol($0) != nil }.map(ImageSource.symbol) ?? self
    }
}

extension ImageSource {
    /// Returns an arrow or a chevron that points forward or backward in a direction of reading, and anything else as it is.
    func facing(_ direction: LayoutDirection) -> ImageSource {
        guard direction == .rightToLeft, case .symbol(let name) = self else { return self }
        var words = name.split(separator: ".")
        let opposites: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
        guard ["arrow", "chevron"].contains(words.first), let index = words.firstIndex(where: opposites.keys.contains)
        else { return self }
        words[index] = opposites[words[index]] ?? words[index]
        return .symbol(words.joined(separator: "."))
    }
}

extension SymbolVariants {
    /// The forms as they follow each other in the names of symbols.
    private static let order = ["slash", "circle", "square", "rectangle", "fill"]

    /// Returns the name of a symbol in these forms and in those of its name.
    ///
    /// A badge follows all forms: `folder.badge.plus` is filled as `folder.fill.badge.plus`.
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
