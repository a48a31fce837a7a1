/// A tab of a tab view, with the screen that it shows.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    /// The type of the value that selects the tab.
    public typealias TabValue = Value

    private let value: Value?
    private let content: Content
    private let label: Label

    /// Makes the node of the screen.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) {
        let screen = ZStack { content }.tabItem { label }
        if let value { screen.tag(value)._build(into: builder) } else { screen._build(into: builder) }
    }
}

extension Tab {
    /// Creates a tab with a value and a label.
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Label == GridPressControls.Label<Text, Image> {
    // Also with a string.
    /// Creates a tab with a localized title, a symbol and a value.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressControls.Label(title, systemImage: systemImage) }
    }

    // Also with a string.
    /// Creates a tab with a localized title, an image and a value.
    public init(
        _ title: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressControls.Label(title, image: image) }
    }
}

extension Tab where Value == Never, Label == GridPressControls.Label<Text, Image> {
    // Also with a string.
    /// Creates a tab with a localized title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressControls.Label(title, systemImage: systemImage) }
    }

    // Also with a string.
    /// Creates a tab with a localized title and an image.
    public init(
        _ title: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressControls.Label(title, image: image) }
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value, whose label depends on its role.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(role: role) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab whose label depends on its role.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(role: role) }
    }
}

/// The label of a tab without a title: a magnifying glass for the search tab, and nothing for other tabs.
public struct DefaultTabLabel: NonisolatedView {
    let role: TabRole?

    /// The label of the role.
    public var body: some View {
        if role == .search { Label("Search", systemImage: "magnifyingglass") }
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The search tab.
    public static let search = TabRole(name: "search")
}

/// A section of tabs.
///
/// The tab bar shows each tab, without the section's header.
public struct TabSection<Header: View, Value: Hashable, Content: TabContent>: PrimitiveTabContent
where Content.TabValue == Value {
    /// The type of the value that selects a tab.
    public typealias TabValue = Value

    private let content: Content

    /// Makes the nodes of the screens.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) { content._buildTabs(into: builder) }

    /// Creates a section with a header, which isn't drawn.
    public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a section without a header.
    public init(@TabContentBuilder<Value> content: () -> Content) { self.init(content: content) {} }
}

extension TabSection where Header == Text {
    // Also with a string.
    /// Creates a section with a localized title, which isn't drawn.
    public init(_ title: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension TabContent {
    /// Adds a number as a badge to the tab items; 0 adds no badge.
    public func badge(_ count: Int) -> TabContentList<TabValue> { changed { $0.badge(count) } }

    /// Adds a text as a badge to the tab items; `nil` adds no badge.
    public func badge(_ label: Text?) -> TabContentList<TabValue> { changed { $0.badge(label) } }

    // Also with a string.
    /// Adds a localized text as a badge to the tab items; `nil` adds no badge.
    public func badge(_ label: LocalizedStringKey?) -> TabContentList<TabValue> { changed { $0.badge(label) } }

    /// Omits the tabs if `hidden` is `true`.
    public func hidden(_ hidden: Bool = true) -> TabContentList<TabValue> {
        TabContentList { if !hidden { _buildTabs(into: $0) } }
    }

    func changed(_ change: @escaping (TabsView<Self>) -> some View) -> TabContentList<TabValue> {
        TabContentList { change(TabsView(tabs: self))._build(into: $0) }
    }
}
