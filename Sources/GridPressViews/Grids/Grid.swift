/// A container that arranges views in columns and rows.
public struct Grid: PrimitiveView {
    private let build: (NodeBuilder) -> Void

    package init(build: @escaping (NodeBuilder) -> Void) { self.build = build }

    /// Makes the node of the grid.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { build(builder) }
}
