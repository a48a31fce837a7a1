// Bars of UIKit and their appearance, which have no effect in a picture.

import GridPressSwiftUI

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
        public override init() { super.init() }

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
        public override init() { super.init() }
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
        public override init() { super.init() }
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
        /// The items.
        open var items: [UIBarButtonItem]?
        /// The style of the bar.
        open var barStyle = UIBarStyle.default
        /// A Boolean value that indicates whether the bar is translucent.
        open var isTranslucent = true

        /// Sets the items.
        open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

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

        /// The delegate.
        open weak var delegate: (any UISearchBarDelegate)?
        /// The style of the bar.
        open var searchBarStyle = Style.default
        /// The style of the background.
        open var barStyle = UIBarStyle.default
        /// A Boolean value that indicates whether the cancel button is visible.
        open var showsCancelButton = false
        /// The type of the keyboard.
        open var keyboardType = UIKeyboardType.default
        /// The type of the return key.
        open var returnKeyType = UIReturnKeyType.search
        /// The automatic capitalization.
        open var autocapitalizationType = UITextAutocapitalizationType.none
        /// The automatic correction.
        open var autocorrectionType = UITextAutocorrectionType.default
        /// A Boolean value that indicates whether the return key needs text.
        open var enablesReturnKeyAutomatically = true
        /// The background image.
        open var backgroundImage: KitImage?
        /// The text field.
        open lazy var searchTextField = UITextField()

        /// The style of a search bar.
        public enum Style: UInt, Hashable, Sendable {
            /// The default style.
            case `default`
            /// A bar with a translucent background.
            case prominent
            /// A bar without a background.
            case minimal
        }

        /// Shows or hides the cancel button.
        open func setShowsCancelButton(_ isVisible: Bool, animated: Bool) { showsCancelButton = isVisible }

        /// Returns an appearance of all search bars, which has no effect.
        open override class func appearance() -> UISearchBar { UISearchBar() }
    }

    /// A bar button of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIBarButtonItem: NSObject {
        /// The title.
        open var title: String?
        /// The tint color.
        open var tintColor: KitColor?

        /// The image.
        open var image: KitImage?
        /// A Boolean value that indicates whether the button is enabled.
        open var isEnabled = true
        /// The style.
        open var style = Style.plain
        /// The action that the button sends.
        open var action: Selector?
        /// The target of the action.
        open weak var target: AnyObject?
        /// The width.
        open var width: CGFloat = 0

        /// The style of a button.
        public enum Style: Int, Hashable, Sendable {
            /// A plain button.
            case plain
            /// A button with a border.
            case bordered
            /// A button that ends a task.
            case done
        }

        /// The purpose of a system button.
        public enum SystemItem: Int, Hashable, Sendable {
            /// Done.
            case done
            /// Cancel.
            case cancel
            /// Edit.
            case edit
            /// Save.
            case save
            /// Add.
            case add
            /// Space that grows.
            case flexibleSpace
            /// Space with a width.
            case fixedSpace
            /// Compose.
            case compose
            /// Reply.
            case reply
            /// Action.
            case action
            /// Organize.
            case organize
            /// Bookmarks.
            case bookmarks
            /// Search.
            case search
            /// Refresh.
            case refresh
            /// Stop.
            case stop
            /// Camera.
            case camera
            /// Trash.
            case trash
            /// Play.
            case play
            /// Pause.
            case pause
            /// Rewind.
            case rewind
            /// Fast forward.
            case fastForward
            /// Undo.
            case undo
            /// Redo.
            case redo
            /// Close.
            case close = 24
        }

        /// Creates a button.
        public override init() { super.init() }

        /// Creates a system button.
        public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
            self.init()
            self.target = target as AnyObject?
            self.action = action
        }

        /// Creates a button with a title.
        public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
            self.init()
            self.title = title
            self.style = style
            self.target = target as AnyObject?
            self.action = action
        }

        /// Creates a button with an image.
        public convenience init(image: KitImage?, style: Style, target: Any?, action: Selector?) {
            self.init(title: nil, style: style, target: target, action: action)
            self.image = image
        }

        /// Creates a button with a view.
        public convenience init(customView: UIView) { self.init() }

        /// Has no effect.
        open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

        /// Returns an appearance of all buttons, which has no effect.
        open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    }

    /// The content of a navigation bar, which no picture draws.
    @MainActor @preconcurrency open class UINavigationItem: NSObject {
        /// The title.
        open var title: String?
        /// The view in place of the title.
        open var titleView: UIView?
        /// The prompt above the title.
        open var prompt: String?
        /// The button that goes back.
        open var backBarButtonItem: UIBarButtonItem?
        /// The buttons at the leading edge.
        open var leftBarButtonItems: [UIBarButtonItem]?
        /// The buttons at the trailing edge.
        open var rightBarButtonItems: [UIBarButtonItem]?
        /// A Boolean value that indicates whether the back button is hidden.
        open var hidesBackButton = false
        /// The mode of large titles.
        open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

        /// The first button at the leading edge.
        open var leftBarButtonItem: UIBarButtonItem? {
            get { leftBarButtonItems?.first }
            set { leftBarButtonItems = newValue.map { [$0] } }
        }
        /// The first button at the trailing edge.
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }

        /// Creates an item.
        public override init() { super.init() }

        /// Creates an item with a title.
        public convenience init(title: String) {
            self.init()
            self.title = title
        }

        /// The mode of large titles.
        public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
            /// The mode of the previous item.
            case automatic
            /// A large title.
            case always
            /// A small title.
            case never
        }
    }

    /// A delegate of a search bar, which is never called.
    @MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
        /// Responds when the text has changed.
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

        /// Responds when editing begins.
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

        /// Responds when editing ends.
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

        /// Responds to the search button.
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

        /// Responds to the cancel button.
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    }

    extension UISearchBarDelegate {
        /// Does nothing.
        public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

        /// Does nothing.
        public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

        /// Does nothing.
        public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

        /// Does nothing.
        public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

        /// Does nothing.
        public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    }
#endif
