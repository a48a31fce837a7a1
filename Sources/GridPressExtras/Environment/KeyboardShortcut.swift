/// A keyboard shortcut: a key with modifier keys.
///
/// Has no effect in a static rendering.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key to press.
    public var key: KeyEquivalent
    /// The modifier keys to hold.
    public var modifiers: EventModifiers

    /// Creates a shortcut from a key and modifier keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The shortcut of the default action: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of the cancel action: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of a keyboard, by its character.
///
/// Has no effect in a static rendering.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public var character: Character

    /// Creates a key from its character.
    public init(_ character: Character) { self.character = character }

    /// Creates a key from its character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1b}")
    /// The Space key.
    public static let space = KeyEquivalent(" ")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The Delete key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{f700}")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{f701}")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{f702}")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{f703}")
}
