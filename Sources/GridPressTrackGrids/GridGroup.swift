/// Makes one view of the items that stand in a closure: as many as there are, with conditions and loops.
public typealias GridBuilder = ViewBuilder

/// Items of a grid that are written together; the grid takes each by itself.
public struct GridGroup: PrimitiveView {
    private let build: (NodeBuilder) -> Void
    private var region: GridRegion?

    private init(build: @escaping (NodeBuilder) -> Void) { self.build = build }

    /// Reserves a part of the grid for the items, in which they are placed as in a nested grid.
    ///
    /// The region becomes larger along the axis on which the grid grows where its items need that, and starts of its items
    /// count from its own.
    public func gridRegion(start: GridStart = nil, span: GridSpan) -> GridGroup {
        var group = self
        group.region = GridRegion(start: start, span: span)
        return group
    }

    /// The items of a closure.
    public init<Content: View>(@GridBuilder content: @escaping () -> Content) {
        self.init { builder in builder.build(content(), at: .index(0)) }
    }

    /// Items for each number of a range.
    public init<Content: View>(_ data: Range<Int>, @GridBuilder item: @escaping (Int) -> Content) {
        self.init { ForEach(data, content: item)._build(into: $0) }
    }

    /// Items for each element of a collection.
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @GridBuilder item: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        self.init { ForEach(data, content: item)._build(into: $0) }
    }

    /// Items for each element of a collection, identified by a property of it.
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @GridBuilder item: @escaping (Data.Element) -> Content
    ) {
        self.init { ForEach(data, id: id, content: item)._build(into: $0) }
    }

    /// Items for one value, which identifies them.
    public init<Value: Identifiable, Content: View>(
        _ data: Value,
        @GridBuilder item: @escaping (Value) -> Content
    ) {
        self.init([data], item: item)
    }

    /// Items for one value, which identifies them.
    @_disfavoredOverload
    public init<Value: Hashable, Content: View>(
        _ data: Value,
        @GridBuilder item: @escaping (Value) -> Content
    ) {
        self.init([data], id: \.self, item: item)
    }

    /// No items.
    public static var empty: GridGroup { GridGroup { EmptyView() } }

    /// It makes those of its items.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the items.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard let region else { return build(builder) }
        let start = builder.nodes.count
        build(builder)
        // Each time that the group is built, it is another region.
        let built = GridRegion(start: region.start, span: region.span)
        for node in builder.nodes[start...] where node[mark: GridRegion.self] == nil {
            node[mark: GridRegion.self] = built
        }
    }
}

/// The part of a grid that is reserved for the items of a group; each group has a separate instance.
final class GridRegion {
    let start: GridStart
    let span: GridSpan

    init(start: GridStart, span: GridSpan) {
        self.start = start
        self.span = span
    }
}

/// An item of a grid with a custom identity.
public struct GridElement: PrimitiveView, Identifiable, Hashable {
    /// What identifies it; `nil` for its place among the others.
    public var id: AnyHashable?
    /// What it shows.
    public let view: AnyView

    /// An item that shows a view.
    public init<Content: View>(_ view: Content, id: AnyHashable? = nil) {
        self.view = AnyView(view)
        self.id = id
    }

    /// Items with one identity are one, whatever they show.
    public static func == (first: GridElement, second: GridElement) -> Bool { first.id == second.id }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// It makes those of its view.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        if let id { builder.build(view, at: .id(id)) } else { view._build(into: builder) }
    }
}
