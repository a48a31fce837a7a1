// Attributes of tabs that have no effect in a static rendering.

nonisolated extension TabContent {
    public func customizationID(_ id: String) -> Self { self }

    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> Self
    { self }

    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }

    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func disabled(_ disabled: Bool) -> Self { self }
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
}

nonisolated extension View {
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> Self { self }
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
}

public struct TabSearchActivation: Hashable, Sendable {
    private let startsWithTab: Bool
    public static let automatic = TabSearchActivation(startsWithTab: false)
    public static let searchTabSelection = TabSearchActivation(startsWithTab: true)
}

public struct TabViewCustomization: Hashable, Sendable, Codable { public init() {} }
