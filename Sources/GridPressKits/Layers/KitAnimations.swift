// Animations of Core Animation, which have no effect.

#if !canImport(Darwin)
    open class CAAnimation: NSObject {
        /// The duration in seconds.
        open var duration: CFTimeInterval = 0
        open var beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0, speed: Float = 1, repeatCount: Float = 0
        open var repeatDuration: CFTimeInterval = 0, autoreverses = false, fillMode = CAMediaTimingFillMode.removed
        open var isRemovedOnCompletion = true, timingFunction: CAMediaTimingFunction?
        open var delegate: (any CAAnimationDelegate)?
    }

    /// A delegate of an animation, which is never called.
    public protocol CAAnimationDelegate: AnyObject {
        func animationDidStart(_ animation: CAAnimation)
        func animationDidStop(_ animation: CAAnimation, finished: Bool)
    }

    extension CAAnimationDelegate {
        public func animationDidStart(_ animation: CAAnimation) {}
        public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
    }

    open class CAPropertyAnimation: CAAnimation {
        open var keyPath: String?, isAdditive = false, isCumulative = false

        public convenience init(keyPath: String?) {
            self.init()
            self.keyPath = keyPath
        }
    }

    open class CABasicAnimation: CAPropertyAnimation { open var fromValue: Any?, toValue: Any?, byValue: Any? }

    open class CASpringAnimation: CABasicAnimation {
        open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, initialVelocity: CGFloat = 0

        /// The time in seconds until the spring rests.
        open var settlingDuration: CFTimeInterval {
            Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
        }
    }

    open class CAKeyframeAnimation: CAPropertyAnimation {
        open var values: [Any]?, keyTimes: [NSNumber]?, timingFunctions: [CAMediaTimingFunction]?, path: CGPath?
        open var calculationMode = CAAnimationCalculationMode.linear
    }

    public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let linear = CAAnimationCalculationMode(rawValue: "linear")
        public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
        public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
        public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    }

    open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }

    open class CATransition: CAAnimation { open var type = CATransitionType.fade, subtype: CATransitionSubtype? }

    public struct CATransitionType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fade = CATransitionType(rawValue: "fade"), moveIn = CATransitionType(rawValue: "moveIn")
        public static let push = CATransitionType(rawValue: "push"), reveal = CATransitionType(rawValue: "reveal")
    }

    public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
        public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
        public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
        public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
    }

    public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let removed = CAMediaTimingFillMode(rawValue: "removed")
        public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
        public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
        public static let both = CAMediaTimingFillMode(rawValue: "both")
    }

    public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
        public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
        public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
        public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
        public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
    }

    public final class CAMediaTimingFunction: NSObject, Sendable {
        public init(name: CAMediaTimingFunctionName) { super.init() }

        /// Creates a timing function with the control points of a curve.
        public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { super.init() }
    }
#endif
