// Attributes of text that have no effect in a static rendering.

nonisolated extension View {
    public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }

    /// Has no effect: GridPress draws the view unredacted.
    ///
    /// Leave out content that must stay private.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Self { self }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
}

extension Text { public enum Scale: Hashable, Sendable { case `default`, secondary } }

public protocol TextSelectability { static var allowsSelection: Bool { get } }

public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }

public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

public struct TypesettingLanguage: Hashable, Sendable {
    public static let automatic = TypesettingLanguage()
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}
