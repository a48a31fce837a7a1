import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering, which has no transition between screens.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> Self {
        self
    }
}

/// The appearance of the source view of a transition between screens.
///
/// Has no effect in a static rendering.
public struct EmptyMatchedTransitionSourceConfiguration: Sendable {
    /// Returns the configuration unchanged.
    public func background(_ style: Color) -> Self { self }

    /// Returns the configuration unchanged.
    public func clipShape<S: Shape>(_ shape: S) -> Self { self }

    /// Returns the configuration unchanged.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
