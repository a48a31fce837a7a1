// Windows, popovers and status items of AppKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A window of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSWindow: NSResponder {
        /// A Boolean value that indicates whether windows are grouped in tabs automatically.
        public static var allowsAutomaticWindowTabbing = true

        /// The title.
        open var title = ""
        /// The subtitle.
        open var subtitle = ""
        /// The frame on the screen.
        open var frame: CGRect { UIScreen.main.bounds }
        /// The content view.
        open var contentView: NSView?
        /// The controller of the content view.
        open var contentViewController: NSViewController?
        /// The delegate.
        open weak var delegate: (any NSWindowDelegate)?
        /// A Boolean value that indicates whether the window is opaque.
        open var isOpaque = true
        /// The background color.
        open var backgroundColor: KitColor! = .windowBackgroundColor
        /// A Boolean value that indicates whether the title bar is transparent.
        open var titlebarAppearsTransparent = false
        /// The visibility of the title.
        open var titleVisibility = TitleVisibility.visible
        /// The parts of the window.
        open var styleMask: StyleMask
        /// The level among other windows.
        open var level = Level.normal
        /// The behavior in spaces.
        open var collectionBehavior: CollectionBehavior = []
        /// A Boolean value that indicates whether the window is released when it closes.
        open var isReleasedWhenClosed = true
        /// A Boolean value that indicates whether the background moves the window.
        open var isMovableByWindowBackground = false
        /// A Boolean value that indicates whether the window can be moved.
        open var isMovable = true
        /// A Boolean value that indicates whether the window has a shadow.
        open var hasShadow = true
        /// A Boolean value that indicates whether the window ignores the mouse.
        open var ignoresMouseEvents = false
        /// The opacity, from 0 to 1.
        open var alphaValue: CGFloat = 1
        /// The appearance.
        open var appearance: NSAppearance?
        /// The minimum size.
        open var minSize = CGSize.zero
        /// The maximum size.
        open var maxSize = CGSize.zero
        /// The minimum size of the content.
        open var contentMinSize = CGSize.zero
        /// A Boolean value that indicates whether the window is visible; always `false`.
        open var isVisible: Bool { false }
        /// A Boolean value that indicates whether the window is the key window; always `false`.
        open var isKeyWindow: Bool { false }
        /// A Boolean value that indicates whether the window can become the key window.
        open var canBecomeKey: Bool { true }
        /// A Boolean value that indicates whether the window can become the main window.
        open var canBecomeMain: Bool { true }
        /// The first responder; always `nil`.
        open var firstResponder: NSResponder? { nil }
        /// The screen.
        open var screen: NSScreen? { .main }

        /// Creates a window.
        public override init() {
            styleMask = []
            super.init()
        }

        /// Creates a window with a size.
        public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer isDeferred: Bool) {
            self.styleMask = styleMask
            super.init()
        }

        /// Creates a window with a controller.
        public convenience init(contentViewController controller: NSViewController) {
            self.init()
            contentViewController = controller
        }

        /// The identifier.
        open var identifier: NSUserInterfaceItemIdentifier?
        /// The animation of the appearance.
        open var animationBehavior = AnimationBehavior.default
        /// The storage of the content.
        open var backingType = BackingStoreType.buffered
        /// The number of the window; always 0.
        open var windowNumber: Int { 0 }
        /// A Boolean value that indicates whether the window is minimized; always `false`.
        open var isMiniaturized: Bool { false }
        /// A Boolean value that indicates whether the window has its largest size; always `false`.
        open var isZoomed: Bool { false }
        /// A Boolean value that indicates whether the window is the main window; always `false`.
        open var isMainWindow: Bool { false }
        /// The windows that belong to the window.
        open private(set) var childWindows: [NSWindow]?
        /// The window to which the window belongs.
        open weak var parent: NSWindow?

        /// Adds a window that belongs to the window.
        open func addChildWindow(_ window: NSWindow, ordered place: OrderingMode) {
            childWindows = (childWindows ?? []) + [window]
            window.parent = self
        }

        /// Removes a window that belongs to the window.
        open func removeChildWindow(_ window: NSWindow) {
            childWindows?.removeAll { $0 === window }
            window.parent = nil
        }

        /// Has no effect.
        open func makeKey() {}

        /// Has no effect.
        open func makeMain() {}

        /// Has no effect: the window never becomes the key window.
        open func becomeKey() {}

        /// Has no effect: the window is never the key window.
        open func resignKey() {}

        /// Has no effect: the window never becomes the main window.
        open func becomeMain() {}

        /// Has no effect: the window is never the main window.
        open func resignMain() {}

        /// Has no effect.
        open func miniaturize(_ sender: Any?) {}

        /// Has no effect.
        open func deminiaturize(_ sender: Any?) {}

        /// Has no effect.
        open func zoom(_ sender: Any?) {}

        /// Has no effect: no event occurs.
        open func sendEvent(_ event: NSEvent) {}

        /// Has no effect: the window doesn't move.
        open func performDrag(with event: NSEvent) {}

        /// Has no effect.
        open func order(_ place: OrderingMode, relativeTo number: Int) {}

        /// Has no effect.
        open func makeKeyAndOrderFront(_ sender: Any?) {}

        /// Has no effect.
        open func orderFront(_ sender: Any?) {}

        /// Has no effect.
        open func orderFrontRegardless() {}

        /// Has no effect.
        open func orderOut(_ sender: Any?) {}

        /// Has no effect.
        open func close() {}

        /// Has no effect.
        open func performClose(_ sender: Any?) {}

        /// Has no effect.
        open func center() {}

        /// Has no effect.
        open func setFrame(_ frame: CGRect, display: Bool) {}

        /// Has no effect.
        open func setFrame(_ frame: CGRect, display: Bool, animate: Bool) {}

        /// Has no effect.
        open func setContentSize(_ size: CGSize) {}

        /// Has no effect.
        open func setFrameOrigin(_ origin: CGPoint) {}

        /// Returns whether the name is free; always `true`.
        @discardableResult
        open func setFrameAutosaveName(_ name: String) -> Bool { true }

        /// Has no effect.
        open func toggleFullScreen(_ sender: Any?) {}

        /// Returns whether a view became the first responder; always `false`.
        @discardableResult
        open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }

        /// Returns a button of the title bar; always `nil`.
        open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

        /// The place of a window above or below another.
        public enum OrderingMode: Int, Hashable, Sendable {
            /// Below.
            case below = -1
            /// Not visible.
            case out = 0
            /// Above.
            case above = 1
        }

        /// The animation of the appearance of a window.
        public enum AnimationBehavior: Int, Hashable, Sendable {
            /// The default animation.
            case `default` = 0
            /// No animation.
            case none = 2
            /// The animation of a document.
            case documentWindow
            /// The animation of a utility window.
            case utilityWindow
            /// The animation of an alert.
            case alertPanel
        }

        /// The visibility of a title.
        public enum TitleVisibility: Int, Hashable, Sendable {
            /// Visible.
            case visible
            /// Hidden.
            case hidden
        }

        /// The storage of the content of a window.
        public enum BackingStoreType: UInt, Hashable, Sendable {
            /// A buffer that is kept: an older name.
            case retained = 0
            /// No buffer: an older name.
            case nonretained = 1
            /// A buffer.
            case buffered = 2
        }

        /// A button of the title bar.
        public enum ButtonType: UInt, Hashable, Sendable {
            /// The button that closes the window.
            case closeButton
            /// The button that minimizes the window.
            case miniaturizeButton
            /// The button that enlarges the window.
            case zoomButton
        }

        /// The level of a window.
        public struct Level: RawRepresentable, Hashable, Sendable {
            /// The number of the level.
            public let rawValue: Int

            /// Creates a level with a number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// The level of other windows.
            public static let normal = Level(rawValue: 0)
            /// The level above other windows.
            public static let floating = Level(rawValue: 3)
            /// The level of modal panels.
            public static let modalPanel = Level(rawValue: 8)
            /// The level of the menu bar.
            public static let mainMenu = Level(rawValue: 24)
            /// The level of status windows.
            public static let statusBar = Level(rawValue: 25)
            /// The level of pop-up menus.
            public static let popUpMenu = Level(rawValue: 101)
            /// The level of a screen saver.
            public static let screenSaver = Level(rawValue: 1000)
        }

        /// The parts of a window.
        public struct StyleMask: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// No frame.
            public static let borderless = StyleMask([])
            /// A title bar.
            public static let titled = StyleMask(rawValue: 1)
            /// A close button.
            public static let closable = StyleMask(rawValue: 2)
            /// A minimize button.
            public static let miniaturizable = StyleMask(rawValue: 4)
            /// Edges that resize the window.
            public static let resizable = StyleMask(rawValue: 8)
            /// A toolbar that continues the title bar.
            public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
            /// The full screen.
            public static let fullScreen = StyleMask(rawValue: 1 << 14)
            /// Content below the title bar.
            public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
            /// A small title bar.
            public static let utilityWindow = StyleMask(rawValue: 1 << 4)
            /// A panel that doesn't activate the application.
            public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
            /// A dark panel.
            public static let hudWindow = StyleMask(rawValue: 1 << 13)
        }

        /// The behavior of a window in spaces.
        public struct CollectionBehavior: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The window is in all spaces.
            public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
            /// The window moves to the active space.
            public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
            /// The window stays in place.
            public static let stationary = CollectionBehavior(rawValue: 16)
            /// The window can be the full screen.
            public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
            /// The window can be above a full screen.
            public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
            /// The window can't be the full screen.
            public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
            /// The window is managed by spaces.
            public static let managed = CollectionBehavior(rawValue: 4)
            /// The window is visible only in its space.
            public static let transient = CollectionBehavior(rawValue: 8)
            /// The window is included when windows are cycled.
            public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
            /// The window is skipped when windows are cycled.
            public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        }

        /// The notification that a window became the key window, which is never posted.
        public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
        /// The notification that a window is no longer the key window, which is never posted.
        public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
        /// The notification that a window has changed its size, which is never posted.
        public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
        /// The notification that a window has moved, which is never posted.
        public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
        /// The notification that a window became the main window, which is never posted.
        public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
        /// The notification that a window is no longer the main window, which is never posted.
        public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
        /// The notification that a window was minimized, which is never posted.
        public nonisolated static let didMiniaturizeNotification = Notification.Name(
            "NSWindowDidMiniaturizeNotification"
        )
        /// The notification that a window is no longer minimized, which is never posted.
        public nonisolated static let didDeminiaturizeNotification = Notification.Name(
            "NSWindowDidDeminiaturizeNotification"
        )
        /// The notification that a window became the full screen, which is never posted.
        public nonisolated static let didEnterFullScreenNotification = Notification.Name(
            "NSWindowDidEnterFullScreenNotification"
        )
        /// The notification that a window is no longer the full screen, which is never posted.
        public nonisolated static let didExitFullScreenNotification = Notification.Name(
            "NSWindowDidExitFullScreenNotification"
        )
        /// The notification that a window closes, which is never posted.
        public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    }

    /// A delegate of a window, which is never called.
    @MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
        /// Responds when the window closes.
        func windowWillClose(_ notification: Notification)

        /// Returns whether the window may close.
        func windowShouldClose(_ sender: NSWindow) -> Bool

        /// Responds when the window has changed its size.
        func windowDidResize(_ notification: Notification)
    }

    extension NSWindowDelegate {
        /// Does nothing.
        public func windowWillClose(_ notification: Notification) {}

        /// Returns `true`.
        public func windowShouldClose(_ sender: NSWindow) -> Bool { true }

        /// Does nothing.
        public func windowDidResize(_ notification: Notification) {}
    }

    /// A controller of a window, which no picture draws.
    @MainActor @preconcurrency open class NSWindowController: NSResponder {
        /// The window.
        open var window: NSWindow?

        /// Creates a controller.
        public init(window: NSWindow?) {
            self.window = window
            super.init()
        }

        /// Has no effect.
        open func showWindow(_ sender: Any?) {}

        /// Has no effect.
        open func close() {}
    }

    /// A panel of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSPanel: NSWindow {
        /// A Boolean value that indicates whether the panel floats above other windows.
        open var isFloatingPanel = false
        /// A Boolean value that indicates whether the panel becomes the key window only if it has to.
        open var becomesKeyOnlyIfNeeded = false
        /// A Boolean value that indicates whether the panel is hidden while the application is inactive.
        open var hidesOnDeactivate = true
    }

    /// A popover of AppKit, which isn't presented.
    @MainActor @preconcurrency open class NSPopover: NSResponder {
        /// The size of the content.
        open var contentSize = CGSize.zero
        /// The behavior.
        open var behavior = Behavior.applicationDefined
        /// The controller of the content.
        open var contentViewController: NSViewController?
        /// A Boolean value that indicates whether the popover appears with an animation.
        open var animates = true
        /// The appearance.
        open var appearance: NSAppearance?
        /// The delegate.
        open weak var delegate: (any NSPopoverDelegate)?
        /// A Boolean value that indicates whether the popover is visible; always `false`.
        open var isShown: Bool { false }

        /// Has no effect.
        open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge edge: NSRectEdge) {}

        /// Has no effect.
        open func performClose(_ sender: Any?) {}

        /// Has no effect.
        open func close() {}

        /// The behavior of a popover.
        public enum Behavior: Int, Hashable, Sendable {
            /// The application closes the popover.
            case applicationDefined
            /// The popover closes on each interaction outside.
            case transient
            /// The popover closes on most interactions outside.
            case semitransient
        }
    }

    /// A delegate of a popover, which is never called.
    @MainActor @preconcurrency public protocol NSPopoverDelegate: NSObjectProtocol {
        /// Responds when the popover has closed.
        func popoverDidClose(_ notification: Notification)
    }

    extension NSPopoverDelegate {
        /// Does nothing.
        public func popoverDidClose(_ notification: Notification) {}
    }

    /// The status bar of the system, which no picture draws.
    @MainActor @preconcurrency public final class NSStatusBar: NSObject {
        /// The status bar of the system.
        public static let system = NSStatusBar()

        /// The thickness.
        public var thickness: CGFloat { 22 }

        /// Returns a new item of the status bar.
        ///
        /// The length has no effect.
        public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }

        /// Has no effect.
        public func removeStatusItem(_ item: NSStatusItem) {}
    }

    /// An item of the status bar, which no picture draws.
    @MainActor @preconcurrency public final class NSStatusItem: NSObject {
        /// The length that follows the content.
        public nonisolated static let variableLength: CGFloat = -1
        /// The length of a square.
        public nonisolated static let squareLength: CGFloat = -2

        /// The button.
        public let button: NSStatusBarButton? = NSStatusBarButton()
        /// The menu.
        public var menu: NSMenu?
        /// The length.
        public var length: CGFloat = NSStatusItem.variableLength
        /// A Boolean value that indicates whether the item is visible.
        public var isVisible = true
    }

    /// The button of an item of the status bar, which no picture draws.
    @MainActor @preconcurrency open class NSStatusBarButton: NSButton {
        /// A Boolean value that indicates whether the button looks disabled.
        open var appearsDisabled = false
    }

    /// An appearance of AppKit.
    public final class NSAppearance: NSObject, Sendable {
        /// The name of an appearance.
        public struct Name: RawRepresentable, Hashable, Sendable {
            /// The name as a string.
            public let rawValue: String

            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The light appearance.
            public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
            /// The dark appearance.
            public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
            /// The light vibrant appearance.
            public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
            /// The dark vibrant appearance.
            public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
            /// The light appearance with high contrast.
            public static let accessibilityHighContrastAqua = Name(
                rawValue: "NSAppearanceNameAccessibilityHighContrastAqua"
            )
            /// The dark appearance with high contrast.
            public static let accessibilityHighContrastDarkAqua = Name(
                rawValue: "NSAppearanceNameAccessibilityHighContrastDarkAqua"
            )
        }

        static let light = NSAppearance(.aqua)
        static let dark = NSAppearance(.darkAqua)

        /// The name.
        public let name: Name

        private init(_ name: Name) { self.name = name }

        /// Creates an appearance.
        public init?(named name: Name) { self.name = name }

        /// Returns the current appearance; always the light appearance.
        public static func currentDrawing() -> NSAppearance { .light }

        /// Returns the first of some names that has the same scheme, light or dark.
        public func bestMatch(from names: [Name]) -> Name? {
            func isDark(_ name: Name) -> Bool { name == .darkAqua || name == .vibrantDark }
            return names.first { isDark($0) == isDark(name) } ?? names.first
        }
    }
#endif

#if !canImport(Darwin)
    /// An identifier of a window or a view.
    public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from a literal.
        public init(stringLiteral value: String) { rawValue = value }
    }
#endif
