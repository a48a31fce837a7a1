// Controllers of UIKit, whose views no picture draws.

#if !canImport(Darwin)
    /// A controller of a view.
    @MainActor @preconcurrency open class UIViewController: UIResponder {
        /// The view.
        open lazy var view: UIView! = UIView()
        /// The title.
        open var title: String?
        /// The way in which it is presented.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// The movement with which it is presented.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// The scheme, whatever is around.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The controllers in it.
        open private(set) var children: [UIViewController] = []
        /// The size that it likes.
        open var preferredContentSize = CGSize.zero

        /// Creates a controller.
        public nonisolated override init() { super.init() }

        /// Creates a controller.
        public init(nibName: String?, bundle: Bundle?) { super.init() }

        /// Creates a controller.
        public required init?(coder: NSCoder) { super.init() }

        /// The controller around: none.
        open var parent: UIViewController? { nil }
        /// The controller that it presents: none.
        open var presentedViewController: UIViewController? { nil }
        /// The controller that presents it: none.
        open var presentingViewController: UIViewController? { nil }
        /// The stack around: none.
        open var navigationController: UINavigationController? { nil }
        /// The tabs around: none.
        open var tabBarController: UITabBarController? { nil }
        /// The look of the line at the top.
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// Whether the line at the top is hidden.
        open var prefersStatusBarHidden: Bool { false }
        /// The traits that everything has.
        open var traitCollection: UITraitCollection { .current }

        /// Has no effect: no picture draws the view.
        open func loadView() {}

        /// Has no effect: no picture draws the view.
        open func viewDidLoad() {}

        /// Has no effect: no picture draws the view.
        open func viewWillAppear(_ animated: Bool) {}

        /// Has no effect: no picture draws the view.
        open func viewDidAppear(_ animated: Bool) {}

        /// Has no effect: no picture draws the view.
        open func viewWillDisappear(_ animated: Bool) {}

        /// Has no effect: no picture draws the view.
        open func viewDidDisappear(_ animated: Bool) {}

        /// Has no effect: no picture draws the view.
        open func viewWillLayoutSubviews() {}

        /// Has no effect: no picture draws the view.
        open func viewDidLayoutSubviews() {}

        /// Adds a controller.
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

    /// The way in which a controller is presented.
    public enum UIModalPresentationStyle: Int, Hashable, Sendable {
        /// As is usual.
        case automatic = -2
        /// Not at all.
        case none
        /// On the whole screen.
        case fullScreen
        /// On a page.
        case pageSheet
        /// In the middle.
        case formSheet
        /// In the place of another one.
        case currentContext
        /// In a custom way.
        case custom
        /// Above the whole screen.
        case overFullScreen
        /// Above another one.
        case overCurrentContext
        /// In a bubble.
        case popover
    }

    /// The movement with which a controller is presented.
    public enum UIModalTransitionStyle: Int, Hashable, Sendable {
        /// From the bottom.
        case coverVertical
        /// By turning.
        case flipHorizontal
        /// By fading.
        case crossDissolve
        /// By turning a page.
        case partialCurl
    }

    /// The look of the line at the top.
    public enum UIStatusBarStyle: Int, Hashable, Sendable {
        /// As is usual.
        case `default`
        /// Light.
        case lightContent
        /// Dark.
        case darkContent = 3
    }

    /// A stack of controllers.
    @MainActor @preconcurrency open class UINavigationController: UIViewController {
        /// The controllers.
        open var viewControllers: [UIViewController] = []
        /// The bar.
        public lazy var navigationBar = UINavigationBar()
        /// The object that is informed.
        open weak var delegate: (any UINavigationControllerDelegate)?
        /// The gesture that leads back.
        open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

        /// Creates a stack.
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
        }

        /// Adds a controller.
        open func pushViewController(_ controller: UIViewController, animated: Bool) {
            viewControllers.append(controller)
        }

        /// Removes the last controller.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }

        /// Removes all controllers but the first.
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

        /// The last controller.
        open var topViewController: UIViewController? { viewControllers.last }
        /// The controller that is seen.
        open var visibleViewController: UIViewController? { viewControllers.last }

        /// Has no effect: nothing moves.
        open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
    }

    /// An object that a stack informs.
    @MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}

    /// Controllers with tabs.
    @MainActor @preconcurrency open class UITabBarController: UIViewController {
        /// The controllers.
        open var viewControllers: [UIViewController]?
        /// The bar.
        public lazy var tabBar = UITabBar()
    }

    /// A question of UIKit, which isn't asked.
    @MainActor @preconcurrency open class UIAlertController: UIViewController {
        /// The form of a question.
        public enum Style: Int, Hashable, Sendable {
            /// At the bottom.
            case actionSheet
            /// In the middle.
            case alert
        }

        /// The words below the title.
        open var message: String?
        /// The fields.
        open private(set) var textFields: [UITextField]?
        /// The answers.
        open private(set) var actions: [UIAlertAction] = []

        /// Creates a question.
        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.message = message
        }

        /// Adds an answer.
        open func addAction(_ action: UIAlertAction) { actions.append(action) }

        /// Adds a field.
        open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
            let field = UITextField()
            configurationHandler?(field)
            textFields = (textFields ?? []) + [field]
        }
    }

    /// An answer to a question of UIKit.
    @MainActor @preconcurrency open class UIAlertAction: NSObject {
        /// The kind of an answer.
        public enum Style: Int, Hashable, Sendable {
            /// As is usual.
            case `default`
            /// No.
            case cancel
            /// One that destroys something.
            case destructive
        }

        /// The words.
        public let title: String?

        /// Creates an answer.
        public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
            self.title = title
            super.init()
        }
    }

    /// Something that can be done with things that are shared.
    @MainActor @preconcurrency open class UIActivity: NSObject {
        /// A kind of such a thing.
        public struct ActivityType: RawRepresentable, Hashable, Sendable {
            /// The name of the kind.
            public let rawValue: String

            /// A kind with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// A kind with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// A place in the clipboard.
            public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
            /// A message.
            public static let message = ActivityType("com.apple.UIKit.activity.Message")
            /// A letter.
            public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
            /// A sheet of paper.
            public static let print = ActivityType("com.apple.UIKit.activity.Print")
            /// The camera roll.
            public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
            /// A contact.
            public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
            /// The list of articles to read.
            public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
            /// Another device nearby.
            public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        }
    }

    /// A choice of programs to share things with, which isn't shown.
    @MainActor @preconcurrency open class UIActivityViewController: UIViewController {
        /// The closure that is called at the end.
        open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
        /// The kinds of programs that aren't shown.
        open var excludedActivityTypes: [UIActivity.ActivityType]?

        /// Creates a choice.
        public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
            self.init(nibName: nil, bundle: nil)
        }
    }

    /// A choice of pictures, which isn't shown.
    @MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
        /// The places of pictures.
        public enum SourceType: Int, Hashable, Sendable {
            /// The library.
            case photoLibrary
            /// The camera.
            case camera
            /// Albums.
            case savedPhotosAlbum
        }

        /// The key of what is known of a picture.
        public struct InfoKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// A key by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The picture.
            public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
            /// The picture as somebody changed it.
            public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
            /// The address of a film.
            public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
            /// The address of a picture.
            public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        }

        /// The place of pictures.
        open var sourceType = SourceType.photoLibrary
        /// Whether pictures can be changed.
        open var allowsEditing = false
        /// The kinds of pictures.
        open var mediaTypes: [String] = []

        /// Returns whether a place has pictures: none has.
        open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
    }

    /// An object that a choice of pictures informs.
    @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
        /// Responds when a picture is chosen.
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        )

        /// Responds when no picture is chosen.
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

    /// A controller of a view of SwiftUI.
    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
        /// The view.
        open var rootView: Content

        /// Creates a controller.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        /// Creates nothing.
        public required init?(coder: NSCoder) { nil }

        /// Returns the size that is offered.
        open func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    /// A view of AppKit with a view of SwiftUI.
    @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
        /// The view.
        open var rootView: Content

        /// Creates a view.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(frame: .zero)
        }

        /// Creates nothing.
        public required init?(coder: NSCoder) { nil }
    }

    /// A controller of a view of AppKit.
    @MainActor @preconcurrency open class NSViewController: NSObject {
        /// The view.
        open lazy var view = NSView()

        /// Creates a controller.
        public nonisolated override init() { super.init() }
    }

    /// A controller of a view of SwiftUI.
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
