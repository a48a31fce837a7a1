// Keys, focus and commands, which have no effect in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: nothing has the focus.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusSection() -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusScope(_ namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: no text is sent.
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no key is pressed.
    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no key is pressed.
    public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no key is pressed.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no key is pressed.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all,
        initial: Bool = true,
        _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no command is given.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }

    /// Has no effect in a static rendering: no command is given.
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }

    /// Has no effect in a static rendering: no command is given.
    public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }

    /// Has no effect in a static rendering: no command is given.
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
}

/// The ways in which people interact with a focused view.
///
/// Has no effect in a static rendering.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Activating the view.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Editing the view.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The default interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The priority of a default focus.
///
/// Has no effect in a static rendering.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String

    /// The default priority.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// The priority of a choice by the person.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// The direction of a move command.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

/// A key press.
///
/// It never occurs in a static rendering.
public struct KeyPress: Sendable {
    /// The pressed key.
    public let key: KeyEquivalent
    /// The characters that the key produces.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers
    /// The phase of the key press.
    public let phase: Phases

    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key goes up.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of handling a key press.
    public enum Result: Hashable, Sendable {
        /// The key press was handled.
        case handled
        /// The key press was ignored.
        case ignored
    }
}

extension EventModifiers {
    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 16)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all: EventModifiers = [.command, .shift, .option, .control, .capsLock, .numericPad]
}

extension KeyEquivalent {
    /// The Forward Delete key.
    public static let deleteForward = KeyEquivalent("\u{f728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{f729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{f72b}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{f72c}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{f72d}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{f739}")
}
