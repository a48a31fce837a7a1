// Drawing with Core Graphics, which draws nothing.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A drawing context of Core Graphics, which draws nothing.
    public final class CGContext {
        init() {}

        /// The quality of scaled images, which has no effect.
        public var interpolationQuality = CGInterpolationQuality.default

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
        public func beginPath() {}

        /// Has no effect.
        public func closePath() {}

        /// Has no effect.
        public func move(to point: CGPoint) {}

        /// Has no effect.
        public func addLine(to point: CGPoint) {}

        /// Has no effect.
        public func addRect(_ rect: CGRect) {}

        /// Has no effect.
        public func addEllipse(in rect: CGRect) {}

        /// Has no effect.
        public func addArc(
            center: CGPoint,
            radius: CGFloat,
            startAngle: CGFloat,
            endAngle: CGFloat,
            clockwise: Bool
        ) {}

        /// Has no effect.
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

        /// Has no effect.
        public func drawPath(using mode: CGPathDrawingMode) {}

        /// Has no effect.
        public func setLineCap(_ cap: CGLineCap) {}

        /// Has no effect.
        public func setLineJoin(_ join: CGLineJoin) {}

        /// Has no effect.
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

        /// Has no effect.
        public func setAlpha(_ alpha: CGFloat) {}

        /// Has no effect.
        public func setBlendMode(_ mode: CGBlendMode) {}

        /// Has no effect.
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

        /// Has no effect.
        public func clear(_ rect: CGRect) {}

        /// Has no effect.
        public func strokeEllipse(in rect: CGRect) {}

        /// Has no effect.
        public func draw(_ image: CGImage, in rect: CGRect) {}

        /// Has no effect.
        public func clip(to rect: CGRect) {}

        /// Has no effect.
        public func clip() {}

        /// Has no effect.
        public func translateBy(x: CGFloat, y: CGFloat) {}

        /// Has no effect.
        public func scaleBy(x: CGFloat, y: CGFloat) {}

        /// Has no effect.
        public func rotate(by angle: CGFloat) {}
    }

    /// The way in which a path is drawn.
    public enum CGPathDrawingMode: Int32, Hashable, Sendable {
        /// The path is filled.
        case fill
        /// The path is filled with the even-odd rule.
        case eoFill
        /// The path is stroked.
        case stroke
        /// The path is filled and stroked.
        case fillStroke
        /// The path is filled with the even-odd rule, and stroked.
        case eoFillStroke
    }

    /// A mode that combines colors with the colors below them.
    public enum CGBlendMode: Int32, Hashable, Sendable {
        /// The mode normal.
        case normal
        /// The mode multiply.
        case multiply
        /// The mode screen.
        case screen
        /// The mode overlay.
        case overlay
        /// The mode darken.
        case darken
        /// The mode lighten.
        case lighten
        /// The mode color dodge.
        case colorDodge
        /// The mode color burn.
        case colorBurn
        /// The mode soft light.
        case softLight
        /// The mode hard light.
        case hardLight
        /// The mode difference.
        case difference
        /// The mode exclusion.
        case exclusion
        /// The mode hue.
        case hue
        /// The mode saturation.
        case saturation
        /// The mode color.
        case color
        /// The mode luminosity.
        case luminosity
        /// The mode clear.
        case clear
        /// The mode copy.
        case copy
        /// The mode source in.
        case sourceIn
        /// The mode source out.
        case sourceOut
        /// The mode source atop.
        case sourceAtop
        /// The mode destination over.
        case destinationOver
        /// The mode destination in.
        case destinationIn
        /// The mode destination out.
        case destinationOut
        /// The mode destination atop.
        case destinationAtop
        /// The mode xor.
        case xor
        /// The mode plus darker.
        case plusDarker
        /// The mode plus lighter.
        case plusLighter
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

    /// The context of an image.
    public final class UIGraphicsImageRendererContext {
        /// The context of Core Graphics.
        public let cgContext = CGContext()
        /// The format of the image.
        public let format = UIGraphicsImageRendererFormat()

        /// Has no effect.
        public func fill(_ rect: CGRect) {}

        /// Has no effect.
        public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

        /// Has no effect.
        public func stroke(_ rect: CGRect) {}

        /// Has no effect.
        public func clip(to rect: CGRect) {}
    }

    /// The format of an image.
    public final class UIGraphicsImageRendererFormat {
        /// The bounds of the image; always an empty rectangle.
        public var bounds: CGRect { .zero }
        /// The number of pixels per point.
        public var scale: CGFloat = 1
        /// A Boolean value that indicates whether the image is opaque.
        public var opaque = false

        /// Creates a format.
        public init() {}

        /// Returns the default format.
        public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

        /// Returns the format of the screen.
        public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    /// A renderer of images, which have a size and no data.
    public final class UIGraphicsImageRenderer {
        private let size: CGSize

        /// Creates a renderer for images of a size; the format has no effect.
        public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) { self.size = size }

        /// Creates a renderer for images of a size; the format has no effect.
        public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) { size = bounds.size }

        /// Returns an image without data, for which a placeholder is drawn.
        public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> KitImage { KitImage(size: size) }

        /// Returns no data: no picture is drawn.
        public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

        /// Returns no data: no picture is drawn.
        public func jpegData(
            withCompressionQuality quality: CGFloat,
            actions: (UIGraphicsImageRendererContext) -> Void
        ) -> Data {
            Data()
        }
    }
#endif

#if !canImport(Darwin)
    /// The quality of scaled images.
    public enum CGInterpolationQuality: Int32, Hashable, Sendable {
        /// The default quality.
        case `default`
        /// No interpolation.
        case none
        /// A low quality.
        case low
        /// A high quality.
        case high
        /// A medium quality.
        case medium
    }
#endif
