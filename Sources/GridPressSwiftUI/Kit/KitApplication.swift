#if !canImport(Darwin)
    /// The program that a figure is no part of: it has one window without margins, and does nothing.
    public final class UIApplication: Sendable {
        /// The program.
        public static let shared = UIApplication()

        private init() {}

        /// Its windows.
        public var windows: [UIWindow] { [UIWindow()] }

        /// Its window.
        public var keyWindow: UIWindow? { windows.first }

        /// Its scenes.
        public var connectedScenes: Set<UIScene> { [UIWindowScene()] }

        /// The state of the program: it is used.
        public var applicationState: State { .active }

        /// The size in which people like to read.
        public var preferredContentSizeCategory: UIContentSizeCategory { .large }

        /// The state of a program.
        public enum State: Int, Hashable, Sendable {
            /// The program is used.
            case active
            /// The program waits.
            case inactive
            /// The program isn't seen.
            case background
        }

        /// Whether the screen stays on.
        public var isIdleTimerDisabled: Bool {
            get { false }
            set {}
        }

        /// Returns whether an address may be opened: none may.
        public func canOpenURL(_ url: URL) -> Bool { false }

        /// Has no effect: nothing is opened.
        public func open(
            _ url: URL,
            options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler: ((Bool) -> Void)? = nil
        ) {
            completionHandler?(false)
        }

        /// Has no effect: nothing receives an action.
        ///
        /// There is no `#selector` on Linux: write the name of a method, `Selector("resignFirstResponder")`.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
            false
        }

        /// The key of an option of opening an address.
        public struct OpenExternalURLOptionsKey: Hashable, Sendable {
            /// Only as a universal link.
            public static let universalLinksOnly = OpenExternalURLOptionsKey()
        }

        /// The address of the settings.
        public static let openSettingsURLString = "app-settings:"

        /// The notification of a program that is used again, which never comes.
        public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
        /// The notification of a program that is left, which never comes.
        public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
        /// The notification of a program that isn't seen any more, which never comes.
        public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
        /// The notification of a program that is seen again, which never comes.
        public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
        /// The notification of a program that ends, which never comes.
        public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    }

    /// The name of a method, which nothing calls.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
        private let name: String

        /// The name of a method.
        public init(_ name: String) { self.name = name }

        /// The name of a method.
        public init(stringLiteral name: String) { self.name = name }
    }

    /// Something that happened, which never does.
    public final class UIEvent: Sendable {}

    /// A scene of a program.
    public class UIScene: Hashable, @unchecked Sendable {
        fileprivate init() {}

        /// The state of the scene: it is used.
        public var activationState: ActivationState { .foregroundActive }

        /// The state of a scene.
        public enum ActivationState: Int, Hashable, Sendable {
            /// The scene isn't there yet.
            case unattached = -1
            /// The scene is used.
            case foregroundActive
            /// The scene is seen, and waits.
            case foregroundInactive
            /// The scene isn't seen.
            case background
        }

        /// Returns whether both are one scene.
        public static func == (first: UIScene, second: UIScene) -> Bool { first === second }

        /// Adds the identity to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// A scene with windows.
    public final class UIWindowScene: UIScene, @unchecked Sendable {
        /// Its windows.
        public var windows: [UIWindow] { [UIWindow()] }

        /// Its window.
        public var keyWindow: UIWindow? { windows.first }

        /// Its screen.
        public var screen: UIScreen { .main }

        /// The object that a scene informs: none.
        public var delegate: AnyObject? { nil }

        /// The way in which it is turned.
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }

        /// The line at the top: none.
        public var statusBarManager: UIStatusBarManager? { nil }
    }

    /// The line at the top of a screen.
    public final class UIStatusBarManager: NSObject, Sendable {
        /// Its area.
        public var statusBarFrame: CGRect { .zero }
        /// Whether it isn't drawn.
        public var isStatusBarHidden: Bool { true }
    }

    extension UIApplication {
        /// The direction of reading.
        public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    }

    /// A direction of reading, by its name in UIKit.
    public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// The way in which a program is turned.
    public enum UIInterfaceOrientation: Int, Hashable, Sendable {
        /// A way that isn't known.
        case unknown
        /// Upright.
        case portrait
        /// On its head.
        case portraitUpsideDown
        /// Turned to the right.
        case landscapeLeft
        /// Turned to the left.
        case landscapeRight

        /// Whether it is upright or on its head.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

        /// Whether it is turned to a side.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }
#endif
