import GridPress

/// A layout that offers its view exactly one proposal, and places it with that.
struct ProposingLayout: Layout {
    let proposal: ProposedViewSize
    let answer: Answer

    init(_ proposal: ProposedViewSize, _ answer: Answer = Answer()) {
        self.proposal = proposal
        self.answer = answer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answer.size = subviews[0].sizeThatFits(self.proposal)
        // A figure has to be finite; what was answered is kept.
        let size = answer.size
        return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
    }
}

/// The picture of a view that is offered a size, and what it answered; the picture is as large as that.
func offered<Content: View>(
    _ width: CGFloat?,
    _ height: CGFloat?,
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: @escaping () -> Content
) throws -> (drawing: Drawing, size: CGSize) {
    let answer = Answer()
    let drawing = try Figure("A test") {
        ProposingLayout(ProposedViewSize(width: width, height: height), answer) { content() }
            .environment(\.layoutDirection, direction)
    }
    .drawing()
    return (drawing, answer.size)
}

/// The names of places along an axis, for tests that choose one by its number.
enum AlignmentChoices {
    static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    static let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

    /// Which part of the slack lies before what is placed; `nil` where guides meet.
    static func part(_ alignment: HorizontalAlignment) -> CGFloat {
        alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
    }

    /// Which part of the slack lies before what is placed; `nil` where guides meet.
    static func part(_ alignment: VerticalAlignment) -> CGFloat? {
        alignment == .top ? 0 : alignment == .center ? 0.5 : alignment == .bottom ? 1 : nil
    }
}

extension Drawing.Grid.Track {
    /// Where it ends.
    var end: Double { start + length }
}
