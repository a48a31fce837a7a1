// Attributes of tabs that have no effect in a static rendering.

import GridPressViews

nonisolated extension TabContent {
    /// Has no effect in a static rendering: tabs can't be moved.
    public func customizationID(_ id: String) -> Self { self }

    /// Has no effect in a static rendering: tabs can't be moved.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: tabs can't be moved.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }

    /// Has no effect: GridPress draws all tabs in the tab bar.
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }

    /// Has no effect: GridPress draws no section actions.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: the selection doesn't change.
    public func disabled(_ disabled: Bool) -> Self { self }

    /// Has no effect in a static rendering: no menu opens.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
}

nonisolated extension View {
    /// Has no effect in a static rendering: tabs can't be moved.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

    /// Has no effect: GridPress always draws tabs in a tab bar.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> Self { self }

    /// Has no effect: GridPress always draws tabs in a tab bar.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect: GridPress always draws tabs in a tab bar.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect: GridPress always draws tabs in a tab bar.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: the selection doesn't change.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
}

/// The start of a search when its tab is selected.
///
/// Has no effect in a static rendering.
public struct TabSearchActivation: Hashable, Sendable {
    private let startsWithTab: Bool

    /// The default start.
    public static let automatic = TabSearchActivation(startsWithTab: false)
    /// The selection of the tab starts the search.
    public static let searchTabSelection = TabSearchActivation(startsWithTab: true)
}

/// The customization of tabs by a person.
///
/// Has no effect in a static rendering.
public struct TabViewCustomization: Hashable, Sendable, Codable {
    /// Creates a customization without changes.
    public init() {}
}

/// The ways in which people can customize a tab.
///
/// Has no effect in a static rendering.
public enum TabCustomizationBehavior: Hashable, Sendable {
    /// The default behavior.
    case automatic
    /// The tab can be moved.
    case reorderable
    /// The tab can't be customized.
    case disabled
}

/// The placement of tabs.
///
/// Has no effect in a static rendering.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
    /// The default placement.
    case automatic
    /// The tab bar.
    case tabBar
    /// The sidebar.
    case sidebar
}

/// The placement of a tab in a tab bar or a sidebar.
///
/// Has no effect in a static rendering.
public enum TabPlacement: Hashable, Sendable {
    /// The default placement.
    case automatic
    /// The sidebar, but not the tab bar.
    case sidebarOnly
    /// The tab bar, always.
    case pinned
}

/// The event that minimizes a tab bar.
///
/// Has no effect in a static rendering.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
    /// The default event.
    case automatic
    /// Scrolling content down.
    case onScrollDown
    /// Scrolling content up.
    case onScrollUp
    /// No event.
    case never
}
