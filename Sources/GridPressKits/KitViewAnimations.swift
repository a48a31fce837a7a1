// Animations of UIKit views, whose changes apply at once.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension UIView {
        /// The timing curve of an animation.
        public enum AnimationCurve: Int, Hashable, Sendable {
            /// Slow at both ends.
            case easeInOut
            /// Slow at the beginning.
            case easeIn
            /// Slow at the end.
            case easeOut
            /// Even.
            case linear
        }

        /// The options of an animation, which have no effect.
        public struct AnimationOptions: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Subviews are laid out with the animation.
            public static let layoutSubviews = AnimationOptions(rawValue: 1)
            /// Touches are received.
            public static let allowUserInteraction = AnimationOptions(rawValue: 2)
            /// The animation begins at the current state.
            public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
            /// The animation repeats.
            public static let `repeat` = AnimationOptions(rawValue: 8)
            /// The animation runs in both directions.
            public static let autoreverse = AnimationOptions(rawValue: 16)
            /// Slow at the beginning.
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            /// Slow at the end.
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            /// Even.
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
            /// Slow at both ends.
            public static let curveEaseInOut = AnimationOptions([])
            /// The views cross-fade.
            public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        }

        /// Applies changes at once.
        public class func animate(
            withDuration duration: TimeInterval,
            animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Applies changes at once.
        public class func animate(
            withDuration duration: TimeInterval,
            delay: TimeInterval,
            options: AnimationOptions = [],
            animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animate(withDuration: duration, animations: animations, completion: completion)
        }

        /// Applies changes at once.
        public class func animate(
            withDuration duration: TimeInterval,
            delay: TimeInterval,
            usingSpringWithDamping damping: CGFloat,
            initialSpringVelocity velocity: CGFloat,
            options: AnimationOptions = [],
            animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animate(withDuration: duration, animations: animations, completion: completion)
        }

        /// Applies changes at once.
        public class func transition(
            with view: UIView,
            duration: TimeInterval,
            options: AnimationOptions = [],
            animations: (() -> Void)?,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations?()
            completion?(true)
        }

        /// Applies changes.
        public class func performWithoutAnimation(_ changes: () -> Void) { changes() }
    }
#endif
