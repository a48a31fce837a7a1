/// A renderer of views as pictures.
///
/// Pictures of GridPress are made of shapes and text, not of pixels: `svg()` returns one, and the images are `nil`.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The views.
    public var content: Content
    /// The size that the views are offered.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels in a point.
    public var scale: CGFloat = 1
    /// Whether nothing shines through the picture.
    public var isOpaque = false
    /// The range of colors.
    public var colorMode = ColorRenderingMode.nonLinear

    /// A renderer of some views.
    public init(content: Content) { self.content = content }

    /// The picture in pixels, which isn't made.
    public var uiImage: KitImage? { nil }

    /// The picture in pixels, which isn't made.
    public var nsImage: KitImage? { nil }

    /// Returns the picture as SVG.
    public func svg() throws(FigureError) -> String {
        let content = content
        let figure = FigureBody("Picture", width: proposedSize.width, height: proposedSize.height) {
            content.environment(\.displayScale, self.scale)
        }
        return try figure.picture().svg
    }
}
