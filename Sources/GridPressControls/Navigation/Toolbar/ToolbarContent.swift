/// A type that provides toolbar items for a screen.
///
/// A navigation stack draws them in its navigation bar and in a bottom bar. As in SwiftUI, the body of custom items
/// belongs to the main actor.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// The items that this type provides.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the layout nodes of the items.
    ///
    /// The default implementation uses the body.
    @_documentation(visibility: internal)
    nonisolated func _buildItems(into builder: NodeBuilder)
}

/// A type that provides toolbar items that people can customize.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

nonisolated extension ToolbarContent {
    /// Makes the layout nodes of the body, on the main actor.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) { builder.build(mainActorBodyOf: self) }
}

extension NodeBuilder {
    /// Builds the body of items, which belongs to the main actor.
    fileprivate func build<Items: ToolbarContent>(mainActorBodyOf items: Items) {
        guard enter() else { return }
        defer { leave() }
        guard isOnMainActor(for: Items.self), let items = bound(items) else { return }
        onMainActor((self, items)) { builder, items in builder.build(ToolbarItemsView(items: items.body), at: .body) }
    }
}

/// Items of this module, which have no body.
nonisolated protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

nonisolated extension PrimitiveToolbarContent {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: CustomizableToolbarContent {
    /// Makes nothing, because `Never` has no values.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) {}
}

/// A view that makes the nodes of toolbar items.
struct ToolbarItemsView<Items: ToolbarContent>: PrimitiveView {
    let items: Items

    /// Whether the view makes exactly one node: items make a node for each of their views.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) { items._buildItems(into: builder) }
}

nonisolated extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar items.
    @_disfavoredOverload
    public init(@ToolbarContentBuilder content: () -> Content) { self = .containing(content()) }

    /// Makes the layout nodes of the items.
    @_documentation(visibility: internal)
    public func _buildItems(into builder: NodeBuilder) { content._buildItems(into: builder) }
}
