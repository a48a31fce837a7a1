// The objects that start a UIKit application. A picture starts none, so they are never called.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension UIScene {
        /// The options of a scene connection, which are empty.
        public final class ConnectionOptions: Sendable {
            init() {}

            /// The URLs to open.
            public var urlContexts: Set<UIOpenURLContext> { [] }

            /// The activities to continue.
            public var userActivities: Set<NSUserActivity> { [] }
        }

        /// The notification that a scene became active, which is never posted.
        public static let didActivateNotification = Notification.Name("UISceneDidActivate")
        /// The notification that a scene entered the background, which is never posted.
        public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
        /// The notification that a scene will enter the foreground, which is never posted.
        public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
    }

    /// A URL to open.
    public final class UIOpenURLContext: NSObject {
        /// The URL.
        public let url: URL

        init(url: URL) { self.url = url }
    }

    /// A session of a scene.
    public final class UISceneSession: NSObject {
        /// The role of a scene.
        public struct Role: RawRepresentable, Hashable, Sendable {
            /// The name of the role.
            public let rawValue: String

            /// Creates a role with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The role of application windows.
            public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        }

        /// The role of the scene.
        public let role: Role
        /// The identifier of the scene.
        public let persistentIdentifier: String
        /// The configuration of the scene.
        public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

        /// The values that an application keeps for the scene.
        public var userInfo: [String: Any]?

        init(role: Role, persistentIdentifier: String) {
            self.role = role
            self.persistentIdentifier = persistentIdentifier
        }
    }

    /// The configuration of a scene.
    public final class UISceneConfiguration: NSObject {
        /// The name of the configuration.
        public let name: String?
        /// The role of the scene.
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

    /// A delegate of a scene, which is never called.
    @MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
        /// Responds when the scene is connected.
        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        )

        /// Responds to URLs to open.
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

        /// Responds to an activity to continue.
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

    /// A delegate of a scene with windows, which is never called.
    @MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
        /// The window.
        var window: UIWindow? { get set }
    }

    extension UIWindowSceneDelegate {
        /// The window; always `nil`.
        public var window: UIWindow? {
            get { nil }
            set {}
        }
    }

    /// The result of a background fetch.
    public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
        /// The fetch found new data.
        case newData
        /// The fetch found no data.
        case noData
        /// The fetch failed.
        case failed
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
            "UIKeyboardWillChangeFrame"
        )
        /// The notification that the keyboard's frame changed, which is never posted.
        public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
        /// The key of the initial frame.
        public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
        /// The key of the final frame.
        public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        /// The key of the animation's duration.
        public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
        /// The key of the animation's curve.
        public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    }
#endif
