// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    public final class UIApplication: Sendable {
        public static let shared = UIApplication()
        private init() {}
        @MainActor @preconcurrency public var windows: [UIWindow] { [UIWindow()] }

        /// The delegate; always `nil`.
        @MainActor @preconcurrency public var delegate: (any UIApplicationDelegate)? { nil }
        @MainActor @preconcurrency public var keyWindow: UIWindow? { windows.first }
        public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
        public var applicationState: State { .active }
        public var preferredContentSizeCategory: UIContentSizeCategory { .large }

        public var isIdleTimerDisabled: Bool {
            get { false }
            set {}
        }

        public func canOpenURL(_ url: URL) -> Bool { false }

        public func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
        ) { completionHandler?(false) }

        /// Has no effect: no object receives an action.
        ///
        /// Linux has no `#selector`. Write the name of the method: `Selector("resignFirstResponder")`.
        @discardableResult public func sendAction(
            _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool { false }

        public struct OpenExternalURLOptionsKey: Hashable, Sendable {
            /// Open the URL only as a universal link.
            public static let universalLinksOnly = OpenExternalURLOptionsKey()
        }

        public static let openSettingsURLString = "app-settings:"

        /// The notification that the application became active, which is never posted.
        public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
        /// The notification that the application will become inactive, which is never posted.
        public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
        /// The notification that the application entered the background, which is never posted.
        public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
        /// The notification that the application will enter the foreground, which is never posted.
        public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
        /// The notification that the application will terminate, which is never posted.
        public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    }

    /// The name of a method, which is never called.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
        private let name: String
        public init(_ name: String) { self.name = name }
        public init(stringLiteral name: String) { self.name = name }
    }

    /// An event, which is never sent.
    public final class UIEvent: Sendable {}

    /// A touch, which never happens.
    @MainActor @preconcurrency public final class UITouch: NSObject {
        public enum Phase: Int, Hashable, Sendable { case began, moved, stationary, ended, cancelled }

        public var view: UIView? { nil }
        public var phase: Phase { .cancelled }
        public var tapCount: Int { 0 }
        public var force: CGFloat { 0 }
        private override init() { super.init() }
        public func location(in view: UIView?) -> CGPoint { .zero }
        public func previousLocation(in view: UIView?) -> CGPoint { .zero }
    }

    public class UIScene: Hashable, @unchecked Sendable {
        fileprivate init() {}
        public var activationState: ActivationState { .foregroundActive }

        /// Returns whether both are the same scene.
        public static func == (first: UIScene, second: UIScene) -> Bool { first === second }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public final class UIWindowScene: UIScene, @unchecked Sendable {
        @MainActor @preconcurrency public var windows: [UIWindow] { [UIWindow()] }
        @MainActor @preconcurrency public var keyWindow: UIWindow? { windows.first }
        public var screen: UIScreen { .main }
        public var delegate: AnyObject? { nil }
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }
        public var statusBarManager: UIStatusBarManager? { nil }
    }

    public final class UIStatusBarManager: NSObject, Sendable {
        public var statusBarFrame: CGRect { .zero }
        public var isStatusBarHidden: Bool { true }
    }

    extension UIApplication { public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight } }

    public enum UIInterfaceOrientation: Int, Hashable, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }
#endif
