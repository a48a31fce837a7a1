import LayoutSolvers

extension Flow {
    /// Returns the layout steps that lead to the frames of items, relative to an offset.
    func account(_ nodes: [LayoutNode], of items: FUItems, offset: CGPoint, proposal: ProposedViewSize) -> LayoutAccount
    {
        let flow = arrangement(of: items.sizes)
        var account = LayoutAccount(nodes)
        let (along, across) = (LayoutQuantity.Axis(axis), LayoutQuantity.Axis(axis.other))
        account.lengths[along] = LayoutStep(.flowLength, .number(flow.length, .none))
        let breadths = flow.lines.reduce(0.0) { $0 + $1.breadth }
        account.lengths[across] = LayoutStep(
            .flowBreadth,
            .total([.number(breadths, .gridLines), .number(flow.breadth - breadths, .gaps)])
        )
        for (number, line) in flow.lines.enumerated() {
            let lineNumber = LayoutFormula.number(Double(number + 1), .none)
            for index in line.items {
                account.children[index].offer[along] = offerStep(proposal)
                let length = Double(items.sizes[index][axis])
                let start = flow.along[index] - Double(offset[axis])
                // 1. An item joins the line if it fits, and otherwise starts the next line.
                var rule = LayoutRule.flowPlace
                var facts = [lineNumber]
                if index == line.items.lowerBound, number > 0 {
                    rule = .flowFirst
                    let last = flow.lines[number - 1].length
                    facts += [
                        .number(last + Double(spacing[axis]) + length, .none), .number(Double(lineLimit), .maximum),
                    ]
                }
                account.children[index].offset[along] = LayoutStep(rule, .number(start, .itemsBefore), facts: facts)
                account.place(
                    index, along: axis.other, inCell: (CGFloat(line.start) - offset[axis.other], CGFloat(line.breadth)),
                    at: CGFloat(flow.across[index]) - offset[axis.other], length: items.sizes[index][axis.other],
                    rule: .flowLine, facts: [lineNumber]
                )
            }
        }
        return account
    }

    private func offerStep(_ proposal: ProposedViewSize) -> LayoutStep {
        let line: LayoutFormula =
            isLimitOffered ? .offer(proposal.offer(axis)) : .number(Double(lineLimit), .maximum)
        guard let itemLimit, itemLimit < lineLimit else { return LayoutStep(.flowOffer, line).along(axis) }
        return LayoutStep(.flowOffer, .least([line, .number(Double(itemLimit), .maximum)])).along(axis)
    }
}
