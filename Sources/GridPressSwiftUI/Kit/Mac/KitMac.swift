// The program, the screen and the windows of AppKit.

#if !canImport(Darwin)
    /// The program that a figure is no part of.
    @MainActor @preconcurrency public final class NSApplication: NSObject {
        /// The program.
        public static let shared = NSApplication()

        /// Its windows: none.
        public var windows: [NSWindow] { [] }
        /// The window that is used: none.
        public var keyWindow: NSWindow? { nil }
        /// The main window: none.
        public var mainWindow: NSWindow? { nil }
        /// Whether it is used.
        public var isActive: Bool { true }

        /// Has no effect.
        public func terminate(_ sender: Any?) {}

        /// Has no effect.
        public func activate(ignoringOtherApps: Bool) {}

        /// Has no effect.
        public func activate() {}

        /// Has no effect.
        public func hide(_ sender: Any?) {}

        /// Returns whether an action was done: none was.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

        /// Has no effect.
        @discardableResult
        public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }

        /// The place of a program among others.
        public enum ActivationPolicy: Int, Hashable, Sendable {
            /// As is usual.
            case regular
            /// Without a menu.
            case accessory
            /// Not to be seen.
            case prohibited
        }

        /// The notification of a program that is used again, which never comes.
        public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The program that a figure is no part of.
    @MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

    /// A window of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSWindow: NSObject {
        /// The title.
        open var title = ""
        /// Its area on the screen.
        open var frame: CGRect { UIScreen.main.bounds }
        /// The view in it.
        open var contentView: NSView?
        /// Whether nothing shines through.
        open var isOpaque = true
        /// The color of the ground.
        open var backgroundColor: KitColor! = .windowBackgroundColor
        /// Whether content lies below the title.
        open var titlebarAppearsTransparent = false

        /// Creates a window.
        public nonisolated override init() { super.init() }

        /// Has no effect.
        open func makeKeyAndOrderFront(_ sender: Any?) {}

        /// Has no effect.
        open func close() {}

        /// Has no effect.
        open func center() {}
    }

    /// The screen of a figure.
    public final class NSScreen: Sendable {
        /// The screen that is drawn to.
        public static var main: NSScreen? { NSScreen() }
        /// The screens that are drawn to.
        public static var screens: [NSScreen] { [NSScreen()] }

        /// The area of the screen.
        public var frame: CGRect { UIScreen.main.bounds }
        /// The area that bars leave.
        public var visibleFrame: CGRect { frame }
        /// The number of pixels in a point.
        public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    }

    /// The other programs of a system.
    public final class NSWorkspace: Sendable {
        /// The programs of the system.
        public static let shared = NSWorkspace()

        /// Returns whether an address is opened: none is.
        @discardableResult
        public func open(_ url: URL) -> Bool { false }

        /// Has no effect: no file is shown.
        public func activateFileViewerSelecting(_ urls: [URL]) {}

        /// Returns the image of a file: an empty one.
        public func icon(forFile path: String) -> KitImage { KitImage() }

        /// Returns where a program is: nowhere.
        public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    }

    /// Something that happened, which never does.
    public final class NSEvent: Sendable {
        /// The keys that are held.
        public struct ModifierFlags: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The command key.
            public static let command = ModifierFlags(rawValue: 1 << 20)
            /// The option key.
            public static let option = ModifierFlags(rawValue: 1 << 19)
            /// The shift key.
            public static let shift = ModifierFlags(rawValue: 1 << 17)
            /// The control key.
            public static let control = ModifierFlags(rawValue: 1 << 18)
        }

        /// The keys that are held: none.
        public static var modifierFlags: ModifierFlags { [] }
    }

    /// An object that a program informs, which it never does.
    @MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
        /// Responds when the program has started.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
    }

    extension UIApplicationDelegate {
        /// Prints that a program without windows has no picture.
        public static func main() {
            FileHandle.standardError.write(Data("error: The program has no window to draw, only a delegate.\n".utf8))
        }

        /// Returns whether the program starts: it does.
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            true
        }
    }

    /// An object that a program informs, which it never does.
    @MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
        /// Responds when the program has started.
        func applicationDidFinishLaunching(_ notification: Notification)

        /// Returns whether the program ends with its last window.
        func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    }

    extension NSApplicationDelegate {
        /// Does nothing.
        public func applicationDidFinishLaunching(_ notification: Notification) {}

        /// Returns whether the program ends with its last window: it doesn't.
        public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    }

    extension UIApplication {
        /// The key of the reason for a start.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// A key by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// An address was opened.
            public static let url = LaunchOptionsKey(rawValue: "url")
            /// A notification came from a server.
            public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        }

        /// The name of another icon: none.
        public var alternateIconName: String? { nil }
        /// Whether there are other icons.
        public var supportsAlternateIcons: Bool { false }
        /// The area of the line at the top.
        public var statusBarFrame: CGRect { .zero }
        /// The number at the icon.
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
        /// Whether the battery is watched.
        public var isBatteryMonitoringEnabled: Bool {
            get { false }
            set {}
        }
    }
#endif
