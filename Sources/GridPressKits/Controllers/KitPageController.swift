// Controllers of pages and columns, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIPageViewController: UIViewController {
        public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }

        open weak var dataSource: (any UIPageViewControllerDataSource)?, delegate: (any UIPageViewControllerDelegate)?
        open private(set) var viewControllers: [UIViewController]?
        public private(set) var transitionStyle = TransitionStyle.pageCurl
        public private(set) var navigationOrientation = NavigationOrientation.horizontal
        open var isDoubleSided = false

        public convenience init(
            transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
            options: [OptionsKey: Any]? = nil
        ) {
            self.init(nibName: nil, bundle: nil)
            self.transitionStyle = transitionStyle
            self.navigationOrientation = navigationOrientation
        }

        open func setViewControllers(
            _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
            completion: ((Bool) -> Void)? = nil
        ) { viewControllers = controllers }
    }

    @MainActor @preconcurrency open class UISplitViewController: UIViewController {
        public enum DisplayMode: Int, Hashable, Sendable {
            case automatic
            /// The trailing column only.
            case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
            case twoDisplaceSecondary
            public static var allVisible: DisplayMode { .oneBesideSecondary }
            /// The trailing column only: an older name.
            public static var primaryHidden: DisplayMode { .secondaryOnly }
        }

        open var viewControllers: [UIViewController] = [], preferredDisplayMode = DisplayMode.automatic
        /// The visible columns; always the preferred columns.
        open var displayMode: DisplayMode { preferredDisplayMode }
        open weak var delegate: (any UISplitViewControllerDelegate)?
        open var isCollapsed: Bool { false }
        open var preferredPrimaryColumnWidthFraction: CGFloat = -1
        public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

        open func setViewController(_ controller: UIViewController?, for column: Column) {
            if let controller { viewControllers.append(controller) }
        }

        open func show(_ column: Column) {}
        open func hide(_ column: Column) {}
    }

    @MainActor @preconcurrency open class UITabBarItem: NSObject {
        open var title: String?
        open var image: KitImage?, selectedImage: KitImage?, badgeValue: String?, tag = 0
        public override init() { super.init() }

        public convenience init(title: String?, image: KitImage?, tag: Int) {
            self.init()
            self.title = title
            self.image = image
            self.tag = tag
        }

        public convenience init(title: String?, image: KitImage?, selectedImage: KitImage?) {
            self.init(title: title, image: image, tag: 0)
            self.selectedImage = selectedImage
        }

        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }
#endif
