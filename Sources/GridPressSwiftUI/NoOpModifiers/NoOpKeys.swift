// Keys, the focus and commands; no key of a picture is pressed.

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

/// The ways in which something with the focus is used.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By pressing it.
    public static let activate = FocusInteractions(rawValue: 1)
    /// By changing it.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The default ways.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The weight of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// As if people had chosen it.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// The direction of a command to move.
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

/// A key that is pressed.
public struct KeyPress: Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The characters that it stands for.
    public let characters: String
    /// The keys that are held.
    public let modifiers: EventModifiers
    /// The moment.
    public let phase: Phases

    /// Moments of a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// A set of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key goes up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a key was used.
    public enum Result: Hashable, Sendable {
        /// The key was used.
        case handled
        /// The key wasn't used.
        case ignored
    }
}

extension EventModifiers {
    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All keys.
    public static let all: EventModifiers = [.command, .shift, .option, .control, .capsLock, .numericPad]
}

extension KeyEquivalent {
    /// Delete forwards.
    public static let deleteForward = KeyEquivalent("\u{f728}")
    /// The beginning.
    public static let home = KeyEquivalent("\u{f729}")
    /// The end.
    public static let end = KeyEquivalent("\u{f72b}")
    /// A page up.
    public static let pageUp = KeyEquivalent("\u{f72c}")
    /// A page down.
    public static let pageDown = KeyEquivalent("\u{f72d}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{f739}")
}
