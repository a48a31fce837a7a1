// The values that inert modifiers take. They say what is meant in SwiftUI, and nothing here asks for them.

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As usual.
    case automatic
    /// It is.
    case visible
    /// It isn't.
    case hidden
}

/// What a shape of the content stands for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Pictures while dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// What happens under a pointer.
public enum HoverEffect: Hashable, Sendable {
    /// As usual.
    case automatic
    /// A ground appears.
    case highlight
    /// The view rises.
    case lift
}

/// What people feel.
public enum SensoryFeedback: Hashable, Sendable {
    /// Something went well.
    case success
    /// Something may go wrong.
    case warning
    /// Something went wrong.
    case error
    /// Something was chosen.
    case selection
    /// Something grew.
    case increase
    /// Something shrank.
    case decrease
    /// Something hit something.
    case impact

    /// How heavy what hits is.
    public enum Weight: Hashable, Sendable {
        /// Not very.
        case light
        /// Middling.
        case medium
        /// Very.
        case heavy
    }

    /// Something hit something.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// Its letter.
    public var character: Character

    /// The key of a letter.
    public init(_ character: Character) { self.character = character }

    /// The key of a letter.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1b}")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Delete.
    public static let delete = KeyEquivalent("\u{8}")
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{f700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{f701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{f702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{f703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Command.
    public static let command = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Option.
    public static let option = EventModifiers(rawValue: 4)
    /// Control.
    public static let control = EventModifiers(rawValue: 8)
}

/// A key with others that are held.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What is held.
    public var modifiers: EventModifiers

    /// A key with others that are held.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// What does the usual.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// What does nothing.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What of two views is the same.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where they are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Whether the position is shown while scrolling.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// As usual.
    case automatic
    /// It is.
    case visible
    /// It isn't.
    case hidden
    /// It never is.
    case never
}

/// Whether a keyboard goes away while scrolling.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// As usual.
    case automatic
    /// At once.
    case immediately
    /// As a finger moves it.
    case interactively
    /// It stays.
    case never
}

/// Whether content springs back.
public enum ScrollBounceBehavior: Hashable, Sendable {
    /// As usual.
    case automatic
    /// Always.
    case always
    /// Where there is more than room.
    case basedOnSize
}

/// A message that would open above a view.
public struct Alert {
    /// A button of a message.
    public struct Button {
        /// What does the usual.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

        /// What does nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

        /// What does nothing.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

        /// What destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    /// A message with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    /// A message with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// How high a sheet is.
public enum PresentationDetent: Hashable, Sendable {
    /// Half of the screen.
    case medium
    /// All of the screen.
    case large
    /// A part of the screen.
    case fraction(CGFloat)
    /// A height.
    case height(CGFloat)
}

/// Which letters become capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
    /// No capitalization.
    case never
    /// The first of a word.
    case words
    /// The first of a sentence.
    case sentences
    /// All.
    case characters
}

/// What the key for sending says.
public enum SubmitLabel: Hashable, Sendable {
    /// Done.
    case done
    /// Go.
    case go
    /// Send.
    case send
    /// Join.
    case join
    /// Route.
    case route
    /// Search.
    case search
    /// Return.
    case `return`
    /// Next.
    case next
    /// Continue.
    case `continue`
}

/// What can be done with a view.
public enum AccessibilityActionKind: Hashable, Sendable {
    /// The usual.
    case `default`
    /// Going back.
    case escape
    /// Something surprising.
    case magicTap
}

/// Which way something is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// What sends what was typed.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field of text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A field for searching.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// How large the title of a bar is.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
    /// As usual.
    case automatic
    /// In the middle of a low bar.
    case inline
    /// Large, in a low bar.
    case inlineLarge
    /// Large.
    case large
}

/// How screens beside each other share the room.
public enum NavigationSplitViewStyle: Hashable, Sendable {
    /// As usual.
    case automatic
    /// All become smaller.
    case balanced
    /// The last one keeps its width.
    case prominentDetail
}

/// In which order a menu shows its items.
public enum MenuOrder: Hashable, Sendable {
    /// As usual.
    case automatic
    /// The first at the top.
    case fixed
    /// The first next to the finger.
    case priority
}
