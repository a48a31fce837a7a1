// Pointers and drags, which have no effect in a static rendering.

/// The phase of a pointer that hovers over a view.
///
/// It never occurs in a static rendering.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is above the view, at a point.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// The reaction of a control to items dragged over it.
///
/// Has no effect in a static rendering.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Value { case automatic, enabled, disabled }

    private let value: Value

    /// The default reaction.
    public static let automatic = SpringLoadingBehavior(value: .automatic)
    /// The control is activated.
    public static let enabled = SpringLoadingBehavior(value: .enabled)
    /// The control isn't activated.
    public static let disabled = SpringLoadingBehavior(value: .disabled)
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no pointer.
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
