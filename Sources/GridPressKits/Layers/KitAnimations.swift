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

    open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }

    open class CATransition: CAAnimation { open var type = CATransitionType.fade, subtype: CATransitionSubtype? }

    public final class CAMediaTimingFunction: NSObject, Sendable {
        public init(name: CAMediaTimingFunctionName) { super.init() }

        /// Creates a timing function with the control points of a curve.
        public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { super.init() }
    }
#endif
