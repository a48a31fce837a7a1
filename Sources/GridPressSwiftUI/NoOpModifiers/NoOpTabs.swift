// Words about tabs that a still picture has no use for.

nonisolated extension TabContent {
    /// Has no effect in a static rendering: tabs aren't moved.
    public func customizationID(_ id: String) -> Self { self }

    /// Has no effect in a static rendering: tabs aren't moved.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: tabs aren't moved.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }

    /// Has no effect in a static rendering: the bar of a picture shows all tabs.
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }

    /// Has no effect in a static rendering: no button stands above a sidebar.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: no tab is chosen.
    public func disabled(_ disabled: Bool) -> Self { self }

    /// Has no effect in a static rendering: no menu opens.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
}

nonisolated extension View {
    /// Has no effect in a static rendering: tabs aren't moved.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }

    /// Has no effect in a static rendering: nothing is scrolled.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

    /// Has no effect in a static rendering: tabs stand in a bar.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> Self { self }

    /// Has no effect in a static rendering: tabs stand in a bar.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: tabs stand in a bar.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: tabs stand in a bar.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}

/// The tabs that people chose; a picture shows them as they are at first.
public struct TabViewCustomization: Hashable, Sendable, Codable {
    /// The tabs as they are at first.
    public init() {}
}

/// The ways in which people can arrange a tab.
public enum TabCustomizationBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// To be moved.
    case reorderable
    /// To stay.
    case disabled
}

/// The place of tabs.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
    /// The default.
    case automatic
    /// A bar.
    case tabBar
    /// A sidebar.
    case sidebar
}

/// The place of a tab where tabs can be in a bar or in a sidebar.
public enum TabPlacement: Hashable, Sendable {
    /// The default.
    case automatic
    /// In the bar where there is room.
    case sidebarOnly
    /// Always in the bar.
    case pinned
}

/// The way in which a bar of tabs becomes smaller.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// When content is scrolled down.
    case onScrollDown
    /// When content is scrolled up.
    case onScrollUp
    /// Never.
    case never
}
