nonisolated extension View {
    /// Adds a number to the item of a tab or to the row of a list; 0 adds none.
    public func badge(_ count: Int) -> ModifiedView<Self> { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Adds a text to the item of a tab or to the row of a list.
    public func badge(_ label: Text?) -> ModifiedView<Self> { layoutValue(key: BadgeKey.self, value: label) }

    /// Adds a text to the item of a tab or to the row of a list.
    public func badge(_ label: LocalizedStringKey?) -> ModifiedView<Self> { badge(label.map { Text($0) }) }

    /// Adds a text as it stands to the item of a tab or to the row of a list.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> ModifiedView<Self> { badge(label.map { Text($0) }) }
}

struct BadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
}

/// A badge on the item of a tab.
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
