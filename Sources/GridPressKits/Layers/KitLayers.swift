// Layers of Core Animation, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A layer of Core Animation, which no picture draws.
    open class CALayer: NSObject {
        /// The frame in the superlayer.
        open var frame = CGRect.zero
        /// The background color.
        open var backgroundColor: CGColor?
        /// The corner radius.
        open var cornerRadius: CGFloat = 0
        /// A Boolean value that indicates whether the layer clips its sublayers.
        open var masksToBounds = false
        /// The width of the border.
        open var borderWidth: CGFloat = 0
        /// The color of the border.
        open var borderColor: CGColor?
        /// The color of the shadow.
        open var shadowColor: CGColor?
        /// The opacity of the shadow, from 0 to 1.
        open var shadowOpacity: Float = 0
        /// The blur radius of the shadow.
        open var shadowRadius: CGFloat = 3
        /// The offset of the shadow.
        open var shadowOffset = CGSize.zero
        /// The opacity, from 0 to 1.
        open var opacity: Float = 1
        /// The layer whose opaque parts mask this layer.
        open var mask: CALayer?
        /// Has no effect.
        open func render(in context: CGContext) {}

        /// The sublayers.
        open var sublayers: [CALayer]?
        /// The superlayer.
        open private(set) weak var superlayer: CALayer?
        /// The name.
        open var name: String?
        /// The position of the anchor point in the superlayer.
        open var position = CGPoint.zero
        /// The anchor point, from 0 to 1 in each direction.
        open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        /// The position along the z axis.
        open var zPosition: CGFloat = 0
        /// The transform.
        open var transform = CATransform3DIdentity
        /// A Boolean value that indicates whether the layer is hidden.
        open var isHidden = false
        /// The contents: an image.
        open var contents: Any?
        /// The number of pixels per point.
        open var contentsScale: CGFloat = 1
        /// The path of the shadow.
        open var shadowPath: CGPath?
        /// The curve of the corners.
        open var cornerCurve = CALayerCornerCurve.circular
        /// The round corners.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// The filter that combines the layer with its backdrop.
        open var compositingFilter: Any?
        /// The filters of the contents.
        open var filters: [Any]?
        /// The delegate.
        open weak var delegate: (any CALayerDelegate)?
        /// A Boolean value that indicates whether a change of the bounds requires drawing.
        open var needsDisplayOnBoundsChange = false
        /// The time at which the layer's time begins.
        open var beginTime: CFTimeInterval = 0
        /// The speed of the layer's time.
        open var speed: Float = 1
        /// The offset of the layer's time.
        open var timeOffset: CFTimeInterval = 0
        /// The lengths that change with the superlayer.
        open var autoresizingMask: CAAutoresizingMask = []

        /// Creates a layer.
        public override init() { super.init() }

        /// Creates a copy of another layer, for presentation.
        public init(layer: Any) { super.init() }

        /// Creates a layer.
        public required init?(coder: NSCoder) { super.init() }

        /// The bounds rectangle.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        /// Returns the presented layer, which is this layer.
        open func presentation() -> Self? { self }

        /// Returns the model layer, which is this layer.
        open func model() -> Self { self }

        /// Has no effect: GridPress doesn't lay out layers.
        open func layoutSublayers() {}

        /// Has no effect: GridPress doesn't lay out layers.
        open func setNeedsLayout() {}

        /// Has no effect: GridPress doesn't lay out layers.
        open func layoutIfNeeded() {}

        /// Has no effect: GridPress doesn't draw layers.
        open func setNeedsDisplay() {}

        /// Has no effect: GridPress doesn't draw layers.
        open func draw(in context: CGContext) {}

        /// Returns the default value of a property; always `nil`.
        open class func defaultValue(forKey key: String) -> Any? { nil }

        /// Returns whether a change of a property requires drawing; always `false`.
        open class func needsDisplay(forKey key: String) -> Bool { false }

        /// Adds a sublayer.
        open func addSublayer(_ layer: CALayer) {
            layer.superlayer = self
            sublayers = (sublayers ?? []) + [layer]
        }

        /// Inserts a sublayer at an index.
        open func insertSublayer(_ layer: CALayer, at index: UInt32) {
            layer.superlayer = self
            var layers = sublayers ?? []
            layers.insert(layer, at: min(Int(index), layers.count))
            sublayers = layers
        }

        /// Inserts a sublayer behind another sublayer.
        open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
        }

        /// Inserts a sublayer in front of another sublayer.
        open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
            let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
            insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
        }

        /// Removes the layer from its superlayer.
        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }

        /// Has no effect: GridPress doesn't animate layers.
        open func add(_ animation: CAAnimation, forKey key: String?) {}

        /// Returns an animation; always `nil`.
        open func animation(forKey key: String) -> CAAnimation? { nil }

        /// Returns the keys of animations; always `nil`.
        open func animationKeys() -> [String]? { nil }

        /// Has no effect: GridPress doesn't animate layers.
        open func removeAnimation(forKey key: String) {}

        /// Has no effect: GridPress doesn't animate layers.
        open func removeAllAnimations() {}
    }

    /// A layer with a gradient, which no picture draws.
    open class CAGradientLayer: CALayer {
        /// The colors.
        open var colors: [Any]?
        /// The locations of the colors.
        open var locations: [NSNumber]?
        /// The start point.
        open var startPoint = CGPoint(x: 0.5, y: 0)
        /// The end point.
        open var endPoint = CGPoint(x: 0.5, y: 1)
        /// The type.
        open var type = CAGradientLayerType.axial
    }

    /// A layer with a path, which no picture draws.
    open class CAShapeLayer: CALayer {
        /// The path.
        open var path: CGPath?
        /// The fill color.
        open var fillColor: CGColor?
        /// The stroke color.
        open var strokeColor: CGColor?
        /// The width of the line.
        open var lineWidth: CGFloat = 1
        /// The fraction of the path at which the stroke begins.
        open var strokeStart: CGFloat = 0
        /// The fraction of the path at which the stroke ends.
        open var strokeEnd: CGFloat = 1
        /// The shape of line ends.
        open var lineCap = CAShapeLayerLineCap.butt
        /// The shape of line corners.
        open var lineJoin = CAShapeLayerLineJoin.miter
        /// The fill rule.
        open var fillRule = CAShapeLayerFillRule.nonZero
        /// The lengths of dashes and gaps.
        open var lineDashPattern: [NSNumber]?
        /// The offset into the dash pattern.
        open var lineDashPhase: CGFloat = 0
    }

    /// A layer that repeats its sublayers, which no picture draws.
    open class CAReplicatorLayer: CALayer {
        /// The number of instances.
        open var instanceCount = 1
        /// The delay between instances.
        open var instanceDelay: CFTimeInterval = 0
        /// The transform from one instance to the next.
        open var instanceTransform = CATransform3DIdentity
    }

    /// A layer with text, which no picture draws.
    open class CATextLayer: CALayer {
        /// The text.
        open var string: Any?
        /// The font size.
        open var fontSize: CGFloat = 36
        /// The text color.
        open var foregroundColor: CGColor?
        /// A Boolean value that indicates whether lines wrap.
        open var isWrapped = false
    }

    /// The curve of corners.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        /// The name of the curve.
        public let rawValue: String

        /// Creates a curve with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Circular arcs.
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        /// Continuous curves.
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// A set of corners of a layer.
    public struct CACornerMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The corner at the top left.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        /// The corner at the top right.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        /// The corner at the bottom left.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        /// The corner at the bottom right.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    /// The lengths of a layer that change with its superlayer.
    public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The width.
        public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
        /// The height.
        public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    }

    /// A delegate of a layer, which is never called.
    public protocol CALayerDelegate: AnyObject {}

    /// The type of a gradient.
    public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A linear gradient.
        public static let axial = CAGradientLayerType(rawValue: "axial")
        /// A radial gradient.
        public static let radial = CAGradientLayerType(rawValue: "radial")
        /// A conic gradient.
        public static let conic = CAGradientLayerType(rawValue: "conic")
    }

    /// The shape of line ends.
    public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
        /// The name of the shape.
        public let rawValue: String

        /// Creates a shape with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A flat end at the end of the line.
        public static let butt = CAShapeLayerLineCap(rawValue: "butt")
        /// A round end.
        public static let round = CAShapeLayerLineCap(rawValue: "round")
        /// A flat end beyond the end of the line.
        public static let square = CAShapeLayerLineCap(rawValue: "square")
    }

    /// The shape of line corners.
    public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
        /// The name of the shape.
        public let rawValue: String

        /// Creates a shape with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A pointed corner.
        public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
        /// A round corner.
        public static let round = CAShapeLayerLineJoin(rawValue: "round")
        /// A flat corner.
        public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
    }

    /// The rule that determines the inside of a path.
    public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
        /// The name of the rule.
        public let rawValue: String

        /// Creates a rule with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The nonzero winding rule.
        public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
        /// The even-odd rule.
        public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the current time of a figure in seconds, which is always 0.
    public func CACurrentMediaTime() -> TimeInterval { 0 }

    /// A number of seconds: a type of Core Foundation.
    public typealias CFTimeInterval = Double
    /// A point in time: a type of Core Foundation.
    public typealias CFAbsoluteTime = Double

    /// A transaction of layer changes.
    public enum CATransaction {
        /// Has no effect.
        public static func begin() {}

        /// Has no effect.
        public static func commit() {}

        /// Has no effect.
        public static func setDisableActions(_ isDisabled: Bool) {}

        /// Has no effect.
        public static func setAnimationDuration(_ duration: TimeInterval) {}

        /// Has no effect.
        public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

        /// Calls a closure at once, because layers aren't animated.
        public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    }
#endif
