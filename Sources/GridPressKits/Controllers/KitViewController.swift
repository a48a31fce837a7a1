// View controllers of UIKit and AppKit, whose views no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A view controller of UIKit, whose view no picture draws.
    @MainActor @preconcurrency open class UIViewController: UIResponder {
        /// The view.
        open lazy var view: UIView! = UIView()
        /// The title.
        open var title: String?
        /// The presentation style.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// The transition style.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// The interface style that overrides the interface style of the parent.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The child controllers.
        open private(set) var children: [UIViewController] = []
        /// The item of the navigation bar.
        open lazy var navigationItem = UINavigationItem()
        /// The item of the tab bar.
        open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
        /// The preferred size of the content.
        open var preferredContentSize = CGSize.zero

        /// Creates a controller.
        public override init() { super.init() }

        /// Creates a controller.
        public init(nibName: String?, bundle: Bundle?) { super.init() }

        /// Creates a controller.
        public required init?(coder: NSCoder) { super.init() }

        /// The parent controller; always `nil`.
        open var parent: UIViewController? { nil }
        /// The presented controller; always `nil`.
        open var presentedViewController: UIViewController? { nil }
        /// The presenting controller; always `nil`.
        open var presentingViewController: UIViewController? { nil }
        /// The navigation controller around; always `nil`.
        open var navigationController: UINavigationController? { nil }
        /// The tab bar controller around; always `nil`.
        open var tabBarController: UITabBarController? { nil }
        /// The style of the status bar.
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// A Boolean value that indicates whether the status bar is hidden.
        open var prefersStatusBarHidden: Bool { false }
        /// The current traits.
        open var traitCollection: UITraitCollection { .current }

        /// A Boolean value that indicates whether the home indicator is hidden.
        open var prefersHomeIndicatorAutoHidden: Bool { false }
        /// The orientations of the interface.
        open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        /// A Boolean value that indicates whether the interface rotates with the device.
        open var shouldAutorotate: Bool { true }
        /// A Boolean value that indicates whether the view is loaded; always `true`.
        open var isViewLoaded: Bool { true }

        /// A Boolean value that indicates whether the view extends below opaque bars.
        open var extendedLayoutIncludesOpaqueBars = false
        /// A Boolean value that indicates whether a navigation controller hides the tab bar.
        open var hidesBottomBarWhenPushed = false

        /// Has no effect: nothing is presented.
        open func show(_ controller: UIViewController, sender: Any?) {}

        /// Has no effect: nothing is presented.
        open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}

        /// Has no effect: memory is never low.
        open func didReceiveMemoryWarning() {}

        /// Has no effect: the size never changes.
        open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

        /// Has no effect: traits never change.
        open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

        /// Has no effect: GridPress doesn't draw the view.
        open func loadViewIfNeeded() {}

        /// Has no effect: GridPress doesn't draw the view.
        open func loadView() {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewDidLoad() {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewWillAppear(_ animated: Bool) {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewDidAppear(_ animated: Bool) {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewWillDisappear(_ animated: Bool) {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewDidDisappear(_ animated: Bool) {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewWillLayoutSubviews() {}

        /// Has no effect: GridPress doesn't draw the view.
        open func viewDidLayoutSubviews() {}

        /// Adds a child controller.
        open func addChild(_ child: UIViewController) { children.append(child) }

        /// Has no effect.
        open func didMove(toParent parent: UIViewController?) {}

        /// Has no effect.
        open func willMove(toParent parent: UIViewController?) {}

        /// Has no effect.
        open func removeFromParent() {}

        /// Has no effect: nothing is presented.
        open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}

        /// Has no effect: nothing is presented.
        open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

        /// Has no effect.
        open func setNeedsStatusBarAppearanceUpdate() {}
    }

    /// A presentation style of a controller.
    public enum UIModalPresentationStyle: Int, Hashable, Sendable {
        /// The default style.
        case automatic = -2
        /// No presentation.
        case none
        /// A presentation over the full screen.
        case fullScreen
        /// A page sheet.
        case pageSheet
        /// A form sheet.
        case formSheet
        /// A presentation in place of another controller.
        case currentContext
        /// A custom presentation.
        case custom
        /// A presentation above the full screen.
        case overFullScreen
        /// A presentation above another controller.
        case overCurrentContext
        /// A popover.
        case popover
    }

    /// A transition style of a presentation.
    public enum UIModalTransitionStyle: Int, Hashable, Sendable {
        /// The view moves in from the bottom.
        case coverVertical
        /// The view flips horizontally.
        case flipHorizontal
        /// The views cross-fade.
        case crossDissolve
        /// A page curls away.
        case partialCurl
    }

    /// A style of the status bar.
    public enum UIStatusBarStyle: Int, Hashable, Sendable {
        /// The default style.
        case `default`
        /// Light content.
        case lightContent
        /// Dark content.
        case darkContent = 3
    }

    /// A navigation controller of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UINavigationController: UIViewController {
        /// The controllers.
        open var viewControllers: [UIViewController] = []
        /// The navigation bar.
        public lazy var navigationBar = UINavigationBar()
        /// The delegate.
        open weak var delegate: (any UINavigationControllerDelegate)?
        /// A Boolean value that indicates whether a swipe hides the bars.
        open var hidesBarsOnSwipe = false
        /// A Boolean value that indicates whether a tap hides the bars.
        open var hidesBarsOnTap = false
        /// A Boolean value that indicates whether the keyboard hides the bars.
        open var hidesBarsWhenKeyboardAppears = false
        /// The gesture that hides the bars.
        public lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
        /// The gesture that goes back; always `nil`.
        open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

        /// Creates a stack with a root controller.
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
        }

        /// Pushes a controller.
        open func pushViewController(_ controller: UIViewController, animated: Bool) {
            viewControllers.append(controller)
        }

        /// Pops the last controller.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }

        /// Pops all controllers but the root.
        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            let removed = Array(viewControllers.dropFirst())
            viewControllers = Array(viewControllers.prefix(1))
            return removed
        }

        /// Sets the controllers.
        open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
            viewControllers = controllers
        }

        /// The controller at the top of the stack.
        open var topViewController: UIViewController? { viewControllers.last }
        /// The visible controller.
        open var visibleViewController: UIViewController? { viewControllers.last }

        /// Has no effect.
        open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
    }

    /// A delegate of a navigation controller, which is never called.
    @MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}

    /// A tab bar controller of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UITabBarController: UIViewController {
        /// The controllers.
        open var viewControllers: [UIViewController]?
        /// The tab bar.
        public lazy var tabBar = UITabBar()
        /// The controller of the tabs for which there is no room.
        public lazy var moreNavigationController = UINavigationController()
        /// The index of the selected controller.
        open var selectedIndex = 0
        /// The selected controller.
        open var selectedViewController: UIViewController? {
            get {
                guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
                return viewControllers[selectedIndex]
            }
            set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
        }
        /// The delegate.
        open weak var delegate: (any UITabBarControllerDelegate)?

        /// Sets the controllers.
        open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
            viewControllers = controllers
        }
    }

    /// An alert of UIKit, which isn't presented.
    @MainActor @preconcurrency open class UIAlertController: UIViewController {
        /// The style of an alert.
        public enum Style: Int, Hashable, Sendable {
            /// An action sheet.
            case actionSheet
            /// An alert in the middle of the screen.
            case alert
        }

        /// The message below the title.
        open var message: String?
        /// The text fields.
        open private(set) var textFields: [UITextField]?
        /// The actions.
        open private(set) var actions: [UIAlertAction] = []

        /// Creates an alert.
        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.message = message
        }

        /// Adds an action.
        open func addAction(_ action: UIAlertAction) { actions.append(action) }

        /// Adds a text field.
        open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
            let field = UITextField()
            configurationHandler?(field)
            textFields = (textFields ?? []) + [field]
        }
    }

    /// An action of an alert, which never runs.
    @MainActor @preconcurrency open class UIAlertAction: NSObject {
        /// The style of an action.
        public enum Style: Int, Hashable, Sendable {
            /// The default style.
            case `default`
            /// The style that cancels.
            case cancel
            /// The style of a destructive action.
            case destructive
        }

        /// The title.
        public let title: String?

        /// Creates an action.
        public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
            self.title = title
            super.init()
        }
    }

    /// An activity of a share sheet.
    @MainActor @preconcurrency open class UIActivity: NSObject {
        /// The type of an activity.
        public struct ActivityType: RawRepresentable, Hashable, Sendable {
            /// The name of the type.
            public let rawValue: String

            /// Creates a type with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates a type with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Copying to the pasteboard.
            public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
            /// Sending a message.
            public static let message = ActivityType("com.apple.UIKit.activity.Message")
            /// Sending an email.
            public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
            /// Printing.
            public static let print = ActivityType("com.apple.UIKit.activity.Print")
            /// Saving to the camera roll.
            public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
            /// Assigning an image to a contact.
            public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
            /// Adding to the reading list.
            public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
            /// Sending with AirDrop.
            public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        }
    }

    /// A share sheet, which isn't presented.
    @MainActor @preconcurrency open class UIActivityViewController: UIViewController {
        /// The closure to call at the end, which is never called.
        open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
        /// The types of activities that are excluded.
        open var excludedActivityTypes: [UIActivity.ActivityType]?

        /// Creates a share sheet.
        public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
            self.init(nibName: nil, bundle: nil)
        }
    }

    /// An image picker, which isn't presented.
    @MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
        /// The source of images.
        public enum SourceType: Int, Hashable, Sendable {
            /// The photo library.
            case photoLibrary
            /// The camera.
            case camera
            /// The saved photos.
            case savedPhotosAlbum
        }

        /// A key of the information about a picked image.
        public struct InfoKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// Creates a key with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The original image.
            public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
            /// The edited image.
            public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
            /// The URL of a movie.
            public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
            /// The URL of an image.
            public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        }

        /// The source of images.
        open var sourceType = SourceType.photoLibrary
        /// A Boolean value that indicates whether images can be edited.
        open var allowsEditing = false
        /// The types of media.
        open var mediaTypes: [String] = []

        /// Returns whether a source is available; always `false`.
        open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
    }

    /// A delegate of an image picker, which is never called.
    @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
        /// Responds when an image is picked.
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        )

        /// Responds when the picker is cancelled.
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    }

    extension UIImagePickerControllerDelegate {
        /// Does nothing.
        public func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {}

        /// Does nothing.
        public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
    }

    /// A controller of a SwiftUI view, which isn't drawn.
    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
        /// The view.
        open var rootView: Content

        /// Creates a controller.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        /// Creates no controller: returns `nil`.
        public required init?(coder: NSCoder) { nil }

        /// Returns the proposed size.
        open func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    /// An AppKit view of a SwiftUI view, which isn't drawn.
    @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
        /// The view.
        open var rootView: Content

        /// Creates a view.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(frame: .zero)
        }

        /// Creates no view: returns `nil`.
        public required init?(coder: NSCoder) { nil }
    }

    /// A view controller of AppKit, whose view isn't drawn.
    @MainActor @preconcurrency open class NSViewController: NSObject {
        /// The view.
        open lazy var view = NSView()

        /// Creates a controller.
        public override init() { super.init() }
    }

    /// A controller of a SwiftUI view, which isn't drawn.
    @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
        /// The view.
        open var rootView: Content

        /// Creates a controller.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init()
        }
    }
#endif
