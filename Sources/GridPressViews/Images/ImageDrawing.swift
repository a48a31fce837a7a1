/// An image that a closure draws, equal only to itself.
package final class ImageDrawing: Hashable, @unchecked Sendable {
    private let size: CGSize
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size.withoutInvalidLengths
        self.renderer = renderer
    }

    /// Returns a canvas with the size of the image, or one that scales the image to its frame.
    @ViewBuilder
    func view(isResizable: Bool) -> some View {
        let canvas = Canvas { context, frame in
            if self.size.width > 0, self.size.height > 0 {
                context.scaleBy(x: frame.width / self.size.width, y: frame.height / self.size.height)
            }
            self.renderer(&context)
        }
        if isResizable {
            canvas.frame(idealWidth: size.width, idealHeight: size.height)
        } else {
            canvas.frame(width: size.width, height: size.height)
        }
    }

    /// Returns whether both drawings are the same object.
    package static func == (first: ImageDrawing, second: ImageDrawing) -> Bool { first === second }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
