import GridPress

/// A view of half the offered width, or of 20 points without a proposal, and a height of 10.
struct HalfWide: NonisolatedView {
    var body: some View { HalfWideLayout() { Color.clear } }
}

private struct HalfWideLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width.map { $0 / 2 } ?? 20, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// A view of the offered width, or of 10 points without a proposal, and an area of 600 square points.
struct Area: NonisolatedView {
    var body: some View { AreaLayout() { Color.clear } }
}

private struct AreaLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 10
        return CGSize(width: width, height: 600 / width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
