nonisolated extension View {
    /// Sets the subtitle of a navigation stack's screen; has no effect elsewhere.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView<Self> {
        layoutValue(key: NavigationSubtitleKey.self, value: AnyView(subtitle))
    }

    // Also with a string.
    /// Sets the localized subtitle of a navigation stack's screen; has no effect elsewhere.
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> ModifiedView<Self> {
        navigationSubtitle(Text(subtitle))
    }
}

struct NavigationSubtitleKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}
