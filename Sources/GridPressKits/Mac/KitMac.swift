// The application, screen and windows of AppKit.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// The application object of AppKit, whose functions have no effect.
    @MainActor @preconcurrency public final class NSApplication: NSObject {
        /// The shared application.
        public static let shared = NSApplication()

        /// The windows; always empty.
        public var windows: [NSWindow] { [] }
        /// The key window; always `nil`.
        public var keyWindow: NSWindow? { nil }
        /// The main window; always `nil`.
        public var mainWindow: NSWindow? { nil }
        /// A Boolean value that indicates whether the application is active; always `true`.
        public var isActive: Bool { true }

        /// The delegate.
        public weak var delegate: (any NSApplicationDelegate)?
        /// The appearance; `nil` for the appearance of the system.
        public var appearance: NSAppearance?
        /// The appearance that is in use.
        public var effectiveAppearance: NSAppearance { appearance ?? .light }
        /// The current event; always `nil`.
        public var currentEvent: NSEvent? { nil }
        /// The icon.
        public var applicationIconImage: KitImage! = KitImage(size: CGSize(width: 128, height: 128))
        /// The tile in the Dock.
        public let dockTile = NSDockTile()
        /// The menu of the application.
        public var mainMenu: NSMenu?

        /// Returns the activation policy; always `regular`.
        public func activationPolicy() -> ActivationPolicy { .regular }

        /// Has no effect.
        public func unhide(_ sender: Any?) {}

        /// Has no effect.
        public func orderFrontStandardAboutPanel(_ sender: Any?) {}

        /// Has no effect.
        public func run() {}

        /// Has no effect.
        public func terminate(_ sender: Any?) {}

        /// Has no effect.
        public func activate(ignoringOtherApps: Bool) {}

        /// Has no effect.
        public func activate() {}

        /// Has no effect.
        public func hide(_ sender: Any?) {}

        /// Returns whether an action was sent; always `false`.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

        /// Has no effect.
        @discardableResult
        public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }

        /// The activation policy of an application.
        public enum ActivationPolicy: Int, Hashable, Sendable {
            /// A regular application.
            case regular
            /// An accessory application, without a menu.
            case accessory
            /// An application that can't be activated.
            case prohibited
        }

        /// The notification that the application became active, which is never posted.
        public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The shared application.
    @MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

    /// The screen of a figure.
    public final class NSScreen: Sendable {
        /// The main screen.
        public static var main: NSScreen? { NSScreen() }
        /// The screens.
        public static var screens: [NSScreen] { [NSScreen()] }

        /// The frame of the screen.
        public var frame: CGRect { UIScreen.main.bounds }
        /// The frame of the screen without the menu bar and the Dock.
        public var visibleFrame: CGRect { frame }
        /// The number of pixels per point.
        public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    }

    /// The workspace of the system.
    public final class NSWorkspace: Sendable {
        /// The shared workspace.
        public static let shared = NSWorkspace()

        /// The notification center of the workspace.
        public var notificationCenter: NotificationCenter { .default }
        /// The notification of a changed desktop, which is never posted.
        public static let activeSpaceDidChangeNotification = Notification.Name(
            "NSWorkspaceActiveSpaceDidChangeNotification"
        )
        /// The notification of an activated program, which is never posted.
        public static let didActivateApplicationNotification = Notification.Name(
            "NSWorkspaceDidActivateApplicationNotification"
        )

        /// Returns whether a URL was opened; always `false`.
        @discardableResult
        public func open(_ url: URL) -> Bool { false }

        /// Has no effect: no file is shown.
        public func activateFileViewerSelecting(_ urls: [URL]) {}

        /// Returns the icon of a file, which is empty.
        public func icon(forFile path: String) -> KitImage { KitImage() }

        /// Returns the URL of an application; always `nil`.
        public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    }

    /// A delegate of a UIKit application, which is never called.
    @MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
        /// Responds when the program has started.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
    }

    extension UIApplicationDelegate {
        /// Prints an error: an application without SwiftUI windows has no picture.
        public static func main() {
            FileHandle.standardError.write(Data("error: The program has no window to draw, only a delegate.\n".utf8))
        }

        /// Returns whether the application can handle the launch options; always `true`.
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            true
        }
    }

    /// A delegate of an AppKit application, which is never called.
    @MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
        /// Responds when the program has started.
        func applicationDidFinishLaunching(_ notification: Notification)

        /// Responds before the program starts.
        func applicationWillFinishLaunching(_ notification: Notification)

        /// Responds before the program ends.
        func applicationWillTerminate(_ notification: Notification)

        /// Responds when the program becomes active.
        func applicationDidBecomeActive(_ notification: Notification)

        /// Returns whether the application terminates with its last window.
        func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool

        /// Returns whether the application opens a window when it is opened again.
        func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    }

    extension NSApplicationDelegate {
        /// Does nothing.
        public func applicationDidFinishLaunching(_ notification: Notification) {}

        /// Does nothing.
        public func applicationWillFinishLaunching(_ notification: Notification) {}

        /// Does nothing.
        public func applicationWillTerminate(_ notification: Notification) {}

        /// Does nothing.
        public func applicationDidBecomeActive(_ notification: Notification) {}

        /// Returns whether the application opens a window when it is opened again; `true` by default.
        public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
            true
        }

        /// Returns whether the application terminates with its last window; `false` by default.
        public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    }

    extension UIApplication {
        /// A key of the reason for a launch.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// Creates a key with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// A URL was opened.
            public static let url = LaunchOptionsKey(rawValue: "url")
            /// A remote notification arrived.
            public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        }

        /// The name of the alternate icon; always `nil`.
        public var alternateIconName: String? { nil }
        /// A Boolean value that indicates whether alternate icons are supported.
        public var supportsAlternateIcons: Bool { false }
        /// The frame of the status bar; always empty.
        public var statusBarFrame: CGRect { .zero }
        /// The number on the icon's badge.
        ///
        /// Setting it has no effect.
        public var applicationIconBadgeNumber: Int {
            get { 0 }
            set {}
        }

        /// Has no effect.
        public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
            completionHandler?(nil)
        }

        /// Has no effect.
        public func registerForRemoteNotifications() {}
    }

    extension UIDevice {
        /// A Boolean value that indicates whether the battery is monitored.
        ///
        /// Setting it has no effect.
        public var isBatteryMonitoringEnabled: Bool {
            get { false }
            set {}
        }
    }
#endif

#if !canImport(Darwin)
    /// The tile of an application in the Dock, which no picture draws.
    @MainActor @preconcurrency public final class NSDockTile: NSObject {
        /// The size.
        public var size: CGSize { CGSize(width: 128, height: 128) }
        /// The view in place of the icon.
        public var contentView: NSView?
        /// The text of the badge.
        public var badgeLabel: String?
        /// A Boolean value that indicates whether the icon of the application is shown.
        public var showsApplicationBadge = true

        override init() { super.init() }

        /// Has no effect.
        public func display() {}
    }
#endif
