// Styles of tab views that other systems have, each drawn as the nearest one.

/// Tabs in a bar or a sidebar, drawn in a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Tabs in a bar.
    public init() {}

    /// With a bar.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Tabs in a bar.
    public init() {}

    /// With a bar.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// Tabs in groups, drawn in a bar.
public struct GroupedTabViewStyle: TabViewStyle {
    /// Tabs in a bar.
    public init() {}

    /// With a bar.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// Pages above each other, drawn with a dot for each page.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// The way in which one page becomes another.
    public enum TransitionStyle: Hashable, Sendable {
        /// The default.
        case automatic
        /// Pages move.
        case identity
        /// Pages become unsharp.
        case blur
    }

    /// Pages above each other.
    public init(transitionStyle: TransitionStyle = .automatic) {}

    /// With dots.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .page }
}

/// Pages above each other, by an older name.
public typealias CarouselTabViewStyle = VerticalPageTabViewStyle

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Tabs in a bar or a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// Tabs in a bar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs in groups.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages above each other.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
    /// Pages above each other.
    public static var carousel: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    /// Returns the style of pages above each other.
    public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

/// The style of the dots that stand for the pages of a tab view.
public protocol IndexViewStyle {
    /// Whether the dots stand on a background.
    @_documentation(visibility: internal)
    var _hasBackground: Bool { get }
}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The moments in which the dots have a background.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        /// The default.
        case automatic
        /// Always.
        case always
        /// While people touch them.
        case interactive
        /// Never.
        case never
    }

    /// Whether the dots stand on a background.
    @_documentation(visibility: internal)
    public let _hasBackground: Bool

    /// A dot for each page, with a background where it is always shown.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _hasBackground = backgroundDisplayMode == .always
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns the style of a dot for each page, with a background where it is always shown.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

nonisolated extension View {
    /// Sets the style of the dots that stand for the pages of a tab view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.haveIndexDotsBackground, style._hasBackground)
    }
}

extension EnvironmentValues {
    var haveIndexDotsBackground: Bool {
        get { self[IndexDotsBackgroundKey.self] }
        set { self[IndexDotsBackgroundKey.self] = newValue }
    }

    private enum IndexDotsBackgroundKey: EnvironmentKey { static let defaultValue = false }
}
