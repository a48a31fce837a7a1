// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

nonisolated extension View {
    public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> Self { self }
}

public struct EmptyMatchedTransitionSourceConfiguration: Sendable {
    public func background(_ style: Color) -> Self { self }
    public func clipShape<S: Shape>(_ shape: S) -> Self { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
