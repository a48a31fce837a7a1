/// A row of cells in a ``Grid``.
///
/// A modifier of the row applies to each of its cells. Outside of a grid the row is a group of views.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row of cells.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of cells that are lower than the row; `nil` uses the alignment of the
    ///     grid.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// `false`, because each cell makes a separate node.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the cells.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let start = builder.nodes.count
        content._build(into: builder)
        // Of nested rows, the outer row counts.
        let row = GridRowIdentity(alignment: alignment)
        for node in builder.nodes[start...] { node[mark: GridRowIdentity.self] = row }
    }
}

/// The identity of a row, which its cells share.
final class GridRowIdentity {
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
