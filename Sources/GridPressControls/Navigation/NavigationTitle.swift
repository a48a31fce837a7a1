nonisolated extension View {
    // Also with a string.
    /// Sets the localized title of a navigation stack's screen; has no effect elsewhere.
    ///
    /// The view must be the root of the stack, not a part of it.
    public func navigationTitle(_ title: LocalizedStringKey) -> ModifiedView<Self> { navigationTitle(Text(title)) }

    /// Sets the title of a navigation stack's screen; has no effect elsewhere.
    public func navigationTitle(_ title: Text) -> ModifiedView<Self> {
        layoutValue(key: NavigationTitleKey.self, value: AnyView(title))
    }

    /// Sets the title of a navigation stack's screen to the current value of a binding; has no effect elsewhere.
    public func navigationTitle(_ title: Binding<String>) -> ModifiedView<Self> {
        navigationTitle(title.wrappedValue)
    }

    // One function with a default argument where SwiftUI has two, because the compiler tries each overload of a
    // failing call.
    /// Sets the localized title of a navigation stack's screen; has no effect elsewhere.
    public func navigationBarTitle(
        _ title: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView<ModifiedView<Self>> {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of a navigation stack's screen to a text that isn't localized; has no effect elsewhere.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView<ModifiedView<Self>> {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of a navigation stack's screen; has no effect elsewhere.
    public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView<ModifiedView<Self>> {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the display mode of the screen's title: large or inline.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> ModifiedView<Self> {
        layoutValue(key: NavigationTitleModeKey.self, value: mode)
    }

    /// Sets whether the navigation bar of the screen is hidden.
    public func navigationBarHidden(_ isHidden: Bool) -> ModifiedView<Self> {
        layoutValue(key: NavigationBarHiddenKey.self, value: isHidden)
    }

    /// Sets the style of navigation views: a stack, or columns if the horizontal size class is regular.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.hasNavigationColumns, S.self != StackNavigationViewStyle.self)
    }
}

/// The navigation bar above a screen.
public struct NavigationBarItem: Hashable, Sendable {
}

/// A style of navigation views.
public protocol NavigationViewStyle {}

/// The default navigation style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the default style.
    public init() {}
}

/// A navigation style that shows one screen.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates a stack style.
    public init() {}
}

/// A navigation style that shows screens in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates a column style.
    public init() {}
}

struct NavigationTitleKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}

struct NavigationTitleModeKey: LayoutValueKey {
    static let defaultValue = NavigationBarItem.TitleDisplayMode.automatic
}

struct NavigationBarHiddenKey: LayoutValueKey {
    static let defaultValue = false
}
