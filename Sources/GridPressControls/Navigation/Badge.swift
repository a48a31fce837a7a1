nonisolated extension View {
    /// Adds a number as a badge to the tab item or list row; 0 adds no badge.
    public func badge(_ count: Int) -> ModifiedView<Self> { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Adds a text as a badge to the tab item or list row; `nil` adds no badge.
    public func badge(_ label: Text?) -> ModifiedView<Self> { layoutValue(key: BadgeKey.self, value: label) }

    // Also with a string.
    /// Adds a localized text as a badge to the tab item or list row; `nil` adds no badge.
    public func badge(_ label: LocalizedStringKey?) -> ModifiedView<Self> { badge(label.map { Text($0) }) }
}

struct BadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
}

/// A badge on a tab item.
struct TabBadge: NonisolatedView {
    let text: Text

    var body: some View {
        text.font(ControlFont.caption)
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule())
            .fixedSize()
            .asControl("Badge")
    }
}
