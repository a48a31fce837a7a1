// Controllers of pages and columns, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A controller of UIKit that shows pages, which no picture draws.
    @MainActor @preconcurrency open class UIPageViewController: UIViewController {
        /// The style of the transitions between pages.
        public enum TransitionStyle: Int, Hashable, Sendable {
            /// A page curls.
            case pageCurl
            /// Pages scroll.
            case scroll
        }

        /// The direction of a change between pages.
        public enum NavigationDirection: Int, Hashable, Sendable {
            /// Forward.
            case forward
            /// Back.
            case reverse
        }

        /// The axis along which pages change.
        public enum NavigationOrientation: Int, Hashable, Sendable {
            /// The horizontal axis.
            case horizontal
            /// The vertical axis.
            case vertical
        }

        /// A key of an option.
        public struct OptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// Creates a key with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The spacing between pages.
            public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
            /// The position of the spine.
            public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        }

        /// The source of the pages.
        open weak var dataSource: (any UIPageViewControllerDataSource)?
        /// The delegate.
        open weak var delegate: (any UIPageViewControllerDelegate)?
        /// The controllers of the visible pages.
        open private(set) var viewControllers: [UIViewController]?
        /// The style of the transitions between pages.
        public private(set) var transitionStyle = TransitionStyle.pageCurl
        /// The axis along which pages change.
        public private(set) var navigationOrientation = NavigationOrientation.horizontal
        /// A Boolean value that indicates whether pages have content on both sides.
        open var isDoubleSided = false

        /// Creates a controller of pages.
        public convenience init(
            transitionStyle: TransitionStyle,
            navigationOrientation: NavigationOrientation,
            options: [OptionsKey: Any]? = nil
        ) {
            self.init(nibName: nil, bundle: nil)
            self.transitionStyle = transitionStyle
            self.navigationOrientation = navigationOrientation
        }

        /// Sets the controllers of the visible pages.
        open func setViewControllers(
            _ controllers: [UIViewController]?,
            direction: NavigationDirection,
            animated: Bool,
            completion: ((Bool) -> Void)? = nil
        ) {
            viewControllers = controllers
        }
    }

    /// A source of pages, which is never asked.
    @MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
        /// Returns the page before another page.
        func pageViewController(
            _ controller: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController?

        /// Returns the page after another page.
        func pageViewController(
            _ controller: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController?
    }

    /// A delegate of a controller of pages, which is never called.
    @MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
        /// Responds when a gesture that changes pages has ended.
        func pageViewController(
            _ controller: UIPageViewController,
            didFinishAnimating isFinished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted isCompleted: Bool
        )
    }

    extension UIPageViewControllerDelegate {
        /// Does nothing.
        public func pageViewController(
            _ controller: UIPageViewController,
            didFinishAnimating isFinished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted isCompleted: Bool
        ) {}
    }

    /// A controller of UIKit with columns, which no picture draws.
    @MainActor @preconcurrency open class UISplitViewController: UIViewController {
        /// A column.
        public enum Column: Int, Hashable, Sendable {
            /// The leading column.
            case primary
            /// The column in the middle.
            case supplementary
            /// The trailing column.
            case secondary
            /// The only column of a compact width.
            case compact
        }

        /// The number of columns.
        public enum Style: Int, Hashable, Sendable {
            /// A split view with a list and a detail.
            case unspecified
            /// Two columns.
            case doubleColumn
            /// Three columns.
            case tripleColumn
        }

        /// The columns that are visible.
        public enum DisplayMode: Int, Hashable, Sendable {
            /// The system chooses the columns.
            case automatic
            /// The trailing column only.
            case secondaryOnly
            /// Both columns beside each other.
            case oneBesideSecondary
            /// A column over the trailing column.
            case oneOverSecondary
            /// Two columns beside the trailing column.
            case twoBesideSecondary
            /// Two columns over the trailing column.
            case twoOverSecondary
            /// Two columns that displace the trailing column.
            case twoDisplaceSecondary

            /// Both columns beside each other: an older name.
            public static var allVisible: DisplayMode { .oneBesideSecondary }
            /// The trailing column only: an older name.
            public static var primaryHidden: DisplayMode { .secondaryOnly }
        }

        /// The controllers of the columns.
        open var viewControllers: [UIViewController] = []
        /// The preferred columns.
        open var preferredDisplayMode = DisplayMode.automatic
        /// The visible columns; always the preferred columns.
        open var displayMode: DisplayMode { preferredDisplayMode }
        /// The delegate.
        open weak var delegate: (any UISplitViewControllerDelegate)?
        /// A Boolean value that indicates whether only one column is visible; always `false`.
        open var isCollapsed: Bool { false }
        /// The share of the width that the leading column prefers.
        open var preferredPrimaryColumnWidthFraction: CGFloat = -1

        /// Creates a controller with a number of columns.
        public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

        /// Sets the controller of a column.
        open func setViewController(_ controller: UIViewController?, for column: Column) {
            if let controller { viewControllers.append(controller) }
        }

        /// Has no effect.
        open func show(_ column: Column) {}

        /// Has no effect.
        open func hide(_ column: Column) {}
    }

    /// A delegate of a controller with columns, which is never called.
    @MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

    /// An item of a tab bar, which no picture draws.
    @MainActor @preconcurrency open class UITabBarItem: NSObject {
        /// The title.
        open var title: String?
        /// The image.
        open var image: KitImage?
        /// The image of the selected item.
        open var selectedImage: KitImage?
        /// The text of the badge.
        open var badgeValue: String?
        /// The number that identifies the item.
        open var tag = 0

        /// Creates an item.
        public override init() { super.init() }

        /// Creates an item with a title and an image.
        public convenience init(title: String?, image: KitImage?, tag: Int) {
            self.init()
            self.title = title
            self.image = image
            self.tag = tag
        }

        /// Creates an item with a title and two images.
        public convenience init(title: String?, image: KitImage?, selectedImage: KitImage?) {
            self.init(title: title, image: image, tag: 0)
            self.selectedImage = selectedImage
        }

        /// Has no effect.
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }

    /// A delegate of a tab bar controller, which is never called.
    @MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
        /// Responds to the selection of a controller.
        func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController)

        /// Returns whether a controller can be selected.
        func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    }

    extension UITabBarControllerDelegate {
        /// Does nothing.
        public func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {}

        /// Returns `true`.
        public func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            true
        }
    }
#endif
