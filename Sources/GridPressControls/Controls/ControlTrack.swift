/// The track of a control, filled up to a fraction of its length, with an optional knob.
struct ControlTrack: NonisolatedView {
    let part: Double
    let height: CGFloat
    var hasKnob = false

    var body: some View {
        ControlTrackLayout(part: part.isFinite ? CGFloat(min(max(part, 0), 1)) : 0) {
            Capsule().fill(.track).frame(height: height)
            Capsule().fill(.tint).frame(height: height)
            if hasKnob { Knob().frame(width: 27, height: 27) }
        }
    }
}

/// The layout of a control's track, its filled part and an optional knob.
private struct ControlTrackLayout: Layout {
    let part: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let defaultLength: CGFloat = 160
        let width = proposal.width.map { $0.isFinite ? $0 : defaultLength } ?? defaultLength
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let knob = subviews.count > 2 ? subviews[2].sizeThatFits(.unspecified).width : 0
        let way = max(bounds.width - knob, 0) * part
        func place(_ index: Int, at x: CGFloat, width: CGFloat) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY),
                anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil)
            )
        }
        place(0, at: 0, width: bounds.width)
        place(1, at: 0, width: way + knob / 2)
        if knob > 0 { place(2, at: way, width: knob) }
    }
}
