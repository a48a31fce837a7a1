// Bars of UIKit and their appearance, which have no effect in a picture.

#if !canImport(Darwin)
    /// The appearance of a bar, which has no effect.
    @MainActor @preconcurrency open class UIBarAppearance: NSObject {
        /// The background color.
        open var backgroundColor: KitColor?
        /// The background image.
        open var backgroundImage: KitImage?
        /// The background effect.
        open var backgroundEffect: UIBlurEffect?
        /// The color of the shadow line at the edge.
        open var shadowColor: KitColor?
        /// The image of the shadow line at the edge.
        open var shadowImage: KitImage?

        /// Creates an appearance.
        public nonisolated override init() { super.init() }

        /// Sets an opaque background.
        open func configureWithOpaqueBackground() {}

        /// Sets a transparent background.
        open func configureWithTransparentBackground() {}

        /// Sets the default background.
        open func configureWithDefaultBackground() {}
    }

    /// The appearance of a navigation bar, which has no effect.
    @MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
        /// The text attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The text attributes of a large title.
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The appearance of buttons.
        open lazy var buttonAppearance = UIBarButtonItemAppearance()
        /// The appearance of the back button.
        open lazy var backButtonAppearance = UIBarButtonItemAppearance()

        /// Has no effect.
        open func setBackIndicatorImage(_ image: KitImage?, transitionMaskImage: KitImage?) {}
    }

    /// The appearance of a bar button, which has no effect.
    @MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
        /// The appearance of a button that isn't pressed.
        open lazy var normal = UIBarItemStateAppearance()
        /// The appearance of a pressed button.
        open lazy var highlighted = UIBarItemStateAppearance()

        /// Creates an appearance.
        public nonisolated override init() { super.init() }
    }

    /// The appearance of a bar item in a state.
    @MainActor @preconcurrency open class UIBarItemStateAppearance: NSObject {
        /// The color of the icon.
        open var iconColor: KitColor?
        /// The text attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The background color of a badge.
        open var badgeBackgroundColor: KitColor?
    }

    /// The appearance of a tab bar, which has no effect.
    @MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
        /// The appearance of items with titles below icons.
        open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
        /// The appearance of items with titles beside icons.
        open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
        /// The appearance of items in a compact bar.
        open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    }

    /// The appearance of a tab bar item.
    @MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
        /// The appearance of an unselected item.
        open lazy var normal = UIBarItemStateAppearance()
        /// The appearance of a selected item.
        open lazy var selected = UIBarItemStateAppearance()

        /// Creates an appearance.
        public nonisolated override init() { super.init() }
    }

    /// The appearance of a toolbar, which has no effect.
    @MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

    /// The height of a bar.
    public enum UIBarMetrics: Int, Hashable, Sendable {
        /// The default height.
        case `default`
        /// The compact height.
        case compact
    }

    /// A style of a bar.
    public enum UIBarStyle: Int, Hashable, Sendable {
        /// The default style.
        case `default`
        /// Black.
        case black
    }

    /// A navigation bar of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UINavigationBar: UIView {
        /// The default appearance.
        open lazy var standardAppearance = UINavigationBarAppearance()
        /// The appearance while content is scrolled to the edge.
        open var scrollEdgeAppearance: UINavigationBarAppearance?
        /// The appearance of a compact bar.
        open var compactAppearance: UINavigationBarAppearance?
        /// The appearance of a compact bar while content is scrolled to the edge.
        open var compactScrollEdgeAppearance: UINavigationBarAppearance?
        /// The background color.
        open var barTintColor: KitColor?
        /// The style of the bar.
        open var barStyle = UIBarStyle.default
        /// A Boolean value that indicates whether the bar is translucent.
        open var isTranslucent = true
        /// A Boolean value that indicates whether titles are large.
        open var prefersLargeTitles = false
        /// The text attributes of the title.
        open var titleTextAttributes: [NSAttributedString.Key: Any]?
        /// The text attributes of a large title.
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
        /// The image of the shadow line at the edge.
        open var shadowImage: KitImage?
        /// The image of the back button.
        open var backIndicatorImage: KitImage?
        /// The mask of the back button's image.
        open var backIndicatorTransitionMaskImage: KitImage?

        /// Has no effect.
        open func setBackgroundImage(_ image: KitImage?, for metrics: UIBarMetrics) {}

        /// Returns an appearance of all bars, which has no effect.
        open override class func appearance() -> UINavigationBar { UINavigationBar() }
    }

    /// A tab bar of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UITabBar: UIView {
        /// The default appearance.
        open lazy var standardAppearance = UITabBarAppearance()
        /// The appearance while content is scrolled to the edge.
        open var scrollEdgeAppearance: UITabBarAppearance?
        /// The background color.
        open var barTintColor: KitColor?
        /// The color of unselected items.
        open var unselectedItemTintColor: KitColor?
        /// A Boolean value that indicates whether the bar is translucent.
        open var isTranslucent = true
        /// The background image.
        open var backgroundImage: KitImage?
        /// The image of the shadow line at the edge.
        open var shadowImage: KitImage?

        /// Returns an appearance of all bars, which has no effect.
        open override class func appearance() -> UITabBar { UITabBar() }
    }

    /// A toolbar of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIToolbar: UIView {
        /// The background color.
        open var barTintColor: KitColor?
        /// The appearance of the bar.
        open lazy var standardAppearance = UIToolbarAppearance()

        /// Returns an appearance of all bars, which has no effect.
        open override class func appearance() -> UIToolbar { UIToolbar() }
    }

    /// A search bar of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UISearchBar: UIView {
        /// The text.
        open var text: String?
        /// The placeholder text.
        open var placeholder: String?
        /// The background color.
        open var barTintColor: KitColor?

        /// Returns an appearance of all search bars, which has no effect.
        open override class func appearance() -> UISearchBar { UISearchBar() }
    }

    /// A bar button of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIBarButtonItem: NSObject {
        /// The title.
        open var title: String?
        /// The tint color.
        open var tintColor: KitColor?

        /// Creates a button.
        public nonisolated override init() { super.init() }

        /// Has no effect.
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

        /// Returns an appearance of all buttons, which has no effect.
        open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    }
#endif
