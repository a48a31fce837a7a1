/// A type that provides tabs for a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the value that selects a tab.
    associatedtype TabValue: Hashable
    /// The type of the body.
    associatedtype Body: TabContent

    /// The tabs that this type provides.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// Makes the layout nodes of the screens.
    ///
    /// The default implementation uses the body.
    @_documentation(visibility: internal)
    nonisolated func _buildTabs(into builder: NodeBuilder)
}

nonisolated extension TabContent {
    /// Makes the layout nodes of the body, on the main actor.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) { builder.build(mainActorBodyOf: self) }
}

extension NodeBuilder {
    /// Builds the body of tabs, which belongs to the main actor.
    fileprivate func build<Tabs: TabContent>(mainActorBodyOf tabs: Tabs) {
        guard enter() else { return }
        defer { leave() }
        guard isOnMainActor(for: Tabs.self), let tabs = bound(tabs) else { return }
        onMainActor((self, tabs)) { builder, tabs in builder.build(TabsView(tabs: tabs.body), at: .body) }
    }
}

/// Tabs of this module, which have no body.
nonisolated protocol PrimitiveTabContent: TabContent where Body == Never {}

nonisolated extension PrimitiveTabContent {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: TabContent {
    /// The type of the value that selects a tab: `Never`.
    public typealias TabValue = Never

    /// Makes nothing, because `Never` has no values.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) {}
}

/// A view that makes the nodes of tabs.
@_documentation(visibility: internal)
public struct TabsView<Tabs: TabContent>: PrimitiveView {
    let tabs: Tabs

    /// Whether the view makes exactly one node: each tab makes one.
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the screens.
    public func _build(into builder: NodeBuilder) { tabs._buildTabs(into: builder) }
}

/// A result builder that combines the tabs in a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// Returns the tabs of an expression.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> TabContentList<TabValue>
    where Content.TabValue == TabValue {
        TabContentList { content._buildTabs(into: $0) }
    }

    /// Returns several lists of tabs as one.
    public static func buildBlock(_ lists: TabContentList<TabValue>...) -> TabContentList<TabValue> {
        TabContentList { builder in
            for (index, list) in lists.enumerated() { builder.build(TabsView(tabs: list), at: .index(index)) }
        }
    }

    /// Returns the tabs of an `if` without an `else`.
    public static func buildIf(_ list: TabContentList<TabValue>?) -> TabContentList<TabValue> {
        list ?? TabContentList { _ in }
    }

    /// Returns the tabs of the first branch of a condition.
    public static func buildEither(first: TabContentList<TabValue>) -> TabContentList<TabValue> {
        TabContentList { $0.build(TabsView(tabs: first), at: .index(0)) }
    }

    /// Returns the tabs of the second branch of a condition.
    public static func buildEither(second: TabContentList<TabValue>) -> TabContentList<TabValue> {
        TabContentList { $0.build(TabsView(tabs: second), at: .index(1)) }
    }

    /// Returns the tabs of an `if #available`.
    public static func buildLimitedAvailability(_ list: TabContentList<TabValue>) -> TabContentList<TabValue> { list }
}

/// The tabs that a builder or a modifier of tabs returns.
public struct TabContentList<TabValue: Hashable>: PrimitiveTabContent {
    private let buildAll: (NodeBuilder) -> Void

    init(_ buildAll: @escaping (NodeBuilder) -> Void) { self.buildAll = buildAll }

    /// Makes the nodes of the screens.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) { buildAll(builder) }
}

nonisolated extension ForEach: TabContent where Content: TabContent {
    /// The type of the value that selects a tab.
    public typealias TabValue = Content.TabValue

    /// Makes the nodes of each element's tab.
    @_documentation(visibility: internal)
    public func _buildTabs(into builder: NodeBuilder) {
        builder.build(ForEach<Data, ID, TabsView<Content>>(self), at: .body)
    }
}

extension ForEach {
    /// Creates the views of the tabs of elements.
    fileprivate init<Tabs: TabContent>(_ screens: ForEach<Data, ID, Tabs>) where Content == TabsView<Tabs> {
        let content = screens.content
        self.init(data: screens.data, content: { TabsView(tabs: content($0)) }, id: screens.id)
    }
}

extension ForEach where Content: TabContent {
    /// Creates tabs for each element, identified by a property of it.
    @_disfavoredOverload
    public init<Value: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates tabs for each element.
    @_disfavoredOverload
    public init<Value: Hashable>(
        _ data: Data,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension TabView {
    /// Creates a tab view whose selection is the value of a binding.
    ///
    /// A picture shows the selected tab.
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabsView<Tabs>, Tabs.TabValue == SelectionValue {
        self.init(selection: selection) { TabsView(tabs: content()) }
    }

    /// Creates a tab view without a selection.
    ///
    /// A picture shows the first tab.
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Content == TabsView<Tabs>, SelectionValue == Never, Tabs.TabValue == Never {
        self.init(selection: nil) { TabsView(tabs: content()) }
    }
}
