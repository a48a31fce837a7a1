// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Container { case navigation, navigationSplitView, subscriptionStore, tabView, widget, window }

    private let container: Container
    public static let navigation = Self(container: .navigation)
    public static let navigationSplitView = Self(container: .navigationSplitView)
    public static let subscriptionStore = Self(container: .subscriptionStore), tabView = Self(container: .tabView)
    public static let widget = Self(container: .widget), window = Self(container: .window)
}

nonisolated extension View {
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> Self {
        self
    }

    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> Self { self }
}
