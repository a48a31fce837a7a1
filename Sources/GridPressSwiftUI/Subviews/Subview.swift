/// A view that another one is made of, such as one in the closure of a container.
public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a subview among its siblings.
    public struct ID: Hashable {
        let name: String
        let occurrence: Int
    }

    /// The identity of the subview.
    public let id: ID
    /// The values that the subview carries.
    public let containerValues: ContainerValues
    /// The node as it was made at first, for its traits.
    let node: LayoutNode
    private let index: Int
    private let source: SubviewSource

    init(id: ID, index: Int, node: LayoutNode, source: SubviewSource) {
        self.id = id
        self.index = index
        self.node = node
        self.source = source
        containerValues = node.containerValues
    }

    /// Makes the node of the subview, with the environment of the place where it stands.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard let node = source.node(at: index, in: builder) else { return }
        // Modifiers of the subview leave the node of another place as it is.
        builder.add(builder.store.kind(UnaryNodeKind.self).add(node, in: builder))
    }
}

/// The subviews of a view, in their order.
public struct SubviewsCollection: RandomAccessCollection {
    /// A part of the subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The position of the first subview.
    public var startIndex: Int { 0 }

    /// The position after the last subview.
    public var endIndex: Int { subviews.count }

    /// The subview at a position.
    public subscript(position: Int) -> Subview { subviews[position] }

    /// The subviews at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

/// Some subviews of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    /// A part of the subviews.
    public typealias SubSequence = SubviewsCollectionSlice

    fileprivate let base: SubviewsCollection
    fileprivate let bounds: Range<Int>

    /// The position of the first subview.
    public var startIndex: Int { bounds.lowerBound }

    /// The position after the last subview.
    public var endIndex: Int { bounds.upperBound }

    /// The subview at a position.
    public subscript(position: Int) -> Subview { base[position] }

    /// The subviews at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

nonisolated extension SubviewsCollection: View {
    /// The subviews, each a view among its siblings.
    public var body: some View { ForEach(self) { $0 } }

    /// Makes the nodes of the subviews.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(ForEach(self) { $0 }, at: .body) }
}

nonisolated extension SubviewsCollectionSlice: View {
    /// The subviews, each a view among its siblings.
    public var body: some View { ForEach(self) { $0 } }

    /// Makes the nodes of the subviews.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(ForEach(self) { $0 }, at: .body) }
}
