// The objects that a program of UIKit is started with. A picture starts no program: nothing calls them.

#if !canImport(Darwin)
    extension UIScene {
        /// The reasons for a connection to a scene: there are none.
        public final class ConnectionOptions: Sendable {
            init() {}

            /// The addresses that are to be opened.
            public var urlContexts: Set<UIOpenURLContext> { [] }

            /// The activities that are continued.
            public var userActivities: Set<NSUserActivity> { [] }
        }

        /// The notification of a scene that is used, which never comes.
        public static let didActivateNotification = Notification.Name("UISceneDidActivate")
        /// The notification of a scene that isn't seen any more, which never comes.
        public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
        /// The notification of a scene that is seen again, which never comes.
        public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
    }

    /// An address that is to be opened.
    public final class UIOpenURLContext: NSObject {
        /// The address.
        public let url: URL

        init(url: URL) { self.url = url }
    }

    /// A scene that the system remembers.
    public final class UISceneSession: NSObject {
        /// The purpose of a scene.
        public struct Role: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// A purpose by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Windows of a program.
            public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        }

        /// The purpose of the scene.
        public let role: Role
        /// The name of the scene.
        public let persistentIdentifier: String
        /// The configuration of the scene.
        public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

        init(role: Role, persistentIdentifier: String) {
            self.role = role
            self.persistentIdentifier = persistentIdentifier
        }
    }

    /// The configuration of a scene.
    public final class UISceneConfiguration: NSObject {
        /// The name of the configuration.
        public let name: String?
        /// The purpose of the scene.
        public let role: UISceneSession.Role
        /// The type of the delegate.
        public var delegateClass: AnyClass?
        /// The type of the scene.
        public var sceneClass: AnyClass?

        /// Creates a configuration with a name.
        public init(name: String?, sessionRole: UISceneSession.Role) {
            self.name = name
            role = sessionRole
        }
    }

    /// An object that a scene informs, which it never does.
    @MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
        /// Responds when the scene is connected.
        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        )

        /// Responds when addresses are to be opened.
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

        /// Responds when an activity is continued.
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    }

    extension UISceneDelegate {
        /// Does nothing.
        public func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {}

        /// Does nothing.
        public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

        /// Does nothing.
        public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    }

    /// An object that a scene with windows informs, which it never does.
    @MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
        /// The window.
        var window: UIWindow? { get set }
    }

    extension UIWindowSceneDelegate {
        /// The window: none.
        public var window: UIWindow? {
            get { nil }
            set {}
        }
    }

    /// The outcome of work in the background.
    public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
        /// The work found something.
        case newData
        /// The work found nothing.
        case noData
        /// The work failed.
        case failed
    }

    extension UIResponder {
        /// The notification of a keyboard that will be shown, which never comes.
        public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
        /// The notification of a keyboard that is shown, which never comes.
        public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
        /// The notification of a keyboard that will be hidden, which never comes.
        public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
        /// The notification of a keyboard that is hidden, which never comes.
        public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
        /// The notification of a keyboard whose frame will change, which never comes.
        public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
            "UIKeyboardWillChangeFrame"
        )
        /// The notification of a keyboard whose frame changed, which never comes.
        public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
        /// The key of the frame at the start.
        public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
        /// The key of the frame at the end.
        public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        /// The key of the duration of the movement.
        public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
        /// The key of the curve of the movement.
        public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    }
#endif
