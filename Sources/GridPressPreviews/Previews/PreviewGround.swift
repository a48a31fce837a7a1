import GridPress

/// A preview above the background of its window, white or black.
struct PreviewGround<Content: View>: View {
    /// Whether the background fills the figure instead of ending with the content.
    let fillsFigure: Bool
    /// The size of the screen, which content is offered that has the size it likes.
    let screenSize: CGSize
    let content: Content

    init(fillsFigure: Bool, screenSize: CGSize, @ViewBuilder content: () -> Content) {
        self.fillsFigure = fillsFigure
        self.screenSize = screenSize
        self.content = content()
    }

    var body: some View {
        if fillsFigure {
            // A screen shows nothing beyond its edges.
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background(ground).clipped()
        } else {
            ScreenOffer(size: screenSize) { content }.background(ground)
        }
    }

    private var ground: some View { Color(.systemBackground) }
}

/// A layout that offers its views the size of a screen, and is as large as what they answer.
private struct ScreenOffer: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { largest, view in
            let size = view.sizeThatFits(ProposedViewSize(size))
            return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(size)) }
    }
}
