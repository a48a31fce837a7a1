// Animations of UIKit views, whose changes apply at once.

#if !canImport(Darwin)
    extension UIView {
        public enum AnimationCurve: Int, Hashable, Sendable { case easeInOut, easeIn, easeOut, linear }

        public struct AnimationOptions: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let layoutSubviews = AnimationOptions(rawValue: 1)
            public static let allowUserInteraction = AnimationOptions(rawValue: 2)
            public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
            public static let `repeat` = AnimationOptions(rawValue: 8), autoreverse = AnimationOptions(rawValue: 16)
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16), curveEaseInOut = AnimationOptions([])
            public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        }

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
