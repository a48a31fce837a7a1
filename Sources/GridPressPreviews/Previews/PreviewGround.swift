import GridPress

/// A preview above the background of its window, white or black.
struct PreviewGround<Content: View>: View {
    /// Whether the background fills the figure instead of ending with the content.
    let fillsFigure: Bool
    let content: Content

    init(fillsFigure: Bool, @ViewBuilder content: () -> Content) {
        self.fillsFigure = fillsFigure
        self.content = content()
    }

    var body: some View {
        if fillsFigure {
            // A screen shows nothing beyond its edges.
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background(ground).clipped()
        } else {
            content.background(ground)
        }
    }

    private var ground: some View { Color(.systemBackground) }
}
