import GridPressViews

/// The container whose background `containerBackground(_:for:)` sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Container { case navigation, navigationSplitView, subscriptionStore, tabView, widget, window }

    private let container: Container

    /// The screen of a navigation stack.
    public static let navigation = Self(container: .navigation)
    /// The columns of a navigation split view.
    public static let navigationSplitView = Self(container: .navigationSplitView)
    /// The full height of a subscription store.
    public static let subscriptionStore = Self(container: .subscriptionStore)
    /// The screen of a tab view.
    public static let tabView = Self(container: .tabView)
    /// The widget.
    public static let widget = Self(container: .widget)
    /// The window.
    public static let window = Self(container: .window)
}

nonisolated extension View {
    /// Has no effect in a static rendering: GridPress doesn't draw the backgrounds of containers around a figure.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> Self {
        self
    }

    /// Has no effect in a static rendering: GridPress doesn't draw the backgrounds of containers around a figure.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self {
        self
    }
}
