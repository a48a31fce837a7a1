/// A screen of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    /// The type of the value that selects the screen.
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
    /// A screen for a value, with the item of its tab.
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
    /// A screen with the item of its tab.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Label == GridPressSwiftUI.Label<Text, Image> {
    /// A screen for a value, with a title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A screen for a value, with a title as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A screen for a value, with a title and an image.
    public init(
        _ title: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressSwiftUI.Label(title, image: image) }
    }

    /// A screen for a value, with a title as it stands and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressSwiftUI.Label(title, image: image) }
    }

    /// The screen of a search for a value.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { role.label }
    }
}

extension Tab where Value == Never, Label == GridPressSwiftUI.Label<Text, Image> {
    /// A screen with a title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A screen with a title as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A screen with a title and an image.
    public init(
        _ title: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressSwiftUI.Label(title, image: image) }
    }

    /// A screen with a title as it stands and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressSwiftUI.Label(title, image: image) }
    }

    /// The screen of a search.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content: content) { role.label }
    }
}

/// The purpose of a screen.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A search.
    public static let search = TabRole(name: "search")

    fileprivate var label: Label<Text, Image> { Label("Search", systemImage: "magnifyingglass") }
}

/// Screens that belong together; the bar of a tab view shows each of them.
public struct TabSection<Header: View, Value: Hashable, Content: TabContent>: PrimitiveTabContent
where Content.TabValue == Value {
    /// The type of the value that selects a screen.
    public typealias TabValue = Value

    private let content: Content

    /// Makes the nodes of the screens.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) { content._buildTabs(into: builder) }

    /// Screens with a header, which a bar doesn't show.
    public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    /// Screens that belong together.
    public init(@TabContentBuilder<Value> content: () -> Content) { self.init(content: content) {} }
}

extension TabSection where Header == Text {
    /// Screens with a title, which a bar doesn't show.
    public init(_ title: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Screens with a title as it stands, which a bar doesn't show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension TabContent {
    /// Adds a number to the items of the tabs.
    public func badge(_ count: Int) -> TabContentList<TabValue> { changed { $0.badge(count) } }

    /// Adds a text to the items of the tabs.
    public func badge(_ label: Text?) -> TabContentList<TabValue> { changed { $0.badge(label) } }

    /// Adds a text to the items of the tabs.
    public func badge(_ label: LocalizedStringKey?) -> TabContentList<TabValue> { changed { $0.badge(label) } }

    /// Adds a text as it stands to the items of the tabs.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> TabContentList<TabValue> { changed { $0.badge(label) } }

    /// Leaves out the screens where they are hidden.
    public func hidden(_ hidden: Bool = true) -> TabContentList<TabValue> {
        TabContentList { if !hidden { _buildTabs(into: $0) } }
    }

    private func changed(_ change: @escaping (TabsView<Self>) -> some View) -> TabContentList<TabValue> {
        TabContentList { change(TabsView(tabs: self))._build(into: $0) }
    }
}
