/// A proxy of a view inside another view, such as a view in the closure of a container.
public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a subview among its siblings.
    public struct ID: Hashable {
        let name: String
        let occurrence: Int
    }

    /// The identity of the subview.
    public let id: ID
    /// The container values of the subview.
    public package(set) var containerValues: ContainerValues
    /// The node as it was built first, which provides the traits.
    package let node: LayoutNode
    private let index: Int
    private let source: SubviewSource

    init(id: ID, index: Int, node: LayoutNode, source: SubviewSource) {
        self.id = id
        self.index = index
        self.node = node
        self.source = source
        containerValues = node.containerValues
    }

    /// Makes the node of the subview, in the environment of its new position.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard let node = source.node(at: index, in: builder) else { return }
        // Modifiers of the subview must not change a node that is also used elsewhere.
        builder.add(builder.store.kind(UnaryNodeKind.self).add(node, in: builder))
    }
}

/// The subviews of a view, in order.
public struct SubviewsCollection: RandomAccessCollection {
    /// A slice of the subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: [Subview]

    package init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The position of the first subview.
    public var startIndex: Int { 0 }

    /// The position after the last subview.
    public var endIndex: Int { subviews.count }

    /// The subview at a position.
    public subscript(position: Int) -> Subview { subviews[position] }

    /// The subviews in a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

/// A slice of the subviews of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    /// A slice of the subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    fileprivate let base: SubviewsCollection
    fileprivate let bounds: Range<Int>

    /// The position of the first subview.
    public var startIndex: Int { bounds.lowerBound }

    /// The position after the last subview.
    public var endIndex: Int { bounds.upperBound }

    /// The subview at a position.
    public subscript(position: Int) -> Subview { base[position] }

    /// The subviews in a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

nonisolated extension SubviewsCollection: View {
    /// The subviews, one after the other.
    public var body: some View { ForEach(self) { $0 } }

    /// Makes the nodes of the subviews.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(ForEach(self) { $0 }, at: .body) }
}

nonisolated extension SubviewsCollectionSlice: View {
    /// The subviews, one after the other.
    public var body: some View { ForEach(self) { $0 } }

    /// Makes the nodes of the subviews.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(ForEach(self) { $0 }, at: .body) }
}
