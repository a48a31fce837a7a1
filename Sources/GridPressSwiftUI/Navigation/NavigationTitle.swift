nonisolated extension View {
    /// Gives the screen of a navigation stack a title; anywhere else it changes nothing.
    ///
    /// The stack draws it where the view is what the stack shows, not a part of that.
    public func navigationTitle(_ title: LocalizedStringKey) -> ModifiedView<Self> { navigationTitle(Text(title)) }

    /// Gives the screen of a navigation stack a title as it stands; anywhere else it changes nothing.
    ///
    /// The stack draws it where the view is what the stack shows, not a part of that.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedView<Self> { navigationTitle(Text(title)) }

    /// Gives the screen of a navigation stack a title; anywhere else it changes nothing.
    public func navigationTitle(_ title: Text) -> ModifiedView<Self> {
        layoutValue(key: NavigationTitleKey.self, value: AnyView(title))
    }

    /// Gives the screen of a navigation stack a title; anywhere else it changes nothing.
    public func navigationTitle(_ title: Binding<String>) -> ModifiedView<Self> {
        navigationTitle(title.wrappedValue)
    }

    // One function with a default where Apple has two: calls that fail are tried with each one of a name.
    /// Gives the screen of a navigation stack a title; anywhere else it changes nothing.
    public func navigationBarTitle(
        _ title: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView<ModifiedView<Self>> {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the screen of a navigation stack a title as it stands; anywhere else it changes nothing.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView<ModifiedView<Self>> {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the screen of a navigation stack a title; anywhere else it changes nothing.
    public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView<ModifiedView<Self>> {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets whether the title of a screen is large.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> ModifiedView<Self> {
        layoutValue(key: NavigationTitleModeKey.self, value: mode)
    }

    /// Sets whether a navigation stack shows no title.
    public func navigationBarHidden(_ isHidden: Bool) -> ModifiedView<Self> {
        layoutValue(key: NavigationBarHiddenKey.self, value: isHidden)
    }

    /// Sets whether navigation shows one screen at a time, or columns beside each other where there is room.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.hasNavigationColumns, S.self != StackNavigationViewStyle.self)
    }
}

/// The bar above a screen.
public struct NavigationBarItem: Hashable, Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As usual: large.
        case automatic
        /// In the middle of a low bar.
        case inline
        /// Large.
        case large
    }
}

/// How navigation looks.
public protocol NavigationViewStyle {}

/// The usual look.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The usual look.
    public init() {}
}

/// One screen above the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// One screen above the other.
    public init() {}
}

/// One screen beside the other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// One screen beside the other.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The usual look.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen above the other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// One screen beside the other.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
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
