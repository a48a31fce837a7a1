// Attributes of text that have no effect in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect: the viewer of the picture decides whether text can be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }

    /// Has no effect: GridPress draws the view unredacted.
    ///
    /// Leave out content that must stay private.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }

    /// Has no effect: GridPress breaks lines by the same rules in every language.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }

    /// Has no effect: GridPress breaks lines by the same rules in every language.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Self { self }

    /// Has no effect: GridPress draws text at the size of its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }

    /// Has no effect: GridPress draws all content as valid.
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

    /// Has no effect: a picture can't make a screen reader spell out the text.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which has no text search.
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
}

extension Text {
    /// The scale of text relative to its surroundings.
    ///
    /// Has no effect in a static rendering.
    public enum Scale: Hashable, Sendable {
        /// The scale of the surroundings.
        case `default`
        /// A slightly smaller scale.
        case secondary
    }
}

/// The choice whether people can select text.
///
/// Has no effect in a static rendering.
public protocol TextSelectability {
    /// A Boolean value that indicates whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// The choice that text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// `true`: text can be selected.
    public static let allowsSelection = true
}

/// The choice that text can't be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// `false`: text can't be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The choice that text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The choice that text can't be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The language whose rules break lines.
///
/// Has no effect in a static rendering.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language of the environment.
    public static let automatic = TypesettingLanguage()

    /// Returns a specific language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}
