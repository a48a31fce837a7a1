nonisolated extension View {
    /// Gives the screen of a navigation stack a line below its title; anywhere else it changes nothing.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView<Self> {
        layoutValue(key: NavigationSubtitleKey.self, value: AnyView(subtitle))
    }

    /// Gives the screen of a navigation stack a line below its title; anywhere else it changes nothing.
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> ModifiedView<Self> {
        navigationSubtitle(Text(subtitle))
    }

    /// Gives the screen of a navigation stack a line as it stands below its title; anywhere else it changes nothing.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedView<Self> {
        navigationSubtitle(Text(subtitle))
    }
}

struct NavigationSubtitleKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}
