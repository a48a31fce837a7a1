// The application, screen and windows of AppKit.

#if !canImport(Darwin)
    @MainActor @preconcurrency public final class NSApplication: NSObject {
        public static let shared = NSApplication()
        public var windows: [NSWindow] { [] }
        public var keyWindow: NSWindow? { nil }
        public var mainWindow: NSWindow? { nil }
        public var isActive: Bool { true }
        public weak var delegate: (any NSApplicationDelegate)?
        /// The appearance; `nil` for the appearance of the system.
        public var appearance: NSAppearance?
        public var effectiveAppearance: NSAppearance { appearance ?? .light }
        public var currentEvent: NSEvent? { nil }
        public var applicationIconImage: KitImage! = KitImage(size: CGSize(width: 128, height: 128))
        public let dockTile = NSDockTile()
        public var mainMenu: NSMenu?
        public func activationPolicy() -> ActivationPolicy { .regular }
        public func unhide(_ sender: Any?) {}
        public func orderFrontStandardAboutPanel(_ sender: Any?) {}
        public func run() {}
        public func terminate(_ sender: Any?) {}
        public func activate(ignoringOtherApps: Bool) {}
        public func activate() {}
        public func hide(_ sender: Any?) {}
        @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
            false
        }
        @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }

        /// The notification that the application became active, which is never posted.
        public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    }

    @MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

    public final class NSScreen: Sendable {
        public static var main: NSScreen? { NSScreen() }
        public static var screens: [NSScreen] { [NSScreen()] }
        public var frame: CGRect { UIScreen.main.bounds }
        public var visibleFrame: CGRect { frame }
        public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    }

    public final class NSWorkspace: Sendable {
        public static let shared = NSWorkspace()
        public var notificationCenter: NotificationCenter { .default }
        /// The notification of a changed desktop, which is never posted.
        public static let activeSpaceDidChangeNotification = Notification.Name(
            "NSWorkspaceActiveSpaceDidChangeNotification")
        /// The notification of an activated program, which is never posted.
        public static let didActivateApplicationNotification = Notification.Name(
            "NSWorkspaceDidActivateApplicationNotification")

        @discardableResult public func open(_ url: URL) -> Bool { false }
        public func activateFileViewerSelecting(_ urls: [URL]) {}
        public func icon(forFile path: String) -> KitImage { KitImage() }
        public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    }

    /// A delegate of a UIKit application, which is never called.
    @MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
    }

    extension UIApplicationDelegate {
        public static func main() {
            FileHandle.standardError.write(Data("error: The program has no window to draw, only a delegate.\n".utf8))
        }

        /// Returns whether the application can handle the launch options; always `true`.
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
    }

    extension UIApplication {
        public var alternateIconName: String? { nil }
        public var supportsAlternateIcons: Bool { false }
        public var statusBarFrame: CGRect { .zero }
        public var applicationIconBadgeNumber: Int {
            get { 0 }
            set {}
        }

        public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
            completionHandler?(nil)
        }

        public func registerForRemoteNotifications() {}
    }

    extension UIDevice {
        public var isBatteryMonitoringEnabled: Bool {
            get { false }
            set {}
        }
    }
#endif

#if !canImport(Darwin)
    @MainActor @preconcurrency public final class NSDockTile: NSObject {
        public var size: CGSize { CGSize(width: 128, height: 128) }
        public var contentView: NSView?, badgeLabel: String?, showsApplicationBadge = true
        override init() { super.init() }
        public func display() {}
    }
#endif
