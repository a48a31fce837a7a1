// Drawing with Core Graphics, which draws nothing.

#if !canImport(Darwin)
    /// A drawing context of Core Graphics, which draws nothing.
    public final class CGContext {
        init() {}

        /// Has no effect.
        public func saveGState() {}

        /// Has no effect.
        public func restoreGState() {}

        /// Has no effect.
        public func setFillColor(_ color: CGColor) {}

        /// Has no effect.
        public func setStrokeColor(_ color: CGColor) {}

        /// Has no effect.
        public func setLineWidth(_ width: CGFloat) {}

        /// Has no effect.
        public func fill(_ rect: CGRect) {}

        /// Has no effect.
        public func fillEllipse(in rect: CGRect) {}

        /// Has no effect.
        public func stroke(_ rect: CGRect) {}

        /// Has no effect.
        public func addPath(_ path: CGPath) {}

        /// Has no effect.
        public func fillPath() {}

        /// Has no effect.
        public func strokePath() {}

        /// Has no effect.
        public func clip() {}

        /// Has no effect.
        public func translateBy(x: CGFloat, y: CGFloat) {}

        /// Has no effect.
        public func scaleBy(x: CGFloat, y: CGFloat) {}

        /// Has no effect.
        public func rotate(by angle: CGFloat) {}
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Has no effect: nothing is drawn on a canvas.
    public func UIGraphicsBeginImageContext(_ size: CGSize) {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Has no effect: nothing is drawn on a canvas.
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat) {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the current context; always `nil`.
    public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the image of the current context; always `nil`.
    public func UIGraphicsGetImageFromCurrentImageContext() -> KitImage? { nil }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Has no effect: nothing is drawn on a canvas.
    public func UIGraphicsEndImageContext() {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Has no effect: nothing is drawn on a canvas.
    public func UIRectFill(_ rect: CGRect) {}

    extension KitColor {
        /// Has no effect: nothing is drawn on a canvas.
        public func set() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func setFill() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func setStroke() {}
    }

    extension UIBezierPath {
        /// Has no effect: nothing is drawn on a canvas.
        public func fill() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func stroke() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func addClip() {}
    }

    extension KitImage {
        /// Has no effect: nothing is drawn on a canvas.
        public func draw(in rect: CGRect) {}

        /// Has no effect: nothing is drawn on a canvas.
        public func draw(at point: CGPoint) {}
    }

    extension UIView {
        /// Returns whether everything was drawn; always `false`.
        @discardableResult
        public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Has no effect: no photo album is available.
    public func UIImageWriteToSavedPhotosAlbum(
        _ image: KitImage,
        _ target: Any?,
        _ action: Selector?,
        _ context: UnsafeMutableRawPointer?
    ) {}

    /// A renderer of images, which have a size and no data.
    public final class UIGraphicsImageRenderer {
        /// The context of an image.
        public final class Context {
            /// The context of Core Graphics.
            public let cgContext = CGContext()

            /// Has no effect.
            public func fill(_ rect: CGRect) {}
        }

        private let size: CGSize

        /// Creates a renderer for images of a size.
        public init(size: CGSize) { self.size = size }

        /// Creates a renderer for images of a size.
        public init(bounds: CGRect) { size = bounds.size }

        /// Returns an image without data, for which a placeholder is drawn.
        public func image(actions: (Context) -> Void) -> KitImage { KitImage(size: size) }
    }
#endif
