/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    /// The identity of the item.
    public let id: ID
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes the layout nodes of the item.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {
        placement.build(content, into: builder)
    }
}

extension ToolbarItem where ID == Void {
    /// An item at a place of a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        id = ()
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem where ID == String {
    /// An item with an identity, which people can move; a picture shows those that are shown by default.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.id = id
        self.placement = showsByDefault ? placement : .unseen
        self.content = content()
    }
}

/// Items at the same place of a bar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items at a place of a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Makes the layout nodes of the items.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {
        placement.build(content, into: builder)
    }
}

extension ToolbarItemGroup {
    /// Items at a place of a bar, with a label that stands for them where the bar has little room.
    public init<Items: View, Label: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Items,
        @ViewBuilder label: () -> Label
    ) where Content == LabeledToolbarItemGroupContent<Items, Label> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content())
    }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: NonisolatedView {
    fileprivate let content: Content

    /// The items.
    public var body: some View { content }
}

/// Space between the items of a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Space at a place of a bar.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Makes the layout node of the space.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {
        let space = Color.clear.frame(width: sizing == .fixed ? 8 : nil, height: 0)
        space.layoutValue(key: ToolbarItemPlacementKey.self, value: placement)._build(into: builder)
    }
}

/// The width of space in a bar.
public enum SpacerSizing: Hashable, Sendable {
    /// As much as there is.
    case flexible
    /// A little.
    case fixed
}

/// An item that the system provides; a picture doesn't show it.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
    /// An item that the system provides.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {}
}

/// An item that the system provides.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
    /// The button that shows or hides the sidebar.
    case sidebarToggle
    /// The title.
    case title
    /// The search field.
    case search
}

/// A menu behind the title of a bar; a picture shows it closed.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    /// A menu of the usual items.
    public init() where Content == EmptyView {}

    /// A menu of some items.
    public init(@ViewBuilder content: () -> Content) {}

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {}
}

extension ToolbarItemPlacement {
    /// Makes the nodes of views at the place.
    fileprivate func build<Content: View>(_ content: Content, into builder: NodeBuilder) {
        let content = content.layoutValue(key: ToolbarItemPlacementKey.self, value: self)
        if isEmphasized { content.fontWeight(.semibold)._build(into: builder) } else { content._build(into: builder) }
    }
}

struct ToolbarItemPlacementKey: LayoutValueKey {
    static let defaultValue = ToolbarItemPlacement.automatic
}
