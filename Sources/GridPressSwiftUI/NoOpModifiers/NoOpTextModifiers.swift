// What could be said about texts, and means nothing in a still picture.

nonisolated extension View {
    /// Has no effect in a static rendering: letters of a picture can be selected or not as its viewer says.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }

    /// Has no effect in a static rendering: a picture keeps no secrets; leave out what nobody should see.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: lines are broken by the same rules in every language.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: lines are broken by the same rules in every language.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: letters are as large as their typeface says.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: what changes is not seen.
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: a picture can't be read aloud letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: nothing can be found while looking.
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
}

extension Text {
    /// How large letters are beside those around them.
    public enum Scale: Hashable, Sendable {
        /// As large.
        case `default`
        /// A little smaller.
        case secondary
    }
}

/// Whether people can select letters.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// People can select letters.
public struct EnabledTextSelectability: TextSelectability {
    /// They can.
    public static let allowsSelection = true
}

/// People can't select letters.
public struct DisabledTextSelectability: TextSelectability {
    /// They can't.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// People can select letters.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// People can't select letters.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The language by whose rules lines are broken.
public struct TypesettingLanguage: Hashable, Sendable {
    /// That of the surroundings.
    public static let automatic = TypesettingLanguage()

    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}
