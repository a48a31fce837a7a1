/// The node of a row grid.
final class RowGridNode: ArrangedNode {
    private let grid: RowGrid

    init(
        _ layout: GridLayout,
        kind: Drawing.Kind,
        children: [LayoutNode],
        identities: [String],
        in builder: NodeBuilder
    ) {
        grid = RowGrid(layout, children, builder.environment.layoutDirection)
        super.init(kind: kind, children: children, identities: identities, finding: layout.finding, in: builder)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { grid.size(proposal) }

    override func place(
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        grid.place(grid.arrangement(proposal)) { index, origin, size, cell in
            // A cell next to infinite ones can have the length NaN.
            let offer = cell.valid
            place(index, origin, offer == cell ? size : children[index].sizeThatFits(offer), offer)
        }
    }

    override func grid(for proposal: ProposedViewSize) -> Drawing.Grid? { grid.record(grid.arrangement(proposal)) }

    override func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        grid.account(grid.arrangement(proposal))
    }
}
