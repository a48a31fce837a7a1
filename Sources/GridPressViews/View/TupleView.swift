/// Several views that a view builder combines.
///
/// A container lays out each of them as a child.
public struct TupleView<T>: NonisolatedView {
    /// The views, as a tuple.
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

    /// Creates a view of a tuple of views.
    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.init(repeat each value)
    }

    /// Traps, because GridPress draws the views of the tuple instead.
    public var body: Never { fatalError("TupleView has no body.") }

    /// Makes the nodes of all views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { buildAll(builder) }
}
