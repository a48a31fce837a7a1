nonisolated extension View {
    /// Draws a view in a glass capsule above the bar of a tab view.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView<Self> {
        environment(\.tabBarAccessory, AnyView(content()))
    }

    /// Draws a view in a glass capsule above the bar of a tab view, if the accessory is enabled.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        environment(\.tabBarAccessory, isEnabled ? AnyView(content()) : nil)
    }
}

/// The bottom accessory of a tab view in its capsule.
struct TabBarAccessory: NonisolatedView {
    let content: AnyView

    var body: some View {
        content
            .frame(maxWidth: .infinity, minHeight: 48)
            .glassEffect()
            .padding(.horizontal, 20)
            .padding(.vertical, 8)
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
    }
}

extension EnvironmentValues {
    /// The placement of the bottom accessory around the view; `nil` outside of one.
    ///
    /// In a static rendering, an accessory is always `expanded`, because the tab bar is never minimized.
    @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?

    @Entry var tabBarAccessory: AnyView?
}
