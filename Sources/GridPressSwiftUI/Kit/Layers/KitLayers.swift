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
        open var sublayers: [CALayer]?
        /// The layer around.
        open private(set) weak var superlayer: CALayer?
        /// The name.
        open var name: String?
        /// The place of the anchor in the layer around.
        open var position = CGPoint.zero
        /// The anchor, from 0 to 1 in each direction.
        open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        /// The place among layers at one spot.
        open var zPosition: CGFloat = 0
        /// The matrix by which it is changed.
        open var transform = CATransform3DIdentity
        /// Whether it isn't drawn.
        open var isHidden = false
        /// The content: an image.
        open var contents: Any?
        /// The number of pixels in a point.
        open var contentsScale: CGFloat = 1
        /// The outline of the shadow.
        open var shadowPath: CGPath?
        /// The shape of corners.
        open var cornerCurve = CALayerCornerCurve.circular
        /// The corners that are round.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// The filter by which it is mixed with what is behind it.
        open var compositingFilter: Any?
        /// The filters of its content.
        open var filters: [Any]?
        /// The object that is asked and informed.
        open weak var delegate: (any CALayerDelegate)?
        /// Whether it is drawn again for other bounds.
        open var needsDisplayOnBoundsChange = false
        /// The time at which it begins.
        open var beginTime: CFTimeInterval = 0
        /// The speed of its time.
        open var speed: Float = 1
        /// The difference of its time.
        open var timeOffset: CFTimeInterval = 0
        /// The way in which it moves with the layer around.
        open var autoresizingMask: CAAutoresizingMask = []

        /// Creates a layer.
        public override init() { super.init() }

        /// Creates a layer that shows another one.
        public init(layer: Any) { super.init() }

        /// Creates a layer.
        public required init?(coder: NSCoder) { super.init() }

        /// Its area.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        /// Returns the layer as it is seen: itself, since nothing moves.
        open func presentation() -> Self? { self }

        /// Returns the layer that is shown.
        open func model() -> Self { self }

        /// Has no effect: layers aren't laid out.
        open func layoutSublayers() {}

        /// Has no effect: layers aren't laid out.
        open func setNeedsLayout() {}

        /// Has no effect: layers aren't laid out.
        open func layoutIfNeeded() {}

        /// Has no effect: layers aren't drawn.
        open func setNeedsDisplay() {}

        /// Has no effect: layers aren't drawn.
        open func draw(in context: CGContext) {}

        /// Returns the first value of a property: none.
        open class func defaultValue(forKey key: String) -> Any? { nil }

        /// Returns whether a property needs another picture.
        open class func needsDisplay(forKey key: String) -> Bool { false }

        /// Adds a layer.
        open func addSublayer(_ layer: CALayer) {
            layer.superlayer = self
            sublayers = (sublayers ?? []) + [layer]
        }

        /// Adds a layer before others.
        open func insertSublayer(_ layer: CALayer, at index: UInt32) {
            layer.superlayer = self
            var layers = sublayers ?? []
            layers.insert(layer, at: min(Int(index), layers.count))
            sublayers = layers
        }

        /// Adds a layer behind another one.
        open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
        }

        /// Adds a layer before another one.
        open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
            let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
            insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
        }

        /// Removes the layer from the one around.
        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }

        /// Has no effect: nothing moves.
        open func add(_ animation: CAAnimation, forKey key: String?) {}

        /// Returns a movement: none.
        open func animation(forKey key: String) -> CAAnimation? { nil }

        /// Returns the names of movements: none.
        open func animationKeys() -> [String]? { nil }

        /// Has no effect: nothing moves.
        open func removeAnimation(forKey key: String) {}

        /// Has no effect: nothing moves.
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
        /// The kind.
        open var type = CAGradientLayerType.axial
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
        /// The part of the outline at which the line begins.
        open var strokeStart: CGFloat = 0
        /// The part of the outline at which the line ends.
        open var strokeEnd: CGFloat = 1
        /// The form of the ends of lines.
        open var lineCap = CAShapeLayerLineCap.butt
        /// The form of corners of lines.
        open var lineJoin = CAShapeLayerLineJoin.miter
        /// The parts that are inside.
        open var fillRule = CAShapeLayerFillRule.nonZero
        /// The lengths of dashes and gaps.
        open var lineDashPattern: [NSNumber]?
        /// The way along the dashes at which the line begins.
        open var lineDashPhase: CGFloat = 0
    }

    /// A layer that shows another one many times.
    open class CAReplicatorLayer: CALayer {
        /// The number of times.
        open var instanceCount = 1
        /// The time between them.
        open var instanceDelay: CFTimeInterval = 0
        /// The matrix from one to the next.
        open var instanceTransform = CATransform3DIdentity
    }

    /// A layer of letters.
    open class CATextLayer: CALayer {
        /// The letters.
        open var string: Any?
        /// The size of letters.
        open var fontSize: CGFloat = 36
        /// The color of letters.
        open var foregroundColor: CGColor?
        /// Whether lines wrap.
        open var isWrapped = false
    }

    /// The shape of corners.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        /// The name of the shape.
        public let rawValue: String

        /// A shape by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Parts of circles.
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        /// Curves that begin gently.
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// Corners of a layer.
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

    /// The edges and lengths by which a layer moves with the one around.
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

    /// An object that a layer asks and informs, which it never does.
    public protocol CALayerDelegate: AnyObject {}

    /// The color or the kind of a gradient.
    public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Along a line.
        public static let axial = CAGradientLayerType(rawValue: "axial")
        /// From a point to a circle.
        public static let radial = CAGradientLayerType(rawValue: "radial")
        /// Around a point.
        public static let conic = CAGradientLayerType(rawValue: "conic")
    }

    /// The form of the ends of lines.
    public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
        /// The name of the form.
        public let rawValue: String

        /// A form by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Cut off.
        public static let butt = CAShapeLayerLineCap(rawValue: "butt")
        /// Round.
        public static let round = CAShapeLayerLineCap(rawValue: "round")
        /// Cut off later.
        public static let square = CAShapeLayerLineCap(rawValue: "square")
    }

    /// The form of corners of lines.
    public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
        /// The name of the form.
        public let rawValue: String

        /// A form by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Pointed.
        public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
        /// Round.
        public static let round = CAShapeLayerLineJoin(rawValue: "round")
        /// Cut off.
        public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
    }

    /// The parts of an outline that are inside.
    public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
        /// The name of the rule.
        public let rawValue: String

        /// A rule by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Those around which the outline goes.
        public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
        /// Every other one.
        public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
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

        /// Has no effect.
        public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

        /// Calls a function at once: nothing moves.
        public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    }
#endif
