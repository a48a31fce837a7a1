nonisolated extension View {
    /// Sets the subtitle of a navigation stack's screen; has no effect elsewhere.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView<Self> {
        layoutValue(key: NavigationSubtitleKey.self, value: AnyView(subtitle))
    }

    /// Sets the localized subtitle of a navigation stack's screen; has no effect elsewhere.
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> ModifiedView<Self> {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the subtitle of a navigation stack's screen to a text that isn't localized; has no effect elsewhere.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedView<Self> {
        navigationSubtitle(Text(subtitle))
    }
}

struct NavigationSubtitleKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}
