// Bars of UIKit and their settings, which have no effect in a picture.

#if !canImport(Darwin)
    /// The settings of a bar.
    @MainActor @preconcurrency open class UIBarAppearance: NSObject {
        /// The color of the ground.
        open var backgroundColor: KitColor?
        /// The image of the ground.
        open var backgroundImage: KitImage?
        /// The effect of the ground.
        open var backgroundEffect: UIBlurEffect?
        /// The color of the line at the edge.
        open var shadowColor: KitColor?
        /// The image of the line at the edge.
        open var shadowImage: KitImage?

        /// Creates settings.
        public nonisolated override init() { super.init() }

        /// Sets an opaque ground.
        open func configureWithOpaqueBackground() {}

        /// Sets no ground.
        open func configureWithTransparentBackground() {}

        /// Sets the usual ground.
        open func configureWithDefaultBackground() {}
    }

    /// The settings of a bar with a title.
    @MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
        /// The attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The attributes of a large title.
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The settings of buttons.
        open lazy var buttonAppearance = UIBarButtonItemAppearance()
        /// The settings of the button that leads back.
        open lazy var backButtonAppearance = UIBarButtonItemAppearance()

        /// Has no effect.
        open func setBackIndicatorImage(_ image: KitImage?, transitionMaskImage: KitImage?) {}
    }

    /// The settings of a button of a bar.
    @MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
        /// The settings of a button that isn't touched.
        open lazy var normal = UIBarItemStateAppearance()
        /// The settings of a button that is touched.
        open lazy var highlighted = UIBarItemStateAppearance()

        /// Creates settings.
        public nonisolated override init() { super.init() }
    }

    /// The settings of a state of an item of a bar.
    @MainActor @preconcurrency open class UIBarItemStateAppearance: NSObject {
        /// The color of the icon.
        open var iconColor: KitColor?
        /// The attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The color behind a number.
        open var badgeBackgroundColor: KitColor?
    }

    /// The settings of a bar of tabs.
    @MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
        /// The settings of items with titles below icons.
        open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
        /// The settings of items with titles beside icons.
        open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
        /// The settings of low items.
        open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    }

    /// The settings of an item of a bar of tabs.
    @MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
        /// The settings of an item that isn't selected.
        open lazy var normal = UIBarItemStateAppearance()
        /// The settings of an item that is selected.
        open lazy var selected = UIBarItemStateAppearance()

        /// Creates settings.
        public nonisolated override init() { super.init() }
    }

    /// The settings of a bar of buttons.
    @MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

    /// The sizes of a bar.
    public enum UIBarMetrics: Int, Hashable, Sendable {
        /// The usual size.
        case `default`
        /// Low.
        case compact
    }

    /// The look of a bar.
    public enum UIBarStyle: Int, Hashable, Sendable {
        /// The usual look.
        case `default`
        /// Black.
        case black
    }

    /// A bar with a title.
    @MainActor @preconcurrency open class UINavigationBar: UIView {
        /// The usual settings.
        open lazy var standardAppearance = UINavigationBarAppearance()
        /// The settings at the edge of content.
        open var scrollEdgeAppearance: UINavigationBarAppearance?
        /// The settings of a low bar.
        open var compactAppearance: UINavigationBarAppearance?
        /// The settings of a low bar at the edge of content.
        open var compactScrollEdgeAppearance: UINavigationBarAppearance?
        /// The color of the ground.
        open var barTintColor: KitColor?
        /// The look.
        open var barStyle = UIBarStyle.default
        /// Whether content shines through.
        open var isTranslucent = true
        /// Whether titles are large.
        open var prefersLargeTitles = false
        /// The attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any]?
        /// The attributes of a large title.
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
        /// The image of the line at the edge.
        open var shadowImage: KitImage?
        /// The image that leads back.
        open var backIndicatorImage: KitImage?
        /// The mask of the image that leads back.
        open var backIndicatorTransitionMaskImage: KitImage?

        /// Has no effect.
        open func setBackgroundImage(_ image: KitImage?, for metrics: UIBarMetrics) {}

        /// Returns settings for all bars, which have no effect.
        open override class func appearance() -> UINavigationBar { UINavigationBar() }
    }

    /// A bar of tabs.
    @MainActor @preconcurrency open class UITabBar: UIView {
        /// The usual settings.
        open lazy var standardAppearance = UITabBarAppearance()
        /// The settings at the edge of content.
        open var scrollEdgeAppearance: UITabBarAppearance?
        /// The color of the ground.
        open var barTintColor: KitColor?
        /// The color of items that aren't selected.
        open var unselectedItemTintColor: KitColor?
        /// Whether content shines through.
        open var isTranslucent = true
        /// The image of the ground.
        open var backgroundImage: KitImage?
        /// The image of the line at the edge.
        open var shadowImage: KitImage?

        /// Returns settings for all bars, which have no effect.
        open override class func appearance() -> UITabBar { UITabBar() }
    }

    /// A bar of buttons.
    @MainActor @preconcurrency open class UIToolbar: UIView {
        /// The color of the ground.
        open var barTintColor: KitColor?
        /// The usual settings.
        open lazy var standardAppearance = UIToolbarAppearance()

        /// Returns settings for all bars, which have no effect.
        open override class func appearance() -> UIToolbar { UIToolbar() }
    }

    /// A field for searching.
    @MainActor @preconcurrency open class UISearchBar: UIView {
        /// The text.
        open var text: String?
        /// The words in an empty field.
        open var placeholder: String?
        /// The color of the ground.
        open var barTintColor: KitColor?

        /// Returns settings for all fields, which have no effect.
        open override class func appearance() -> UISearchBar { UISearchBar() }
    }

    /// A button of a bar.
    @MainActor @preconcurrency open class UIBarButtonItem: NSObject {
        /// The title.
        open var title: String?
        /// The color.
        open var tintColor: KitColor?

        /// Creates a button.
        public nonisolated override init() { super.init() }

        /// Has no effect.
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

        /// Returns settings for all buttons, which have no effect.
        open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    }
#endif
