// Scroll views of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIScrollView: UIView {
        open var contentOffset = CGPoint.zero
        open var contentSize = CGSize.zero, contentInset = UIEdgeInsets.zero
        public let contentLayoutGuide = UILayoutGuide(), frameLayoutGuide = UILayoutGuide()
        open var isScrollEnabled = true, isPagingEnabled = false, bounces = true, alwaysBounceVertical = false
        open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
        open var keyboardDismissMode = KeyboardDismissMode.none, refreshControl: UIRefreshControl?
        open var alwaysBounceHorizontal = false, scrollsToTop = true, delaysContentTouches = true
        open var isDirectionalLockEnabled = false
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        open var decelerationRate = DecelerationRate.normal, minimumZoomScale: CGFloat = 1
        open var maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1, bouncesZoom = true
        open var verticalScrollIndicatorInsets = UIEdgeInsets.zero, horizontalScrollIndicatorInsets = UIEdgeInsets.zero
        open var isDragging: Bool { false }
        open var isDecelerating: Bool { false }
        open var isTracking: Bool { false }
        open var adjustedContentInset: UIEdgeInsets { contentInset }

        /// Sets the content offset at once.
        open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

        /// Sets the zoom scale at once.
        open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
        open func zoom(to rect: CGRect, animated: Bool) {}
        open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
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
#endif
