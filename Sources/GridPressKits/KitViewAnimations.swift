// Animations of UIKit views, whose changes apply at once.

#if !canImport(Darwin)
    extension UIView {
        /// Applies changes at once.
        public class func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Applies changes at once.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
            animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) { animate(withDuration: duration, animations: animations, completion: completion) }

        /// Applies changes at once.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
            initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) { animate(withDuration: duration, animations: animations, completion: completion) }

        /// Applies changes at once.
        public class func transition(
            with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations?()
            completion?(true)
        }

        public class func performWithoutAnimation(_ changes: () -> Void) { changes() }
    }
#endif
