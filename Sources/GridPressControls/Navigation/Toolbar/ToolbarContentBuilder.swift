/// A result builder that combines the toolbar items in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Returns the item unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns no items.
    public static func buildBlock() -> _ToolbarContentList { _ToolbarContentList { _ in } }

    /// Returns one item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns several items.
    public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
        _ first: First,
        _ content: repeat each Content
    ) -> _ToolbarContentList {
        _ToolbarContentList { builder in
            builder.build(ToolbarItemsView(items: first), at: .index(0))
            var index = 1
            for items in repeat each content {
                builder.build(ToolbarItemsView(items: items), at: .index(index))
                index += 1
            }
        }
    }

    /// Returns the items of an `if` without an `else`.
    public static func buildIf(_ content: (any ToolbarContent)?) -> _ToolbarContentList {
        _ToolbarContentList { content?._buildItems(into: $0) }
    }

    /// Returns the items of the first branch of a condition.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContentList {
        _ToolbarContentList { $0.build(ToolbarItemsView(items: first), at: .index(0)) }
    }

    /// Returns the items of the second branch of a condition.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContentList {
        _ToolbarContentList { $0.build(ToolbarItemsView(items: second), at: .index(1)) }
    }

    /// Returns the items of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
        _ToolbarContentList { content._buildItems(into: $0) }
    }
}

/// Several toolbar items, as a toolbar content builder combines them.
@_documentation(visibility: internal)
public struct _ToolbarContentList: PrimitiveToolbarContent {
    private let buildAll: (NodeBuilder) -> Void

    init(_ buildAll: @escaping (NodeBuilder) -> Void) { self.buildAll = buildAll }

    /// Makes the layout nodes of all items.
    public func _buildItems(into builder: NodeBuilder) { buildAll(builder) }
}
