// View controllers of UIKit and AppKit, whose views no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIViewController: UIResponder {
        open lazy var view: UIView! = UIView()
        open var title: String?, modalPresentationStyle = UIModalPresentationStyle.automatic
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        open private(set) var children: [UIViewController] = []
        open lazy var navigationItem = UINavigationItem()
        open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
        open var preferredContentSize = CGSize.zero
        public override init() { super.init() }
        public init(nibName: String?, bundle: Bundle?) { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        open var parent: UIViewController? { nil }
        open var presentedViewController: UIViewController? { nil }
        open var presentingViewController: UIViewController? { nil }
        open var navigationController: UINavigationController? { nil }
        open var tabBarController: UITabBarController? { nil }
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        open var prefersStatusBarHidden: Bool { false }
        open var traitCollection: UITraitCollection { .current }
        open var prefersHomeIndicatorAutoHidden: Bool { false }
        open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        open var shouldAutorotate: Bool { true }
        open var isViewLoaded: Bool { true }
        open var extendedLayoutIncludesOpaqueBars = false, hidesBottomBarWhenPushed = false
        open func show(_ controller: UIViewController, sender: Any?) {}
        open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
        open func didReceiveMemoryWarning() {}
        open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
        open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        open func loadViewIfNeeded() {}
        open func loadView() {}
        open func viewDidLoad() {}
        open func viewWillAppear(_ animated: Bool) {}
        open func viewDidAppear(_ animated: Bool) {}
        open func viewWillDisappear(_ animated: Bool) {}
        open func viewDidDisappear(_ animated: Bool) {}
        open func viewWillLayoutSubviews() {}
        open func viewDidLayoutSubviews() {}
        open func addChild(_ child: UIViewController) { children.append(child) }
        open func didMove(toParent parent: UIViewController?) {}
        open func willMove(toParent parent: UIViewController?) {}
        open func removeFromParent() {}
        open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
        open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        open func setNeedsStatusBarAppearanceUpdate() {}
    }

    @MainActor @preconcurrency open class UINavigationController: UIViewController {
        open var viewControllers: [UIViewController] = []
        public lazy var navigationBar = UINavigationBar()
        open weak var delegate: (any UINavigationControllerDelegate)?
        open var hidesBarsOnSwipe = false, hidesBarsOnTap = false, hidesBarsWhenKeyboardAppears = false
        public lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
        open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
        }

        open func pushViewController(_ controller: UIViewController, animated: Bool) {
            viewControllers.append(controller)
        }

        @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
            viewControllers.popLast()
        }

        @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            let removed = Array(viewControllers.dropFirst())
            viewControllers = Array(viewControllers.prefix(1))
            return removed
        }

        open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
            viewControllers = controllers
        }

        open var topViewController: UIViewController? { viewControllers.last }
        open var visibleViewController: UIViewController? { viewControllers.last }
        open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
    }

    @MainActor @preconcurrency open class UITabBarController: UIViewController {
        open var viewControllers: [UIViewController]?
        public lazy var tabBar = UITabBar()
        public lazy var moreNavigationController = UINavigationController()
        open var selectedIndex = 0
        open var selectedViewController: UIViewController? {
            get {
                guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
                return viewControllers[selectedIndex]
            }
            set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
        }
        open weak var delegate: (any UITabBarControllerDelegate)?

        open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
            viewControllers = controllers
        }
    }

    @MainActor @preconcurrency open class UIAlertController: UIViewController {
        public enum Style: Int, Hashable, Sendable { case actionSheet, alert }

        open var message: String?
        open private(set) var textFields: [UITextField]?, actions: [UIAlertAction] = []

        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.message = message
        }

        open func addAction(_ action: UIAlertAction) { actions.append(action) }

        open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
            let field = UITextField()
            configurationHandler?(field)
            textFields = (textFields ?? []) + [field]
        }
    }

    /// An action of an alert, which never runs.
    @MainActor @preconcurrency open class UIAlertAction: NSObject {
        public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }

        public let title: String?

        public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
            self.title = title
            super.init()
        }
    }

    @MainActor @preconcurrency open class UIActivity: NSObject {}

    @MainActor @preconcurrency open class UIActivityViewController: UIViewController {
        /// The closure to call at the end, which is never called.
        open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
        open var excludedActivityTypes: [UIActivity.ActivityType]?

        public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
            self.init(nibName: nil, bundle: nil)
        }
    }

    @MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
        public enum SourceType: Int, Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }

        open var sourceType = SourceType.photoLibrary, allowsEditing = false, mediaTypes: [String] = []
        open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
    }

    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
        open var rootView: Content

        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        public required init?(coder: NSCoder) { nil }
        open func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
        open var rootView: Content

        public init(rootView: Content) {
            self.rootView = rootView
            super.init(frame: .zero)
        }

        public required init?(coder: NSCoder) { nil }
    }

    @MainActor @preconcurrency open class NSViewController: NSObject {
        open lazy var view = NSView()
        public override init() { super.init() }
    }

    @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
        open var rootView: Content

        public init(rootView: Content) {
            self.rootView = rootView
            super.init()
        }
    }
#endif
