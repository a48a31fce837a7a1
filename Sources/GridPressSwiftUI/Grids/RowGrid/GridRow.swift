/// A row of cells in a ``Grid``.
///
/// A row has no layout of its own: a modifier of the row is a modifier of each of its cells. Outside of a grid it is a group
/// of views.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row of cells.
    ///
    /// - Parameters:
    ///   - alignment: How cells are aligned that are less high than the row; `nil` leaves it to the grid.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// It makes those of its cells.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the cells.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let start = builder.nodes.count
        content._build(into: builder)
        // Of rows inside each other the outer one counts.
        let row = GridRowIdentity(alignment: alignment)
        for node in builder.nodes[start...] { node[mark: GridRowIdentity.self] = row }
    }
}

/// The identity of a row, which its cells share.
final class GridRowIdentity {
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
