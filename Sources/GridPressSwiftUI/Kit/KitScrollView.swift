// Views of UIKit that scroll, which no picture draws.

#if !canImport(Darwin)
    /// A view that scrolls.
    @MainActor @preconcurrency open class UIScrollView: UIView {
        /// The distance by which the content is moved.
        open var contentOffset = CGPoint.zero
        /// The size of the content.
        open var contentSize = CGSize.zero
        /// The room around the content.
        open var contentInset = UIEdgeInsets.zero
        /// Whether it scrolls.
        open var isScrollEnabled = true
        /// Whether it rests at pages.
        open var isPagingEnabled = false
        /// Whether it goes beyond its ends and back.
        open var bounces = true
        /// Whether it goes beyond its ends and back where there is nothing to scroll.
        open var alwaysBounceVertical = false
        /// Whether an indicator is shown.
        open var showsVerticalScrollIndicator = true
        /// Whether an indicator is shown.
        open var showsHorizontalScrollIndicator = true
        /// The way in which the keyboard goes away.
        open var keyboardDismissMode = KeyboardDismissMode.none
        /// The control that loads again.
        open var refreshControl: UIRefreshControl?
        /// Whether it goes beyond its ends and back where there is nothing to scroll.
        open var alwaysBounceHorizontal = false
        /// Whether it scrolls to its top when the bar is touched.
        open var scrollsToTop = true
        /// Whether touches wait for the content.
        open var delaysContentTouches = true
        /// Whether it keeps to one direction.
        open var isDirectionalLockEnabled = false
        /// The way in which bars change the room around the content.
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        /// The pace at which it slows down.
        open var decelerationRate = DecelerationRate.normal
        /// The smallest scale of the content.
        open var minimumZoomScale: CGFloat = 1
        /// The largest scale of the content.
        open var maximumZoomScale: CGFloat = 1
        /// The scale of the content.
        open var zoomScale: CGFloat = 1
        /// Whether scales go beyond their limits and back.
        open var bouncesZoom = true
        /// The room around indicators.
        open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
        /// The room around indicators.
        open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
        /// Whether it is moved by a finger: never.
        open var isDragging: Bool { false }
        /// Whether it moves on: never.
        open var isDecelerating: Bool { false }
        /// Whether it is touched: never.
        open var isTracking: Bool { false }
        /// The room around the content, with that of bars.
        open var adjustedContentInset: UIEdgeInsets { contentInset }

        /// The way in which bars change the room around content.
        public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
            /// As the view around it asks for.
            case automatic
            /// In directions that scroll.
            case scrollableAxes
            /// Not at all.
            case never
            /// In each direction.
            case always
        }

        /// A pace at which scrolling slows down.
        public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
            /// The factor of the speed for each millisecond.
            public let rawValue: CGFloat

            /// A pace with a factor.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            /// The slower pace.
            public static let normal = DecelerationRate(rawValue: 0.998)
            /// The faster pace.
            public static let fast = DecelerationRate(rawValue: 0.99)
        }

        /// The way in which the keyboard goes away.
        public enum KeyboardDismissMode: Int, Hashable, Sendable {
            /// A keyboard that stays.
            case none
            /// With the first movement.
            case onDrag
            /// With the finger.
            case interactive
        }

        /// Scrolls to a distance.
        open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

        /// Sets the scale of the content.
        open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

        /// Has no effect: nothing is scaled to an area.
        open func zoom(to rect: CGRect, animated: Bool) {}

        /// Has no effect: nothing is scrolled to an area.
        open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

        /// Returns settings for all views that scroll, which have no effect.
        open override class func appearance() -> UIScrollView { UIScrollView() }
    }

    /// A view that informs an object of what is scrolled; text views have a delegate of another type.
    @MainActor @preconcurrency public protocol _ScrollInforming: AnyObject {}

    extension _ScrollInforming {
        /// The object that is informed: none, since nothing is scrolled.
        public var delegate: (any UIScrollViewDelegate)? {
            get { nil }
            set {}
        }
    }

    extension UIScrollView: _ScrollInforming {}

    /// An object that a view that scrolls informs.
    @MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
        /// Responds when it has scrolled.
        func scrollViewDidScroll(_ scrollView: UIScrollView)

        /// Responds when a finger begins to move it.
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

        /// Responds when a finger leaves it.
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

        /// Responds when it has come to rest.
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

        /// Returns the view that is scaled.
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

        /// Returns the view that is scaled: none.
        public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    }
#endif
