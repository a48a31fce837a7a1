import LayoutSolvers

extension Masonry {
    /// Returns the layout steps that lead to the frames of items, relative to an offset.
    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize) -> LayoutAccount
    {
        let lanes = lanes(of: items)
        var account = LayoutAccount(nodes)
        let (along, across) = (LayoutQuantity.Axis(axis), LayoutQuantity.Axis(axis.other))
        account.lengths[along] = LayoutStep(.masonryLength, .number(lanes.items.length, .none))
        for index in items.sizes.indices {
            let range = lanes.items.lanes(of: index)
            let lane = LayoutFormula.number(Double(range.lowerBound + 1), .none)
            account.children[index].offer[along] = LayoutStep(.noOffer, .nothing)
            account.children[index].offer[across] = offerStep(span: range.count, proposal)
            // 1. Each item joins the lane that is the shortest so far.
            account.children[index].offset[along] = LayoutStep(
                .masonryPlace,
                .number(lanes.items.starts[index] - Double(offset[axis]), .itemsBefore),
                facts: [lane]
            )
            account.children[index].offset[across] = LayoutStep(
                .masonryAcross,
                .number(lanes.breadths.across[index] - Double(offset[axis.other]), .lanesBefore),
                facts: [lane]
            )
        }
        return account
    }

    /// Returns the layout step of the proposal across the lanes, to an item that spans a number of lanes.
    private func offerStep(span: Int, _ proposal: ProposedViewSize) -> LayoutStep {
        let gap = Double(spacing[axis.other])
        let room: LayoutFormula =
            isLimitOffered
            ? .offer(proposal.offer(axis.other)) : limit.map { .number(Double($0), .maximum) } ?? .nothing
        let all = LayoutFormula.positive(.without(room, [.number(gap * Double(laneCount - 1), .gaps)]))
        var lane = laneCount > 1 ? LayoutFormula.quotient(all, .number(Double(laneCount), .lanes)) : all
        if span > 1 {
            lane = .total([
                .product(lane, .number(Double(span), .lanes)), .number(gap * Double(span - 1), .gaps),
            ])
        }
        return LayoutStep(.masonryLane, lane).along(axis.other)
    }
}
