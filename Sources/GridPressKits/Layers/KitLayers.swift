// Layers of Core Animation, which no picture draws.

#if !canImport(Darwin)
    open class CALayer: NSObject {
        open var frame = CGRect.zero, backgroundColor: CGColor?, cornerRadius: CGFloat = 0, masksToBounds = false
        open var borderWidth: CGFloat = 0, borderColor: CGColor?, shadowColor: CGColor?, shadowOpacity: Float = 0
        open var shadowRadius: CGFloat = 3, shadowOffset = CGSize.zero, opacity: Float = 1, mask: CALayer?
        open func render(in context: CGContext) {}
        open var sublayers: [CALayer]?
        open private(set) weak var superlayer: CALayer?
        open var name: String?, position = CGPoint.zero, anchorPoint = CGPoint(x: 0.5, y: 0.5), zPosition: CGFloat = 0
        open var transform = CATransform3DIdentity, isHidden = false, contents: Any?, contentsScale: CGFloat = 1
        open var shadowPath: CGPath?, cornerCurve = CALayerCornerCurve.circular
        /// The round corners.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        open var compositingFilter: Any?, filters: [Any]?
        open weak var delegate: (any CALayerDelegate)?
        open var needsDisplayOnBoundsChange = false, beginTime: CFTimeInterval = 0, speed: Float = 1
        open var timeOffset: CFTimeInterval = 0, autoresizingMask: CAAutoresizingMask = []
        public override init() { super.init() }
        public init(layer: Any) { super.init() }
        public required init?(coder: NSCoder) { super.init() }

        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        open func presentation() -> Self? { self }
        open func model() -> Self { self }
        open func layoutSublayers() {}
        open func setNeedsLayout() {}
        open func layoutIfNeeded() {}
        open func setNeedsDisplay() {}
        open func draw(in context: CGContext) {}
        open class func defaultValue(forKey key: String) -> Any? { nil }
        open class func needsDisplay(forKey key: String) -> Bool { false }

        open func addSublayer(_ layer: CALayer) {
            layer.superlayer = self
            sublayers = (sublayers ?? []) + [layer]
        }

        open func insertSublayer(_ layer: CALayer, at index: UInt32) {
            layer.superlayer = self
            var layers = sublayers ?? []
            layers.insert(layer, at: min(Int(index), layers.count))
            sublayers = layers
        }

        open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
        }

        open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
            let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
            insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
        }

        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }

        open func add(_ animation: CAAnimation, forKey key: String?) {}
        open func animation(forKey key: String) -> CAAnimation? { nil }
        open func animationKeys() -> [String]? { nil }
        open func removeAnimation(forKey key: String) {}
        open func removeAllAnimations() {}
    }

    open class CAGradientLayer: CALayer {
        open var colors: [Any]?, locations: [NSNumber]?, startPoint = CGPoint(x: 0.5, y: 0)
        open var endPoint = CGPoint(x: 0.5, y: 1), type = CAGradientLayerType.axial
    }

    open class CAShapeLayer: CALayer {
        open var path: CGPath?, fillColor: CGColor?, strokeColor: CGColor?, lineWidth: CGFloat = 1
        open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1, lineCap = CAShapeLayerLineCap.butt
        open var lineJoin = CAShapeLayerLineJoin.miter, fillRule = CAShapeLayerFillRule.nonZero
        open var lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0
    }

    open class CAReplicatorLayer: CALayer {
        open var instanceCount = 1, instanceDelay: CFTimeInterval = 0, instanceTransform = CATransform3DIdentity
    }

    open class CATextLayer: CALayer {
        open var string: Any?, fontSize: CGFloat = 36, foregroundColor: CGColor?, isWrapped = false
    }

    /// Returns the current time of a figure in seconds, which is always 0.
    public func CACurrentMediaTime() -> TimeInterval { 0 }

    /// A number of seconds: a type of Core Foundation.
    public typealias CFTimeInterval = Double
    public typealias CFAbsoluteTime = Double

    public enum CATransaction {
        public static func begin() {}
        public static func commit() {}
        public static func setDisableActions(_ isDisabled: Bool) {}
        public static func setAnimationDuration(_ duration: TimeInterval) {}
        public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

        /// Calls a closure at once, because layers aren't animated.
        public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    }
#endif
