import GridPressViews

/// A renderer that draws a view as an image.
///
/// Images consist of shapes and text instead of pixels: use `svg()`. The images with pixels are always `nil`.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view to draw.
    public var content: Content
    /// The size that is proposed to the view.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point.
    public var scale: CGFloat = 1
    /// A Boolean value that indicates whether the image is opaque.
    ///
    /// Has no effect.
    public var isOpaque = false
    /// The color mode.
    ///
    /// Has no effect.
    public var colorMode = ColorRenderingMode.nonLinear

    /// Creates a renderer for a view.
    public init(content: Content) { self.content = content }

    /// The image in pixels.
    ///
    /// Always `nil`.
    public var uiImage: KitImage? { nil }

    /// The image in pixels.
    ///
    /// Always `nil`.
    public var nsImage: KitImage? { nil }

    /// Returns the image as an SVG document.
    ///
    /// - Throws: An error if the view can't be drawn, as when it exceeds a limit of figures.
    public func svg() throws(FigureError) -> String {
        let content = content
        let figure = FigureBody("Picture", width: proposedSize.width, height: proposedSize.height) {
            content.environment(\.displayScale, self.scale)
        }
        return try figure.picture().svg
    }
}
