// Animations of Core Animation, which have no effect.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// An animation of a layer, which has no effect.
    open class CAAnimation: NSObject {
        /// The duration in seconds.
        open var duration: CFTimeInterval = 0
        /// The time at which the animation begins.
        open var beginTime: CFTimeInterval = 0
        /// The offset of the animation's time.
        open var timeOffset: CFTimeInterval = 0
        /// The speed of the animation's time.
        open var speed: Float = 1
        /// The number of repetitions.
        open var repeatCount: Float = 0
        /// The duration of all repetitions.
        open var repeatDuration: CFTimeInterval = 0
        /// A Boolean value that indicates whether the animation reverses.
        open var autoreverses = false
        /// The fill mode outside of the duration.
        open var fillMode = CAMediaTimingFillMode.removed
        /// A Boolean value that indicates whether the animation is removed when it ends.
        open var isRemovedOnCompletion = true
        /// The timing function.
        open var timingFunction: CAMediaTimingFunction?
        /// The delegate.
        open var delegate: (any CAAnimationDelegate)?
    }

    /// A delegate of an animation, which is never called.
    public protocol CAAnimationDelegate: AnyObject {
        /// Responds when the animation has started.
        func animationDidStart(_ animation: CAAnimation)

        /// Responds when the animation has ended.
        func animationDidStop(_ animation: CAAnimation, finished: Bool)
    }

    extension CAAnimationDelegate {
        /// Does nothing.
        public func animationDidStart(_ animation: CAAnimation) {}

        /// Does nothing.
        public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
    }

    /// An animation of a property.
    open class CAPropertyAnimation: CAAnimation {
        /// The key path of the property.
        open var keyPath: String?
        /// A Boolean value that indicates whether values are added to the current values.
        open var isAdditive = false
        /// A Boolean value that indicates whether repetitions accumulate.
        open var isCumulative = false

        /// Creates an animation.
        public convenience init(keyPath: String?) {
            self.init()
            self.keyPath = keyPath
        }
    }

    /// An animation from one value to another.
    open class CABasicAnimation: CAPropertyAnimation {
        /// The first value.
        open var fromValue: Any?
        /// The last value.
        open var toValue: Any?
        /// The difference.
        open var byValue: Any?
    }

    /// An animation with a spring.
    open class CASpringAnimation: CABasicAnimation {
        /// The mass.
        open var mass: CGFloat = 1
        /// The stiffness of the spring.
        open var stiffness: CGFloat = 100
        /// The damping.
        open var damping: CGFloat = 10
        /// The initial velocity.
        open var initialVelocity: CGFloat = 0

        /// The time in seconds until the spring rests.
        open var settlingDuration: CFTimeInterval {
            Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
        }
    }

    /// An animation through several values.
    open class CAKeyframeAnimation: CAPropertyAnimation {
        /// The values.
        open var values: [Any]?
        /// The times of the values, from 0 to 1.
        open var keyTimes: [NSNumber]?
        /// The timing functions between values.
        open var timingFunctions: [CAMediaTimingFunction]?
        /// The path.
        open var path: CGPath?
        /// The mode of interpolation between values.
        open var calculationMode = CAAnimationCalculationMode.linear
    }

    /// The mode of interpolation between values of an animation.
    public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
        /// The name of the mode.
        public let rawValue: String

        /// Creates a mode with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Linear interpolation.
        public static let linear = CAAnimationCalculationMode(rawValue: "linear")
        /// No interpolation.
        public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
        /// Cubic interpolation.
        public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
        /// Linear interpolation at a constant speed.
        public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    }

    /// A group of animations.
    open class CAAnimationGroup: CAAnimation {
        /// The animations.
        open var animations: [CAAnimation]?
    }

    /// A transition from one content to another.
    open class CATransition: CAAnimation {
        /// The type.
        open var type = CATransitionType.fade
        /// The direction.
        open var subtype: CATransitionSubtype?
    }

    /// The type of a transition.
    public struct CATransitionType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The contents cross-fade.
        public static let fade = CATransitionType(rawValue: "fade")
        /// The new content moves over the old one.
        public static let moveIn = CATransitionType(rawValue: "moveIn")
        /// The new content pushes the old one away.
        public static let push = CATransitionType(rawValue: "push")
        /// The old content moves away.
        public static let reveal = CATransitionType(rawValue: "reveal")
    }

    /// The direction of a transition.
    public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
        /// The name of the direction.
        public let rawValue: String

        /// Creates a direction with a name.
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

    /// The value of a property outside of an animation's duration.
    public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
        /// The name of the mode.
        public let rawValue: String

        /// Creates a mode with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The value isn't affected.
        public static let removed = CAMediaTimingFillMode(rawValue: "removed")
        /// The final value remains.
        public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
        /// The initial value applies before the start.
        public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
        /// Both values apply.
        public static let both = CAMediaTimingFillMode(rawValue: "both")
    }

    /// The name of a timing function.
    public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A constant speed.
        public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
        /// A curve that starts slowly.
        public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
        /// A curve that ends slowly.
        public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
        /// A curve that starts and ends slowly.
        public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
        /// The default curve.
        public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
    }

    /// A timing function, which has no effect.
    public final class CAMediaTimingFunction: NSObject, Sendable {
        /// Creates a timing function with a name.
        public init(name: CAMediaTimingFunctionName) { super.init() }

        /// Creates a timing function with the control points of a curve.
        public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { super.init() }
    }
#endif
