// Tab view styles of other platforms, each drawn as the nearest style.

/// A tab view style with a bar or a sidebar, drawn with a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates a sidebar-adaptable style.
    public init() {}

    /// The kind of drawing: a bar of tabs.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// A tab view style with a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates a tab bar style.
    public init() {}

    /// The kind of drawing: a bar of tabs.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// A tab view style with groups of tabs, drawn with a bar.
public struct GroupedTabViewStyle: TabViewStyle {
    /// Creates a grouped style.
    public init() {}

    /// The kind of drawing: a bar of tabs.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// A tab view style with pages above each other, drawn with a dot for each page.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// Creates a style of pages above each other.
    public init(transitionStyle: TransitionStyle = .automatic) {}

    /// The kind of drawing: page dots.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .page }
}

/// The older name of the style with pages above each other.
public typealias CarouselTabViewStyle = VerticalPageTabViewStyle

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// The style with pages above each other, drawn with page dots.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
    /// The style with pages above each other, drawn with page dots.
    public static var carousel: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    /// Returns the style with pages above each other, drawn with page dots.
    public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

/// A style of the page dots of a tab view.
public protocol IndexViewStyle {
    /// Whether the dots have a background.
    @_documentation(visibility: internal)
    var _hasBackground: Bool { get }
}

/// An index view style with a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether the dots have a background.
    @_documentation(visibility: internal)
    public let _hasBackground: Bool

    /// Creates a style with a dot for each page, and a background for the mode `always`.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _hasBackground = backgroundDisplayMode == .always
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The style with a dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns the style with a dot for each page, and a background for the mode `always`.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

nonisolated extension View {
    /// Sets the style of page dots of tab views inside the view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.haveIndexDotsBackground, style._hasBackground)
    }
}

extension EnvironmentValues {
    @Entry var haveIndexDotsBackground: Bool = false
}
