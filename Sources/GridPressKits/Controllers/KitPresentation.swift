// The presentation of UIKit view controllers, which has no effect.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIPresentationController: NSObject {
        public let presentingViewController: UIViewController
        public let presentedViewController: UIViewController
        open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

        public init(presentedViewController: UIViewController, presenting: UIViewController?) {
            self.presentedViewController = presentedViewController
            presentingViewController = presenting ?? presentedViewController
            super.init()
        }

        open var containerView: UIView? { nil }
        open var presentedView: UIView? { presentedViewController.view }
        open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
        open var shouldPresentInFullscreen: Bool { true }
        open func presentationTransitionWillBegin() {}
        open func presentationTransitionDidEnd(_ completed: Bool) {}
        open func dismissalTransitionWillBegin() {}
        open func dismissalTransitionDidEnd(_ completed: Bool) {}
        open func containerViewWillLayoutSubviews() {}
        open func containerViewDidLayoutSubviews() {}
    }

    @MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
        public final class Detent: NSObject, Sendable {
            public let identifier: Identifier
            private init(_ identifier: Identifier) { self.identifier = identifier }
            public static func medium() -> Detent { Detent(.medium) }
            public static func large() -> Detent { Detent(.large) }
        }

        open var detents: [Detent] = [.large()], selectedDetentIdentifier: Detent.Identifier?
        open var largestUndimmedDetentIdentifier: Detent.Identifier?, prefersGrabberVisible = false
        /// The corner radius in points.
        open var preferredCornerRadius: CGFloat?
        open var prefersScrollingExpandsWhenScrolledToEdge = true, prefersEdgeAttachedInCompactHeight = false

        /// Performs changes at once, without an animation.
        open func animateChanges(_ changes: () -> Void) { changes() }
    }

    /// A delegate that provides the objects of a transition, which is never called.
    @MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController?
    }

    extension UIViewControllerTransitioningDelegate {
        /// Returns the presentation controller; `nil` for the controller of the system.
        public func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { nil }
    }

    extension UIViewController {
        public var presentationController: UIPresentationController? { nil }
        public var sheetPresentationController: UISheetPresentationController? { nil }
        public var viewIfLoaded: UIView? { view }
        /// The delegate of the transition; always `nil`.
        public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { nil }
            set {}
        }
    }
#endif
