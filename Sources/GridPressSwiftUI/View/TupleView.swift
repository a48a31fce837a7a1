/// Several views in a row, as a builder makes them; a container takes each of them as a child of its own.
public struct TupleView<T>: NonisolatedView {
    /// The views.
    public let value: T
    private let buildAll: (NodeBuilder) -> Void

    init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        buildAll = { builder in
            var index = 0
            for view in repeat each content {
                builder.build(view, at: .index(index))
                index += 1
            }
        }
    }

    /// Several views in a tuple.
    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.init(repeat each value)
    }

    /// Traps: the views stand for themselves.
    public var body: Never { fatalError("TupleView has no body.") }

    /// Makes the nodes of all views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { buildAll(builder) }
}
