/// A result builder that combines the items of a closure, with conditions and loops.
public typealias GridBuilder = ViewBuilder

/// Several items of a grid that are declared together; the grid places each item separately.
///
/// ```swift
/// let prices = ["Coffee": "3.20", "Juice": "3.90", "Tea": "2.80"]
/// let menu = Figure("Drinks", width: 200) {
///     Grid(tracks: [.fr(1), .fit], contentMode: .intrinsic) {
///         Text("Drink").bold()
///         Text("Price").bold()
///         GridGroup(prices.keys.sorted(), id: \.self) { drink in
///             Text(drink)
///             Text(prices[drink, default: "–"])
///         }
///     }
/// }
/// ```
public struct GridGroup: PrimitiveView {
    private let build: (NodeBuilder) -> Void
    private var region: GridRegion?

    private init(build: @escaping (NodeBuilder) -> Void) { self.build = build }

    /// Reserves a region of the grid for the items, and places them in it as in a nested grid.
    ///
    /// The starts of the items are relative to the region. If the items need more tracks, the region grows along the
    /// axis on which the grid grows.
    ///
    /// - Parameters:
    ///   - start: The first column and row of the region; `nil` for the first position with enough room.
    ///   - span: The number of columns and rows of the region.
    /// - Returns: A group whose items are placed in the region.
    public func gridRegion(start: GridStart = nil, span: GridSpan) -> GridGroup {
        var group = self
        group.region = GridRegion(start: start, span: span)
        return group
    }

    /// Creates a group of the items of a closure.
    public init<Content: View>(@GridBuilder content: @escaping () -> Content) {
        self.init { builder in builder.build(content(), at: .index(0)) }
    }

    /// Creates a group of items for each number of a range.
    public init<Content: View>(_ data: Range<Int>, @GridBuilder item: @escaping (Int) -> Content) {
        self.init { ForEach(data, content: item)._build(into: $0) }
    }

    /// Creates a group of items for each element of a collection.
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @GridBuilder item: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        self.init { ForEach(data, content: item)._build(into: $0) }
    }

    /// Creates a group of items for each element of a collection, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @GridBuilder item: @escaping (Data.Element) -> Content
    ) {
        self.init { ForEach(data, id: id, content: item)._build(into: $0) }
    }

    /// Creates a group of items for one value, with the identity of the value.
    public init<Value: Identifiable, Content: View>(_ data: Value, @GridBuilder item: @escaping (Value) -> Content) {
        self.init([data], item: item)
    }

    /// Creates a group of items for one hashable value, which is their identity.
    @_disfavoredOverload
    public init<Value: Hashable, Content: View>(_ data: Value, @GridBuilder item: @escaping (Value) -> Content) {
        self.init([data], id: \.self, item: item)
    }

    /// A group without items.
    public static var empty: GridGroup { GridGroup { EmptyView() } }

    /// Whether the group makes exactly one node: `false`, because each item makes a separate node.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the items.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard let region else { return build(builder) }
        let start = builder.nodes.count
        build(builder)
        // Each build creates a new region, because one group can be built several times.
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
///
/// ```swift
/// let cities = ["Oslo", "Bergen"].map { GridElement(Text($0), id: $0) }
/// let chart = Figure("Cities", width: 200, height: 40) {
///     Grid(cities, tracks: 2) { $0 }
/// }
/// ```
public struct GridElement: PrimitiveView, Identifiable, Hashable {
    /// The identity of the item; `nil` to identify it by its position.
    public var id: AnyHashable?
    /// The view that the item shows.
    public let view: AnyView

    /// Creates an item that shows a view.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - id: The identity of the item; `nil` to identify it by its position.
    public init<Content: View>(_ view: Content, id: AnyHashable? = nil) {
        self.view = AnyView(view)
        self.id = id
    }

    /// Returns whether two items have the same identity; their views aren't compared.
    public static func == (first: GridElement, second: GridElement) -> Bool { first.id == second.id }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Whether the item makes exactly one node: `false`, because the view may make any number of nodes.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        if let id { builder.build(view, at: .id(id)) } else { view._build(into: builder) }
    }
}
