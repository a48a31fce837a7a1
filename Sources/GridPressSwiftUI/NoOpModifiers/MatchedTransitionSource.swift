nonisolated extension View {
    /// Has no effect in a static rendering: nothing moves from one place to another.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> Self {
        self
    }
}

/// The appearance of a view that a screen moves out of; a still picture shows the view alone.
public struct EmptyMatchedTransitionSourceConfiguration: Sendable {
    /// Returns the same.
    public func background(_ style: Color) -> Self { self }

    /// Returns the same.
    public func clipShape<S: Shape>(_ shape: S) -> Self { self }

    /// Returns the same.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
