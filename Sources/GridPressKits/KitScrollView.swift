// Scroll views of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A scroll view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIScrollView: UIView {
        /// The offset of the content.
        open var contentOffset = CGPoint.zero
        /// The size of the content.
        open var contentSize = CGSize.zero
        /// The insets of the content.
        open var contentInset = UIEdgeInsets.zero
        /// The layout guide of the content.
        public let contentLayoutGuide = UILayoutGuide()
        /// The layout guide of the frame.
        public let frameLayoutGuide = UILayoutGuide()
        /// A Boolean value that indicates whether scrolling is enabled.
        open var isScrollEnabled = true
        /// A Boolean value that indicates whether scrolling stops at pages.
        open var isPagingEnabled = false
        /// A Boolean value that indicates whether scrolling bounces at the edges.
        open var bounces = true
        /// A Boolean value that indicates whether vertical scrolling bounces even if the content fits.
        open var alwaysBounceVertical = false
        /// A Boolean value that indicates whether the vertical indicator is visible.
        open var showsVerticalScrollIndicator = true
        /// A Boolean value that indicates whether the horizontal indicator is visible.
        open var showsHorizontalScrollIndicator = true
        /// The mode in which scrolling dismisses the keyboard.
        open var keyboardDismissMode = KeyboardDismissMode.none
        /// The refresh control.
        open var refreshControl: UIRefreshControl?
        /// A Boolean value that indicates whether horizontal scrolling bounces even if the content fits.
        open var alwaysBounceHorizontal = false
        /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
        open var scrollsToTop = true
        /// A Boolean value that indicates whether touches are delayed for scrolling.
        open var delaysContentTouches = true
        /// A Boolean value that indicates whether scrolling is locked to one direction.
        open var isDirectionalLockEnabled = false
        /// The mode in which bars adjust the content insets.
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        /// The deceleration rate.
        open var decelerationRate = DecelerationRate.normal
        /// The smallest scale of the content.
        open var minimumZoomScale: CGFloat = 1
        /// The largest scale of the content.
        open var maximumZoomScale: CGFloat = 1
        /// The scale of the content.
        open var zoomScale: CGFloat = 1
        /// A Boolean value that indicates whether zooming bounces at its limits.
        open var bouncesZoom = true
        /// The insets of the vertical indicator.
        open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
        /// The insets of the horizontal indicator.
        open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
        /// A Boolean value that indicates whether the content is dragged; always `false`.
        open var isDragging: Bool { false }
        /// A Boolean value that indicates whether the content decelerates; always `false`.
        open var isDecelerating: Bool { false }
        /// A Boolean value that indicates whether the view is touched; always `false`.
        open var isTracking: Bool { false }
        /// The content insets with adjustments for bars, which don't exist.
        open var adjustedContentInset: UIEdgeInsets { contentInset }

        /// The mode in which bars adjust the content insets.
        public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
            /// The mode depends on the view around.
            case automatic
            /// Insets are adjusted along axes that scroll.
            case scrollableAxes
            /// Insets are never adjusted.
            case never
            /// Insets are always adjusted.
            case always
        }

        /// A deceleration rate of scrolling.
        public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
            /// The factor of the velocity per millisecond.
            public let rawValue: CGFloat

            /// Creates a rate with a factor.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            /// The normal rate.
            public static let normal = DecelerationRate(rawValue: 0.998)
            /// A fast rate.
            public static let fast = DecelerationRate(rawValue: 0.99)
        }

        /// The mode in which scrolling dismisses the keyboard.
        public enum KeyboardDismissMode: Int, Hashable, Sendable {
            /// The keyboard stays.
            case none
            /// The keyboard is dismissed when a drag begins.
            case onDrag
            /// The keyboard follows the drag.
            case interactive
        }

        /// Sets the content offset at once.
        open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

        /// Sets the zoom scale at once.
        open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

        /// Has no effect: the content isn't zoomed to a rectangle.
        open func zoom(to rect: CGRect, animated: Bool) {}

        /// Has no effect: the content isn't scrolled to a rectangle.
        open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

        /// Returns an appearance of all scroll views, which has no effect.
        open override class func appearance() -> UIScrollView { UIScrollView() }
    }

    /// A scroll view with a scroll view delegate.
    ///
    /// Text views have a delegate of another type.
    @MainActor @preconcurrency public protocol _ScrollInforming: AnyObject {}

    extension _ScrollInforming {
        /// The delegate; always `nil`, because the content isn't scrolled.
        public var delegate: (any UIScrollViewDelegate)? {
            get { nil }
            set {}
        }
    }

    extension UIScrollView: _ScrollInforming {}

    /// A delegate of a scroll view, which is never called.
    @MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
        /// Responds when the view has scrolled.
        func scrollViewDidScroll(_ scrollView: UIScrollView)

        /// Responds when a drag begins.
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

        /// Responds when a drag ends.
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

        /// Responds when the content stops.
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

        /// Returns the view to zoom.
        func viewForZooming(in scrollView: UIScrollView) -> UIView?
    }

    extension UIScrollViewDelegate {
        /// Does nothing.
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

        /// Does nothing.
        public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

        /// Does nothing.
        public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

        /// Does nothing.
        public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

        /// Returns the view to zoom; `nil` by default.
        public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    }
#endif
