import GridPress

/// A preview in front of the background of its window, which is white or black.
struct PreviewGround<Content: View>: View {
    /// Whether the background fills the figure, and not only the size of the content.
    let fillsFigure: Bool
    /// The size that the content is offered: the size of the figure, or of the screen.
    let size: CGSize
    /// The axes along which the content is as long as the screen, whose edges clip it.
    let edges: Axis.Set
    let content: Content

    init(fillsFigure: Bool, size: CGSize, clips edges: Axis.Set = [], @ViewBuilder content: () -> Content) {
        self.fillsFigure = fillsFigure
        self.size = size
        self.edges = edges
        self.content = content()
    }

    var body: some View {
        let window = Window(layout: WindowLayout(size: size, isFilled: fillsFigure), content: content)
            .background(Ground())
        if fillsFigure {
            // The edges of a screen clip its content.
            window.clipped()
        } else if !edges.isEmpty {
            window.clipShape(ScreenEdges(axes: edges, reach: max(size.width, size.height)))
        } else {
            window
        }
    }
}

/// The views of a preview in its window.
private struct Window<Content: View>: PrimitiveView {
    let layout: WindowLayout
    let content: Content

    func _build(into builder: NodeBuilder) {
        builder.addContainer(layout, kind: .preview, content: content)
    }
}

/// The background of a window.
private struct Ground: PrimitiveView {
    func _build(into builder: NodeBuilder) {
        let color = Color(.systemBackground)
        builder.addFill(color._paint(in: builder.environment), kind: .previewBackground)
    }
}

/// The area between the edges of a screen along some axes, far beyond its content along the other axis.
private struct ScreenEdges: Shape {
    let axes: Axis.Set
    /// The length that content outside of the screen can paint.
    let reach: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(
            rect.insetBy(
                dx: axes.contains(.horizontal) ? 0 : -reach,
                dy: axes.contains(.vertical) ? 0 : -reach
            )
        )
    }
}

/// The layout of a window, which offers its size to its views and centers them regardless of their size.
///
/// A frame with an infinite maximum size would offer the views their previous size instead.
private struct WindowLayout: Layout {
    let size: CGSize
    /// Whether the window has its full size, and not the size of its views.
    let isFilled: Bool
    private let stack = VStackLayout()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        isFilled ? size : answer(of: subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let answer = answer(of: subviews)
        let origin = CGPoint(x: bounds.midX - answer.width / 2, y: bounds.midY - answer.height / 2)
        if subviews.count == 1 {
            subviews[0].place(at: origin, proposal: ProposedViewSize(size))
        } else {
            var cache = stack.makeCache(subviews: subviews)
            stack.placeSubviews(
                in: CGRect(origin: origin, size: answer),
                proposal: ProposedViewSize(size),
                subviews: subviews,
                cache: &cache
            )
        }
    }

    /// Returns the size of the views in the window.
    private func answer(of subviews: Subviews) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(ProposedViewSize(size)) }
        var cache = stack.makeCache(subviews: subviews)
        return stack.sizeThatFits(proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    }
}
