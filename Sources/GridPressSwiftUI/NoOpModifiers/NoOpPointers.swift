// Pointers and hands, which a still picture doesn't react to.

/// A pointer above a view, or away from it.
public enum HoverPhase: Equatable, Sendable {
    /// Above the view, at a point.
    case active(CGPoint)
    /// Away from the view.
    case ended
}

/// A choice of the reaction to something that is dragged above a control.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Value { case automatic, enabled, disabled }

    private let value: Value

    /// The choice of the system.
    public static let automatic = SpringLoadingBehavior(value: .automatic)
    /// The control is performed.
    public static let enabled = SpringLoadingBehavior(value: .enabled)
    /// The control isn't performed.
    public static let disabled = SpringLoadingBehavior(value: .disabled)
}

nonisolated extension View {
    /// Has no effect in a static rendering: no pointer is above a picture.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dragged.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing is typed.
    public func typeSelectEquivalent(_ text: Text?) -> Self { self }

    /// Has no effect in a static rendering: nothing is typed.
    public func typeSelectEquivalent(_ text: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: nothing is typed.
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ text: S) -> Self { self }

    /// Has no effect in a static rendering: nothing is renamed.
    public func renameAction(_ action: @escaping () -> Void) -> Self { self }
}
