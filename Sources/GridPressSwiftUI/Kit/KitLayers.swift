// Layers of Core Animation, which no picture draws.

#if !canImport(Darwin)
    /// A layer of a view of UIKit.
    open class CALayer: NSObject {
        /// The area in the layer around.
        open var frame = CGRect.zero
        /// The color of the ground.
        open var backgroundColor: CGColor?
        /// The radius of corners.
        open var cornerRadius: CGFloat = 0
        /// Whether what lies outside isn't drawn.
        open var masksToBounds = false
        /// The width of the line around.
        open var borderWidth: CGFloat = 0
        /// The color of the line around.
        open var borderColor: CGColor?
        /// The color of the shadow.
        open var shadowColor: CGColor?
        /// The opacity of the shadow is.
        open var shadowOpacity: Float = 0
        /// The blur of the shadow.
        open var shadowRadius: CGFloat = 3
        /// The distance of the shadow.
        open var shadowOffset = CGSize.zero
        /// The opacity of it is.
        open var opacity: Float = 1
        /// The layer whose opaque parts are drawn.
        open var mask: CALayer?
        /// The layers in it.
        open private(set) var sublayers: [CALayer]?

        /// Its area.
        open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

        /// Adds a layer.
        open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

        /// Adds a layer before others.
        open func insertSublayer(_ layer: CALayer, at index: UInt32) { sublayers = [layer] + (sublayers ?? []) }

        /// Has no effect.
        open func removeFromSuperlayer() {}

        /// Has no effect.
        open func add(_ animation: AnyObject, forKey key: String?) {}

        /// Has no effect.
        open func removeAllAnimations() {}
    }

    /// A layer of a gradient.
    open class CAGradientLayer: CALayer {
        /// The colors.
        open var colors: [Any]?
        /// The places of colors.
        open var locations: [NSNumber]?
        /// The start.
        open var startPoint = CGPoint(x: 0.5, y: 0)
        /// The end.
        open var endPoint = CGPoint(x: 0.5, y: 1)
    }

    /// A layer of an outline.
    open class CAShapeLayer: CALayer {
        /// The outline.
        open var path: CGPath?
        /// The color inside.
        open var fillColor: CGColor?
        /// The color of the line.
        open var strokeColor: CGColor?
        /// The width of the line.
        open var lineWidth: CGFloat = 1
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the time of figures in seconds.
    public func CACurrentMediaTime() -> TimeInterval { 0 }

    /// A number of seconds, by its name in Core Foundation.
    public typealias CFTimeInterval = Double
    /// A point in time, by its name in Core Foundation.
    public typealias CFAbsoluteTime = Double

    /// Changes of layers that belong together.
    public enum CATransaction {
        /// Has no effect.
        public static func begin() {}

        /// Has no effect.
        public static func commit() {}

        /// Has no effect.
        public static func setDisableActions(_ isDisabled: Bool) {}

        /// Has no effect.
        public static func setAnimationDuration(_ duration: TimeInterval) {}
    }
#endif
