// Drawing with Core Graphics, which draws nothing.

#if !canImport(Darwin)
    public final class CGContext {
        init() {}
        public var interpolationQuality = CGInterpolationQuality.default
        public func saveGState() {}
        public func restoreGState() {}
        public func setFillColor(_ color: CGColor) {}
        public func setStrokeColor(_ color: CGColor) {}
        public func setLineWidth(_ width: CGFloat) {}
        public func fill(_ rect: CGRect) {}
        public func fillEllipse(in rect: CGRect) {}
        public func stroke(_ rect: CGRect) {}
        public func addPath(_ path: CGPath) {}
        public func fillPath() {}
        public func strokePath() {}
        public func beginPath() {}
        public func closePath() {}
        public func move(to point: CGPoint) {}
        public func addLine(to point: CGPoint) {}
        public func addRect(_ rect: CGRect) {}
        public func addEllipse(in rect: CGRect) {}
        public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
        public func drawPath(using mode: CGPathDrawingMode) {}
        public func setLineCap(_ cap: CGLineCap) {}
        public func setLineJoin(_ join: CGLineJoin) {}
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
        public func setAlpha(_ alpha: CGFloat) {}
        public func setBlendMode(_ mode: CGBlendMode) {}
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
        public func clear(_ rect: CGRect) {}
        public func strokeEllipse(in rect: CGRect) {}

        /// Has no effect.
        public func draw(_ image: CGImage, in rect: CGRect) {}
        public func clip(to rect: CGRect) {}
        public func clip() {}
        public func translateBy(x: CGFloat, y: CGFloat) {}
        public func scaleBy(x: CGFloat, y: CGFloat) {}
        public func rotate(by angle: CGFloat) {}
    }

    public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

    /// Has no effect: nothing is drawn on a canvas.
    public func UIGraphicsBeginImageContext(_ size: CGSize) {}

    /// Has no effect: nothing is drawn on a canvas.
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat) {}
    public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
    public func UIGraphicsGetImageFromCurrentImageContext() -> KitImage? { nil }

    /// Has no effect: nothing is drawn on a canvas.
    public func UIGraphicsEndImageContext() {}

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
        @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
    }

    /// Has no effect: no photo album is available.
    public func UIImageWriteToSavedPhotosAlbum(
        _ image: KitImage, _ target: Any?, _ action: Selector?, _ context: UnsafeMutableRawPointer?
    ) {}

    public final class UIGraphicsImageRendererContext {
        public let cgContext = CGContext(), format = UIGraphicsImageRendererFormat()

        /// Has no effect.
        public func fill(_ rect: CGRect) {}

        /// Has no effect.
        public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

        /// Has no effect.
        public func stroke(_ rect: CGRect) {}
        public func clip(to rect: CGRect) {}
    }

    public final class UIGraphicsImageRendererFormat {
        public var bounds: CGRect { .zero }
        public var scale: CGFloat = 1, opaque = false
        public init() {}
        public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
        public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    public final class UIGraphicsImageRenderer {
        private let size: CGSize
        public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) { self.size = size }
        public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) { size = bounds.size }

        /// Returns an image without data, for which a placeholder is drawn.
        public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> KitImage { KitImage(size: size) }
        public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

        public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
            -> Data
        { Data() }
    }
#endif

#if !canImport(Darwin)
    public enum CGInterpolationQuality: Int32, Hashable, Sendable { case `default`, none, low, high, medium }
#endif
