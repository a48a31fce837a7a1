import GridPressSwiftUI

#if !canImport(Darwin)
    /// The application object of UIKit.
    ///
    /// It has one window without safe area insets, and its functions have no effect.
    public final class UIApplication: Sendable {
        /// The shared application.
        public static let shared = UIApplication()

        private init() {}

        /// The windows of the application.
        @MainActor @preconcurrency public var windows: [UIWindow] { [UIWindow()] }

        /// The delegate; always `nil`.
        @MainActor @preconcurrency public var delegate: (any UIApplicationDelegate)? { nil }

        /// The key window.
        @MainActor @preconcurrency public var keyWindow: UIWindow? { windows.first }

        /// The connected scenes.
        public var connectedScenes: Set<UIScene> { [UIWindowScene()] }

        /// The state of the application; always active.
        public var applicationState: State { .active }

        /// The content size category; always large.
        public var preferredContentSizeCategory: UIContentSizeCategory { .large }

        /// The state of an application.
        public enum State: Int, Hashable, Sendable {
            /// The application is active.
            case active
            /// The application is inactive.
            case inactive
            /// The application is in the background.
            case background
        }

        /// A Boolean value that indicates whether the screen stays on.
        ///
        /// Setting it has no effect.
        public var isIdleTimerDisabled: Bool {
            get { false }
            set {}
        }

        /// Returns whether a URL can be opened; always `false`.
        public func canOpenURL(_ url: URL) -> Bool { false }

        /// Has no effect: no URL is opened.
        public func open(
            _ url: URL,
            options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler: ((Bool) -> Void)? = nil
        ) {
            completionHandler?(false)
        }

        /// Has no effect: no object receives an action.
        ///
        /// Linux has no `#selector`. Write the name of the method: `Selector("resignFirstResponder")`.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
            false
        }

        /// An option of opening a URL.
        public struct OpenExternalURLOptionsKey: Hashable, Sendable {
            /// Open the URL only as a universal link.
            public static let universalLinksOnly = OpenExternalURLOptionsKey()
        }

        /// The URL of the settings.
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

        /// Creates a selector with a name.
        public init(_ name: String) { self.name = name }

        /// Creates a selector with a name.
        public init(stringLiteral name: String) { self.name = name }
    }

    /// An event, which is never sent.
    public final class UIEvent: Sendable {
        /// The kind of an event.
        public enum EventSubtype: Int, Hashable, Sendable {
            /// No special kind.
            case none
            /// The device was shaken.
            case motionShake
        }
    }

    /// A touch, which never happens.
    @MainActor @preconcurrency public final class UITouch: NSObject {
        /// The phase of a touch.
        public enum Phase: Int, Hashable, Sendable {
            /// The touch begins.
            case began
            /// The touch has moved.
            case moved
            /// The touch hasn't moved.
            case stationary
            /// The touch ends.
            case ended
            /// The touch is canceled.
            case cancelled
        }

        /// The view of the touch; always `nil`.
        public var view: UIView? { nil }
        /// The phase; always `cancelled`.
        public var phase: Phase { .cancelled }
        /// The number of taps; always 0.
        public var tapCount: Int { 0 }
        /// The force; always 0.
        public var force: CGFloat { 0 }

        private override init() { super.init() }

        /// Returns the location in a view; always the origin.
        public func location(in view: UIView?) -> CGPoint { .zero }

        /// Returns the previous location in a view; always the origin.
        public func previousLocation(in view: UIView?) -> CGPoint { .zero }
    }

    /// A scene of an application.
    public class UIScene: Hashable, @unchecked Sendable {
        fileprivate init() {}

        /// The state of the scene; always active in the foreground.
        public var activationState: ActivationState { .foregroundActive }

        /// The state of a scene.
        public enum ActivationState: Int, Hashable, Sendable {
            /// The scene isn't connected.
            case unattached = -1
            /// The scene is active.
            case foregroundActive
            /// The scene is visible and inactive.
            case foregroundInactive
            /// The scene isn't visible.
            case background
        }

        /// Returns whether both are the same scene.
        public static func == (first: UIScene, second: UIScene) -> Bool { first === second }

        /// Adds the identity to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// A scene with windows.
    public final class UIWindowScene: UIScene, @unchecked Sendable {
        /// The windows of the scene.
        @MainActor @preconcurrency public var windows: [UIWindow] { [UIWindow()] }

        /// The key window of the scene.
        @MainActor @preconcurrency public var keyWindow: UIWindow? { windows.first }

        /// The screen of the scene.
        public var screen: UIScreen { .main }

        /// The delegate of the scene; always `nil`.
        public var delegate: AnyObject? { nil }

        /// The orientation of the interface; always portrait.
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }

        /// The status bar manager; always `nil`.
        public var statusBarManager: UIStatusBarManager? { nil }
    }

    /// The manager of a status bar, which isn't drawn.
    public final class UIStatusBarManager: NSObject, Sendable {
        /// The frame of the status bar; always empty.
        public var statusBarFrame: CGRect { .zero }
        /// A Boolean value that indicates whether the status bar is hidden; always `true`.
        public var isStatusBarHidden: Bool { true }
    }

    extension UIApplication {
        /// The layout direction of the interface; always left to right.
        public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    }

    /// A layout direction of UIKit.
    public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// An interface orientation of UIKit.
    public enum UIInterfaceOrientation: Int, Hashable, Sendable {
        /// An unknown orientation.
        case unknown
        /// Portrait.
        case portrait
        /// Portrait, upside down.
        case portraitUpsideDown
        /// Landscape, rotated to the right.
        case landscapeLeft
        /// Landscape, rotated to the left.
        case landscapeRight

        /// A Boolean value that indicates whether the orientation is portrait, upside down or not.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

        /// A Boolean value that indicates whether the orientation is landscape.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }
#endif
