// Movements of Core Animation, which have no effect.

#if !canImport(Darwin)
    /// A movement of a layer.
    open class CAAnimation: NSObject {
        /// The duration.
        open var duration: CFTimeInterval = 0
        /// The time at which it begins.
        open var beginTime: CFTimeInterval = 0
        /// The difference of its time.
        open var timeOffset: CFTimeInterval = 0
        /// The speed of its time.
        open var speed: Float = 1
        /// The number of times.
        open var repeatCount: Float = 0
        /// The duration of all times.
        open var repeatDuration: CFTimeInterval = 0
        /// Whether it goes back.
        open var autoreverses = false
        /// The value before and after it.
        open var fillMode = CAMediaTimingFillMode.removed
        /// Whether it is gone when it is over.
        open var isRemovedOnCompletion = true
        /// The pace.
        open var timingFunction: CAMediaTimingFunction?
        /// The object that is informed.
        open var delegate: (any CAAnimationDelegate)?
    }

    /// An object that a movement informs, which it never does.
    public protocol CAAnimationDelegate: AnyObject {
        /// Responds when a movement has begun.
        func animationDidStart(_ animation: CAAnimation)

        /// Responds when a movement is over.
        func animationDidStop(_ animation: CAAnimation, finished: Bool)
    }

    extension CAAnimationDelegate {
        /// Does nothing.
        public func animationDidStart(_ animation: CAAnimation) {}

        /// Does nothing.
        public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
    }

    /// A movement of a property.
    open class CAPropertyAnimation: CAAnimation {
        /// The path to the property.
        open var keyPath: String?
        /// Whether values are added.
        open var isAdditive = false
        /// Whether times are added.
        open var isCumulative = false

        /// Creates a movement.
        public convenience init(keyPath: String?) {
            self.init()
            self.keyPath = keyPath
        }
    }

    /// A movement from one value to another.
    open class CABasicAnimation: CAPropertyAnimation {
        /// The first value.
        open var fromValue: Any?
        /// The last value.
        open var toValue: Any?
        /// The difference.
        open var byValue: Any?
    }

    /// A movement as on a spring.
    open class CASpringAnimation: CABasicAnimation {
        /// The mass.
        open var mass: CGFloat = 1
        /// The stiffness of the spring.
        open var stiffness: CGFloat = 100
        /// The resistance.
        open var damping: CGFloat = 10
        /// The first speed.
        open var initialVelocity: CGFloat = 0

        /// The time until it rests.
        open var settlingDuration: CFTimeInterval {
            Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
        }
    }

    /// A movement by several values.
    open class CAKeyframeAnimation: CAPropertyAnimation {
        /// The values.
        open var values: [Any]?
        /// The times of values, from 0 to 1.
        open var keyTimes: [NSNumber]?
        /// The paces between values.
        open var timingFunctions: [CAMediaTimingFunction]?
        /// The way.
        open var path: CGPath?
        /// The way between values.
        open var calculationMode = CAAnimationCalculationMode.linear
    }

    /// The way between values of a movement.
    public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
        /// The name of the way.
        public let rawValue: String

        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Lines.
        public static let linear = CAAnimationCalculationMode(rawValue: "linear")
        /// Jumps.
        public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
        /// Curves.
        public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
        /// Lines at one speed.
        public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    }

    /// Movements that go together.
    open class CAAnimationGroup: CAAnimation {
        /// The movements.
        open var animations: [CAAnimation]?
    }

    /// A movement from one content to another.
    open class CATransition: CAAnimation {
        /// The kind.
        open var type = CATransitionType.fade
        /// The direction.
        open var subtype: CATransitionSubtype?
    }

    /// The kind of a movement from one content to another.
    public struct CATransitionType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Fading.
        public static let fade = CATransitionType(rawValue: "fade")
        /// The new one moves over the old one.
        public static let moveIn = CATransitionType(rawValue: "moveIn")
        /// The new one pushes the old one away.
        public static let push = CATransitionType(rawValue: "push")
        /// The old one moves away.
        public static let reveal = CATransitionType(rawValue: "reveal")
    }

    /// The direction of a movement from one content to another.
    public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
        /// The name of the direction.
        public let rawValue: String

        /// A direction by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// From the right.
        public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
        /// From the left.
        public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
        /// From the top.
        public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
        /// From the bottom.
        public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
    }

    /// The value of a property before and after a movement.
    public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
        /// The name of the mode.
        public let rawValue: String

        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The property itself.
        public static let removed = CAMediaTimingFillMode(rawValue: "removed")
        /// The last value afterwards.
        public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
        /// The first value before.
        public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
        /// Both.
        public static let both = CAMediaTimingFillMode(rawValue: "both")
    }

    /// The name of a pace.
    public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// One speed.
        public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
        /// Slow at first.
        public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
        /// Slow at last.
        public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
        /// Slow at both ends.
        public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
        /// That of the system.
        public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
    }

    /// A pace of a movement.
    public final class CAMediaTimingFunction: NSObject, Sendable {
        /// A pace by its name.
        public init(name: CAMediaTimingFunctionName) { super.init() }

        /// A pace by the two inner points of a curve.
        public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { super.init() }
    }
#endif
