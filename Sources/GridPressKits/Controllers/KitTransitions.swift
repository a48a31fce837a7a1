// Transitions between controllers, which never run.

#if !canImport(Darwin)
    @MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
        var containerView: UIView { get }
        var transitionWasCancelled: Bool { get }
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
        func view(forKey key: UITransitionContextViewKey) -> UIView?
        func finalFrame(for controller: UIViewController) -> CGRect
        func completeTransition(_ isComplete: Bool)
    }

    /// An object that animates a transition, which is never asked.
    @MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
        /// Returns the duration in seconds.
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
        func animateTransition(using context: any UIViewControllerContextTransitioning)
        func animationEnded(_ isComplete: Bool)
    }

    extension UIViewControllerAnimatedTransitioning { public func animationEnded(_ isComplete: Bool) {} }

    /// An object that drives a transition with a gesture, which is never asked.
    @MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
    }

    /// A transition that follows a gesture, which never runs.
    @MainActor @preconcurrency
    open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
        open private(set) var percentComplete: CGFloat = 0
        open var completionSpeed: CGFloat = 1, completionCurve = UIView.AnimationCurve.easeInOut
        public override init() { super.init() }
        open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
        open func cancel() {}
        open func finish() {}
        open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
    }

    extension UINavigationController { public enum Operation: Int, Hashable, Sendable { case none, push, pop } }

    /// An animation of UIKit, which never runs.
    @MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
        private var animations: [() -> Void]

        /// The duration in seconds.
        public let duration: TimeInterval
        open var isRunning: Bool { false }
        open var fractionComplete: CGFloat = 0

        public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
            self.duration = duration
            self.animations = animations.map { [$0] } ?? []
            super.init()
        }

        public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
            self.init(duration: duration, curve: .easeInOut, animations: animations)
        }

        open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

        /// Applies the changes at once.
        open func startAnimation() {
            for animation in animations { animation() }
            fractionComplete = 1
        }

        /// Applies the changes at once.
        open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
        open func pauseAnimation() {}
        open func stopAnimation(_ withoutFinishing: Bool) {}
    }
#endif
