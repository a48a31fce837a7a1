/// A toolbar item.
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
    /// Creates an item with a placement in the bars of a screen.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        id = ()
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem where ID == String {
    /// Creates a customizable item with an identifier.
    ///
    /// A picture shows it if it is visible by default.
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

/// A group of toolbar items with the same placement.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items with a placement.
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
    /// Creates a group of items with a placement.
    ///
    /// A picture shows the items, and not the label that replaces them in a narrow bar.
    public init<Items: View, Label: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Items,
        @ViewBuilder label: () -> Label
    ) where Content == LabeledToolbarItemGroupContent<Items, Label> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content())
    }
}

/// The items of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: NonisolatedView {
    fileprivate let content: Content

    /// The items.
    public var body: some View { content }
}

/// A space between toolbar items.
public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space with a placement.
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

/// A toolbar item that the system provides.
///
/// A picture doesn't show it.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
    /// Creates a system item, which isn't drawn.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {}
}

/// A menu of the title in the navigation bar.
///
/// A picture doesn't show the closed menu.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    /// Creates a menu of default items.
    public init() where Content == EmptyView {}

    /// Creates a menu of custom items.
    public init(@ViewBuilder content: () -> Content) {}

    /// Makes no node.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {}
}

extension ToolbarItemPlacement {
    /// Makes the nodes of views at the placement.
    fileprivate func build<Content: View>(_ content: Content, into builder: NodeBuilder) {
        let content = content.layoutValue(key: ToolbarItemPlacementKey.self, value: self)
        if isEmphasized { content.fontWeight(.semibold)._build(into: builder) } else { content._build(into: builder) }
    }
}

struct ToolbarItemPlacementKey: LayoutValueKey {
    static let defaultValue = ToolbarItemPlacement.automatic
}
