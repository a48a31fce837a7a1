/// The layout of a ``Grid`` with rows, for ``AnyLayout`` and for layouts that contain others.
public struct GridLayout: Layout, BuiltInLayout {
    /// The alignment of cells, unless their row, their column or the cells set another.
    public var alignment: Alignment
    /// The spacing between columns, in points; `nil` uses the preferred spacing of the cells.
    public var horizontalSpacing: CGFloat?
    /// The spacing between rows, in points; `nil` uses the preferred spacing of the cells.
    public var verticalSpacing: CGFloat?

    /// Creates a layout of rows.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of cells, unless their row, their column or the cells set another.
    ///   - horizontalSpacing: The spacing between columns, in points; `nil` uses the preferred spacing of the cells.
    ///   - verticalSpacing: The spacing between rows, in points; `nil` uses the preferred spacing of the cells.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The cache of the layout.
    ///
    /// It has no public API.
    public struct Cache {
        fileprivate let grid: RowGrid
    }

    /// Creates the cache with the columns and rows of the cells.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(grid: RowGrid(self, subviews.nodesInRange, subviews.layoutDirection))
    }

    /// Returns the size of all columns and rows with the gaps between them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.grid.size(proposal)
    }

    /// Places every cell in its columns and its row.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        cache.grid.place(cache.grid.arrangement(proposal)) { index, origin, _, cell in
            let origin = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
            subviews[index].place(at: origin, proposal: cell)
        }
    }

    /// Returns the layout record of the columns and rows, with the numbers that led to their lengths.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? {
        cache.grid.record(cache.grid.arrangement(proposal))
    }

    package var makesGrid: Bool { true }

    package func node(kind: Drawing.Kind, children: [LayoutNode], identities: [String], in builder: NodeBuilder)
        -> LayoutNode?
    {
        RowGridNode(self, kind: kind, children: children, identities: identities, in: builder).node
    }

    package var finding: NodeFinding? {
        NodeFinding.ofSpacing(horizontalSpacing, in: "A grid") ?? NodeFinding.ofSpacing(verticalSpacing, in: "A grid")
    }
}
