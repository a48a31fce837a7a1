/// The layout of a ``Grid`` of rows, for switching layouts and for layouts made of others.
public struct GridLayout: Layout, BuiltInLayout {
    /// How cells are aligned unless their row, their column or they themselves say otherwise.
    public var alignment: Alignment
    /// The space between columns; `nil` leaves it to what the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The space between rows; `nil` leaves it to what the cells prefer.
    public var verticalSpacing: CGFloat?

    /// A layout of rows.
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

    /// Finds out which cell is in which column and row.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(grid: RowGrid(self, subviews.nodesInRange, subviews.layoutDirection))
    }

    /// All columns and rows with the gaps between them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.grid.size(proposal)
    }

    /// Puts every cell into its columns and its row.
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

    /// The columns and the rows, and why they are as long as they are.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? {
        cache.grid.record(cache.grid.arrangement(proposal))
    }

    package var makesGrid: Bool { true }

    package func node(kind: String, children: [LayoutNode], identities: [String], in builder: NodeBuilder)
        -> LayoutNode?
    {
        RowGridNode(self, kind: kind, children: children, identities: identities, in: builder).node
    }

    package var finding: NodeFinding? {
        NodeFinding.ofSpacing(horizontalSpacing, in: "A grid") ?? NodeFinding.ofSpacing(verticalSpacing, in: "A grid")
    }
}
