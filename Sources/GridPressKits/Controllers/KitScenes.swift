// The objects that start a UIKit application. A picture starts none, so they are never called.

#if !canImport(Darwin)
    extension UIScene {
        public final class ConnectionOptions: Sendable {
            init() {}
            public var urlContexts: Set<UIOpenURLContext> { [] }
            public var userActivities: Set<NSUserActivity> { [] }
        }

        /// The notification that a scene became active, which is never posted.
        public static let didActivateNotification = Notification.Name("UISceneDidActivate")
        /// The notification that a scene entered the background, which is never posted.
        public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
        /// The notification that a scene will enter the foreground, which is never posted.
        public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
    }

    public final class UIOpenURLContext: NSObject {
        public let url: URL
        init(url: URL) { self.url = url }
    }

    public final class UISceneSession: NSObject {
        public let role: Role, persistentIdentifier: String
        public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
        public var userInfo: [String: Any]?

        init(role: Role, persistentIdentifier: String) {
            self.role = role
            self.persistentIdentifier = persistentIdentifier
        }
    }

    public final class UISceneConfiguration: NSObject {
        public let name: String?, role: UISceneSession.Role
        public var delegateClass: AnyClass?, sceneClass: AnyClass?

        public init(name: String?, sessionRole: UISceneSession.Role) {
            self.name = name
            role = sessionRole
        }
    }

    /// A delegate of a scene with windows, which is never called.
    @MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
        var window: UIWindow? { get set }
    }

    extension UIWindowSceneDelegate {
        /// The window; always `nil`.
        public var window: UIWindow? {
            get { nil }
            set {}
        }
    }

    extension UIResponder {
        /// The notification that the keyboard will appear, which is never posted.
        public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
        /// The notification that the keyboard appeared, which is never posted.
        public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
        /// The notification that the keyboard will disappear, which is never posted.
        public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
        /// The notification that the keyboard disappeared, which is never posted.
        public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
        /// The notification that the keyboard's frame will change, which is never posted.
        public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
            "UIKeyboardWillChangeFrame")
        /// The notification that the keyboard's frame changed, which is never posted.
        public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
        public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
        public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
        public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    }
#endif
