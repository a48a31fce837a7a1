// Transitions between controllers, which never run.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// The context of a transition between controllers.
    @MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
        /// The view in which the transition happens.
        var containerView: UIView { get }
        /// A Boolean value that indicates whether the transition was canceled.
        var transitionWasCancelled: Bool { get }

        /// Returns a controller of the transition.
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

        /// Returns a view of the transition.
        func view(forKey key: UITransitionContextViewKey) -> UIView?

        /// Returns the frame of a controller's view after the transition.
        func finalFrame(for controller: UIViewController) -> CGRect

        /// Ends the transition.
        func completeTransition(_ isComplete: Bool)
    }

    /// The coordinator of a transition, which never runs.
    @MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
        /// Animates changes with the transition.
        func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
        ) -> Bool
    }

    /// A key of a controller of a transition.
    public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The controller that the transition leaves.
        public static let from = UITransitionContextViewControllerKey(rawValue: "from")
        /// The controller that the transition presents.
        public static let to = UITransitionContextViewControllerKey(rawValue: "to")
    }

    /// A key of a view of a transition.
    public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The view that the transition leaves.
        public static let from = UITransitionContextViewKey(rawValue: "from")
        /// The view that the transition presents.
        public static let to = UITransitionContextViewKey(rawValue: "to")
    }

    /// An object that animates a transition, which is never asked.
    @MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
        /// Returns the duration in seconds.
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval

        /// Animates the transition.
        func animateTransition(using context: any UIViewControllerContextTransitioning)

        /// Responds when the transition has ended.
        func animationEnded(_ isComplete: Bool)
    }

    extension UIViewControllerAnimatedTransitioning {
        /// Does nothing.
        public func animationEnded(_ isComplete: Bool) {}
    }

    /// An object that drives a transition with a gesture, which is never asked.
    @MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
        /// Starts the transition.
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
    }

    /// A transition that follows a gesture, which never runs.
    @MainActor @preconcurrency
    open class UIPercentDrivenInteractiveTransition: NSObject,
        UIViewControllerInteractiveTransitioning
    {
        /// The completed share of the transition, from 0 to 1.
        open private(set) var percentComplete: CGFloat = 0
        /// The speed after the gesture.
        open var completionSpeed: CGFloat = 1
        /// The timing curve after the gesture.
        open var completionCurve = UIView.AnimationCurve.easeInOut

        /// Creates a transition.
        public override init() { super.init() }

        /// Sets the completed share.
        open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

        /// Has no effect.
        open func cancel() {}

        /// Has no effect.
        open func finish() {}

        /// Has no effect.
        open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
    }

    extension UINavigationController {
        /// A change of the stack.
        public enum Operation: Int, Hashable, Sendable {
            /// No change.
            case none
            /// A controller is pushed.
            case push
            /// A controller is popped.
            case pop
        }
    }

    /// An animation of UIKit, which never runs.
    @MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
        private var animations: [() -> Void]

        /// The duration in seconds.
        public let duration: TimeInterval
        /// A Boolean value that indicates whether the animation runs; always `false`.
        open var isRunning: Bool { false }
        /// The completed share of the animation, from 0 to 1.
        open var fractionComplete: CGFloat = 0

        /// Creates an animation with a timing curve.
        public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
            self.duration = duration
            self.animations = animations.map { [$0] } ?? []
            super.init()
        }

        /// Creates an animation of a spring.
        public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
            self.init(duration: duration, curve: .easeInOut, animations: animations)
        }

        /// Adds changes.
        open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

        /// Applies the changes at once.
        open func startAnimation() {
            for animation in animations { animation() }
            fractionComplete = 1
        }

        /// Applies the changes at once.
        open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

        /// Has no effect.
        open func pauseAnimation() {}

        /// Has no effect.
        open func stopAnimation(_ withoutFinishing: Bool) {}
    }
#endif
