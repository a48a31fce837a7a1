import GridPress

/// A layout that measures and places its view with exactly one proposal.
package struct ProposingLayout: Layout {
    package let proposal: ProposedViewSize
    package let answer: Answer

    package init(_ proposal: ProposedViewSize, _ answer: Answer = Answer()) {
        self.proposal = proposal
        self.answer = answer
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answer.size = subviews[0].sizeThatFits(self.proposal)
        // A figure has to be finite. The recorded size may be infinite.
        let size = answer.size
        return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
    }
}

/// Draws a view with a proposal, in a figure as large as the view, and returns the size of the view.
package func offered<Content: View>(
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

/// The alignments along an axis, for tests that choose one by its number.
package enum AlignmentChoices {
    package static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    package static let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

    /// Returns the part of the free length that is before a view, from 0 to 1.
    package static func part(_ alignment: HorizontalAlignment) -> CGFloat {
        alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
    }

    /// Returns the part of the free length that is before a view, from 0 to 1, or `nil` for a baseline alignment.
    package static func part(_ alignment: VerticalAlignment) -> CGFloat? {
        alignment == .top ? 0 : alignment == .center ? 0.5 : alignment == .bottom ? 1 : nil
    }
}

extension Drawing.Grid.Track {
    /// The position at which the track ends.
    package var end: Double { start + length }
}
