// Bars of UIKit and their appearance, which have no effect in a picture.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIBarAppearance: NSObject {
        open var backgroundColor: KitColor?
        open var backgroundImage: KitImage?, backgroundEffect: UIBlurEffect?, shadowColor: KitColor?
        open var shadowImage: KitImage?
        public override init() { super.init() }
        open func configureWithOpaqueBackground() {}
        open func configureWithTransparentBackground() {}
        open func configureWithDefaultBackground() {}
    }

    @MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open lazy var buttonAppearance = UIBarButtonItemAppearance()
        open lazy var backButtonAppearance = UIBarButtonItemAppearance()
        open func setBackIndicatorImage(_ image: KitImage?, transitionMaskImage: KitImage?) {}
    }

    @MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
        open lazy var normal = UIBarItemStateAppearance()
        open lazy var highlighted = UIBarItemStateAppearance()
        public override init() { super.init() }
    }

    @MainActor @preconcurrency open class UIBarItemStateAppearance: NSObject {
        open var iconColor: KitColor?
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:], badgeBackgroundColor: KitColor?
    }

    @MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
        open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
        open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
        open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    }

    @MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
        open lazy var normal = UIBarItemStateAppearance()
        open lazy var selected = UIBarItemStateAppearance()
        public override init() { super.init() }
    }

    @MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

    @MainActor @preconcurrency open class UINavigationBar: UIView {
        open lazy var standardAppearance = UINavigationBarAppearance()
        open var scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
        open var compactScrollEdgeAppearance: UINavigationBarAppearance?, barTintColor: KitColor?
        open var barStyle = UIBarStyle.default, isTranslucent = true, prefersLargeTitles = false
        open var titleTextAttributes: [NSAttributedString.Key: Any]?
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?, shadowImage: KitImage?
        open var backIndicatorImage: KitImage?, backIndicatorTransitionMaskImage: KitImage?
        open func setBackgroundImage(_ image: KitImage?, for metrics: UIBarMetrics) {}
        open override class func appearance() -> UINavigationBar { UINavigationBar() }
    }

    @MainActor @preconcurrency open class UITabBar: UIView {
        open lazy var standardAppearance = UITabBarAppearance()
        open var scrollEdgeAppearance: UITabBarAppearance?, barTintColor: KitColor?, unselectedItemTintColor: KitColor?
        open var isTranslucent = true, backgroundImage: KitImage?, shadowImage: KitImage?
        open override class func appearance() -> UITabBar { UITabBar() }
    }

    @MainActor @preconcurrency open class UIToolbar: UIView {
        open var barTintColor: KitColor?
        open lazy var standardAppearance = UIToolbarAppearance()
        open var items: [UIBarButtonItem]?, barStyle = UIBarStyle.default, isTranslucent = true
        open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
        open override class func appearance() -> UIToolbar { UIToolbar() }
    }

    @MainActor @preconcurrency open class UISearchBar: UIView {
        open var text: String?
        /// The placeholder text.
        open var placeholder: String?
        open var barTintColor: KitColor?
        open weak var delegate: (any UISearchBarDelegate)?
        open var searchBarStyle = Style.default, barStyle = UIBarStyle.default, showsCancelButton = false
        open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.search
        open var autocapitalizationType = UITextAutocapitalizationType.none
        open var autocorrectionType = UITextAutocorrectionType.default, enablesReturnKeyAutomatically = true
        open var backgroundImage: KitImage?
        open lazy var searchTextField = UITextField()

        open func setShowsCancelButton(_ isVisible: Bool, animated: Bool) { showsCancelButton = isVisible }
        open override class func appearance() -> UISearchBar { UISearchBar() }
    }

    @MainActor @preconcurrency open class UIBarButtonItem: NSObject {
        open var title: String?
        open var tintColor: KitColor?, image: KitImage?, isEnabled = true, style = Style.plain, action: Selector?
        open weak var target: AnyObject?
        open var width: CGFloat = 0

        public override init() { super.init() }

        public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
            self.init()
            self.target = target as AnyObject?
            self.action = action
        }

        public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
            self.init()
            self.title = title
            self.style = style
            self.target = target as AnyObject?
            self.action = action
        }

        public convenience init(image: KitImage?, style: Style, target: Any?, action: Selector?) {
            self.init(title: nil, style: style, target: target, action: action)
            self.image = image
        }

        public convenience init(customView: UIView) { self.init() }
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
        open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    }

    @MainActor @preconcurrency open class UINavigationItem: NSObject {
        open var title: String?
        open var titleView: UIView?, prompt: String?, backBarButtonItem: UIBarButtonItem?
        open var leftBarButtonItems: [UIBarButtonItem]?, rightBarButtonItems: [UIBarButtonItem]?
        open var hidesBackButton = false, largeTitleDisplayMode = LargeTitleDisplayMode.automatic

        open var leftBarButtonItem: UIBarButtonItem? {
            get { leftBarButtonItems?.first }
            set { leftBarButtonItems = newValue.map { [$0] } }
        }
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }

        public override init() { super.init() }

        public convenience init(title: String) {
            self.init()
            self.title = title
        }
    }
#endif
