// The presentation of UIKit view controllers, which has no effect.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A presentation controller, which presents nothing.
    @MainActor @preconcurrency open class UIPresentationController: NSObject {
        /// The presenting controller.
        public let presentingViewController: UIViewController
        /// The presented controller.
        public let presentedViewController: UIViewController
        /// The delegate.
        open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

        /// Creates an object.
        public init(presentedViewController: UIViewController, presenting: UIViewController?) {
            self.presentedViewController = presentedViewController
            presentingViewController = presenting ?? presentedViewController
            super.init()
        }

        /// The container view; always `nil`.
        open var containerView: UIView? { nil }
        /// The presented view.
        open var presentedView: UIView? { presentedViewController.view }
        /// The frame of the presented view.
        open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
        /// A Boolean value that indicates whether the presentation covers the full screen.
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

    /// A controller of a sheet, which isn't presented.
    @MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
        /// A height at which a sheet rests.
        public final class Detent: NSObject, Sendable {
            /// The identifier of a detent.
            public struct Identifier: RawRepresentable, Hashable, Sendable {
                /// The name.
                public let rawValue: String

                /// Creates a name.
                public init(rawValue: String) { self.rawValue = rawValue }

                /// Creates a name.
                public init(_ rawValue: String) { self.rawValue = rawValue }

                /// Half of the screen.
                public static let medium = Identifier(rawValue: "medium")
                /// The whole screen.
                public static let large = Identifier(rawValue: "large")
            }

            /// The identifier.
            public let identifier: Identifier

            private init(_ identifier: Identifier) { self.identifier = identifier }

            /// Returns the detent of half the screen.
            public static func medium() -> Detent { Detent(.medium) }

            /// Returns the detent of the whole screen.
            public static func large() -> Detent { Detent(.large) }
        }

        /// The heights at which the sheet rests.
        open var detents: [Detent] = [.large()]
        /// The identifier of the current detent.
        open var selectedDetentIdentifier: Detent.Identifier?
        /// The identifier of the largest detent that doesn't dim the view behind.
        open var largestUndimmedDetentIdentifier: Detent.Identifier?
        /// A Boolean value that indicates whether the grabber is visible.
        open var prefersGrabberVisible = false
        /// The corner radius in points.
        open var preferredCornerRadius: CGFloat?
        /// A Boolean value that indicates whether scrolling expands the sheet.
        open var prefersScrollingExpandsWhenScrolledToEdge = true
        /// A Boolean value that indicates whether the sheet is attached to an edge in a compact height.
        open var prefersEdgeAttachedInCompactHeight = false

        /// Performs changes at once, without an animation.
        open func animateChanges(_ changes: () -> Void) { changes() }
    }

    /// A delegate of a presentation, which is never called.
    @MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
        /// Returns whether the presentation may be dismissed.
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

        /// Responds when the presentation was dismissed.
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

        /// Responds when the presentation will be dismissed.
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

        /// Responds when people tried to dismiss the presentation.
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

        /// Returns the presentation style in a compact environment.
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    }

    extension UIAdaptivePresentationControllerDelegate {
        /// Returns whether the presentation may be dismissed; `true` by default.
        public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            true
        }

        /// Does nothing.
        public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

        /// Does nothing.
        public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

        /// Does nothing.
        public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

        /// Returns the presentation style in a compact environment.
        public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .automatic
        }
    }

    /// A delegate that provides the objects of a transition, which is never called.
    @MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
        /// Returns the presentation controller.
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController?
    }

    extension UIViewControllerTransitioningDelegate {
        /// Returns the presentation controller; `nil` for the controller of the system.
        public func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            nil
        }
    }

    extension UIViewController {
        /// The presentation controller; always `nil`.
        public var presentationController: UIPresentationController? { nil }
        /// The sheet controller; always `nil`.
        public var sheetPresentationController: UISheetPresentationController? { nil }
        /// The view.
        public var viewIfLoaded: UIView? { view }
        /// The delegate of the transition; always `nil`.
        public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { nil }
            set {}
        }
    }
#endif
