// Keys, focus and commands, which have no effect in a static rendering.

nonisolated extension View {
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }
    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> Self { self }

    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> Self { self }

    public func focusSection() -> Self { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
    public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> Self { self }
    public func focusScope(_ namespace: Namespace.ID) -> Self { self }
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self { self }

    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self { self }

    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self { self }

    public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result)
        -> Self
    { self }

    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> Self { self }

    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
    public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
}

public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

public struct KeyPress: Sendable {
    public let key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases
}

extension EventModifiers {
    public static let capsLock = EventModifiers(rawValue: 16), numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.command, .shift, .option, .control, .capsLock, .numericPad]
}

extension KeyEquivalent {
    public static let deleteForward = KeyEquivalent("\u{f728}")
    public static let home = KeyEquivalent("\u{f729}")
    public static let end = KeyEquivalent("\u{f72b}")
    public static let pageUp = KeyEquivalent("\u{f72c}")
    public static let pageDown = KeyEquivalent("\u{f72d}")
    public static let clear = KeyEquivalent("\u{f739}")
}
