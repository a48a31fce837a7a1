// The objects that present controllers of UIKit, which they never do.

#if !canImport(Darwin)
    /// An object that presents a controller.
    @MainActor @preconcurrency open class UIPresentationController: NSObject {
        /// The controller that presents.
        public let presentingViewController: UIViewController
        /// The controller that is presented.
        public let presentedViewController: UIViewController
        /// The object that is asked and informed.
        open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

        /// Creates an object.
        public init(presentedViewController: UIViewController, presenting: UIViewController?) {
            self.presentedViewController = presentedViewController
            presentingViewController = presenting ?? presentedViewController
            super.init()
        }

        /// The view around: none.
        open var containerView: UIView? { nil }
        /// The view that is presented.
        open var presentedView: UIView? { presentedViewController.view }
        /// The area of the view that is presented.
        open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
        /// Whether a scroll view is a way to dismiss it.
        open var shouldPresentInFullscreen: Bool { true }

        /// Has no effect: nothing is presented.
        open func presentationTransitionWillBegin() {}

        /// Has no effect: nothing is presented.
        open func presentationTransitionDidEnd(_ completed: Bool) {}

        /// Has no effect: nothing is presented.
        open func dismissalTransitionWillBegin() {}

        /// Has no effect: nothing is presented.
        open func dismissalTransitionDidEnd(_ completed: Bool) {}

        /// Has no effect: nothing is presented.
        open func containerViewWillLayoutSubviews() {}

        /// Has no effect: nothing is presented.
        open func containerViewDidLayoutSubviews() {}
    }

    /// An object that presents a controller from the bottom.
    @MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
        /// A height at which a sheet rests.
        public final class Detent: NSObject, Sendable {
            /// The name of a height.
            public struct Identifier: RawRepresentable, Hashable, Sendable {
                /// The name.
                public let rawValue: String

                /// A name.
                public init(rawValue: String) { self.rawValue = rawValue }

                /// A name.
                public init(_ rawValue: String) { self.rawValue = rawValue }

                /// Half of the screen.
                public static let medium = Identifier(rawValue: "medium")
                /// The whole screen.
                public static let large = Identifier(rawValue: "large")
            }

            /// The name.
            public let identifier: Identifier

            private init(_ identifier: Identifier) { self.identifier = identifier }

            /// Returns half of the screen.
            public static func medium() -> Detent { Detent(.medium) }

            /// Returns the whole screen.
            public static func large() -> Detent { Detent(.large) }
        }

        /// The heights at which it rests.
        open var detents: [Detent] = [.large()]
        /// The height at which it is.
        open var selectedDetentIdentifier: Detent.Identifier?
        /// The largest height at which what is behind isn't dimmed.
        open var largestUndimmedDetentIdentifier: Detent.Identifier?
        /// Whether a handle is shown.
        open var prefersGrabberVisible = false
        /// The radius of corners.
        open var preferredCornerRadius: CGFloat?
        /// Whether scrolling makes it larger.
        open var prefersScrollingExpandsWhenScrolledToEdge = true
        /// Whether it is at an edge where there is little height.
        open var prefersEdgeAttachedInCompactHeight = false

        /// Changes values with a movement, of which a picture shows the end.
        open func animateChanges(_ changes: () -> Void) { changes() }
    }

    /// An object that is asked about a presentation.
    @MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
        /// Returns whether it may be dismissed.
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

        /// Responds when it has been dismissed.
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

        /// Responds when it is about to be dismissed.
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

        /// Responds when somebody tried to dismiss it.
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

        /// Returns the way in which it is presented where there is little room.
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    }

    extension UIAdaptivePresentationControllerDelegate {
        /// Returns whether it may be dismissed: it may.
        public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            true
        }

        /// Does nothing.
        public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

        /// Does nothing.
        public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

        /// Does nothing.
        public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

        /// Returns the way in which it is presented where there is little room.
        public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .automatic
        }
    }

    /// An object that gives the parts of a presentation.
    @MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
        /// Returns the object that presents.
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController?
    }

    extension UIViewControllerTransitioningDelegate {
        /// Returns the object that presents: that of the system.
        public func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            nil
        }
    }

    extension UIViewController {
        /// The object that presents the controller: none.
        public var presentationController: UIPresentationController? { nil }
        /// The object that presents the controller from the bottom: none.
        public var sheetPresentationController: UISheetPresentationController? { nil }
        /// The view, if it has been made.
        public var viewIfLoaded: UIView? { view }
        /// The object that gives the parts of a presentation.
        public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { nil }
            set {}
        }
    }
#endif
