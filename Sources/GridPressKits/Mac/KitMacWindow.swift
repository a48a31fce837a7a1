// Windows, popovers and status items of AppKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class NSWindow: NSResponder {
        public static var allowsAutomaticWindowTabbing = true
        open var title = "", subtitle = ""
        open var frame: CGRect { UIScreen.main.bounds }
        open var contentView: NSView?, contentViewController: NSViewController?
        open weak var delegate: (any NSWindowDelegate)?
        open var isOpaque = true, backgroundColor: KitColor! = .windowBackgroundColor
        open var titlebarAppearsTransparent = false, titleVisibility = TitleVisibility.visible, styleMask: StyleMask
        open var level = Level.normal, collectionBehavior: CollectionBehavior = [], isReleasedWhenClosed = true
        open var isMovableByWindowBackground = false, isMovable = true, hasShadow = true, ignoresMouseEvents = false
        open var alphaValue: CGFloat = 1, appearance: NSAppearance?, minSize = CGSize.zero, maxSize = CGSize.zero
        open var contentMinSize = CGSize.zero
        open var isVisible: Bool { false }
        open var isKeyWindow: Bool { false }
        open var canBecomeKey: Bool { true }
        open var canBecomeMain: Bool { true }
        open var firstResponder: NSResponder? { nil }
        open var screen: NSScreen? { .main }

        public override init() {
            styleMask = []
            super.init()
        }

        public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer isDeferred: Bool) {
            self.styleMask = styleMask
            super.init()
        }

        public convenience init(contentViewController controller: NSViewController) {
            self.init()
            contentViewController = controller
        }

        open var identifier: NSUserInterfaceItemIdentifier?, animationBehavior = AnimationBehavior.default
        open var backingType = BackingStoreType.buffered
        open var windowNumber: Int { 0 }
        open var isMiniaturized: Bool { false }
        open var isZoomed: Bool { false }
        open var isMainWindow: Bool { false }
        open private(set) var childWindows: [NSWindow]?
        open weak var parent: NSWindow?

        open func addChildWindow(_ window: NSWindow, ordered place: OrderingMode) {
            childWindows = (childWindows ?? []) + [window]
            window.parent = self
        }

        open func removeChildWindow(_ window: NSWindow) {
            childWindows?.removeAll { $0 === window }
            window.parent = nil
        }

        open func makeKey() {}
        open func makeMain() {}
        open func becomeKey() {}
        open func resignKey() {}
        open func becomeMain() {}
        open func resignMain() {}
        open func miniaturize(_ sender: Any?) {}
        open func deminiaturize(_ sender: Any?) {}
        open func zoom(_ sender: Any?) {}
        open func sendEvent(_ event: NSEvent) {}
        open func performDrag(with event: NSEvent) {}
        open func order(_ place: OrderingMode, relativeTo number: Int) {}
        open func makeKeyAndOrderFront(_ sender: Any?) {}
        open func orderFront(_ sender: Any?) {}
        open func orderFrontRegardless() {}
        open func orderOut(_ sender: Any?) {}
        open func close() {}
        open func performClose(_ sender: Any?) {}
        open func center() {}
        open func setFrame(_ frame: CGRect, display: Bool) {}
        open func setFrame(_ frame: CGRect, display: Bool, animate: Bool) {}
        open func setContentSize(_ size: CGSize) {}
        open func setFrameOrigin(_ origin: CGPoint) {}
        @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
        open func toggleFullScreen(_ sender: Any?) {}
        @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
        open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

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
            "NSWindowDidMiniaturizeNotification")
        /// The notification that a window is no longer minimized, which is never posted.
        public nonisolated static let didDeminiaturizeNotification = Notification.Name(
            "NSWindowDidDeminiaturizeNotification")
        /// The notification that a window became the full screen, which is never posted.
        public nonisolated static let didEnterFullScreenNotification = Notification.Name(
            "NSWindowDidEnterFullScreenNotification")
        /// The notification that a window is no longer the full screen, which is never posted.
        public nonisolated static let didExitFullScreenNotification = Notification.Name(
            "NSWindowDidExitFullScreenNotification")
        /// The notification that a window closes, which is never posted.
        public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    }

    @MainActor @preconcurrency open class NSWindowController: NSResponder {
        open var window: NSWindow?

        public init(window: NSWindow?) {
            self.window = window
            super.init()
        }

        open func showWindow(_ sender: Any?) {}
        open func close() {}
    }

    @MainActor @preconcurrency open class NSPanel: NSWindow {
        open var isFloatingPanel = false
        open var becomesKeyOnlyIfNeeded = false, hidesOnDeactivate = true
    }

    @MainActor @preconcurrency open class NSPopover: NSResponder {
        open var contentSize = CGSize.zero
        open var behavior = Behavior.applicationDefined, contentViewController: NSViewController?, animates = true
        open var appearance: NSAppearance?
        open weak var delegate: (any NSPopoverDelegate)?
        open var isShown: Bool { false }
        open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge edge: NSRectEdge) {}
        open func performClose(_ sender: Any?) {}
        open func close() {}
    }

    /// A delegate of a popover, which is never called.
    @MainActor @preconcurrency public protocol NSPopoverDelegate: NSObjectProtocol {
        func popoverDidClose(_ notification: Notification)
    }

    extension NSPopoverDelegate { public func popoverDidClose(_ notification: Notification) {} }

    @MainActor @preconcurrency public final class NSStatusBar: NSObject {
        public static let system = NSStatusBar()
        public var thickness: CGFloat { 22 }
        public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
        public func removeStatusItem(_ item: NSStatusItem) {}
    }

    @MainActor @preconcurrency public final class NSStatusItem: NSObject {
        public nonisolated static let variableLength: CGFloat = -1
        public nonisolated static let squareLength: CGFloat = -2
        public let button: NSStatusBarButton? = NSStatusBarButton()
        public var menu: NSMenu?, length: CGFloat = NSStatusItem.variableLength, isVisible = true
    }

    @MainActor @preconcurrency open class NSStatusBarButton: NSButton { open var appearsDisabled = false }

    public final class NSAppearance: NSObject, Sendable {
        static let light = NSAppearance(.aqua), dark = NSAppearance(.darkAqua)
        public let name: Name
        private init(_ name: Name) { self.name = name }
        public init?(named name: Name) { self.name = name }
        public static func currentDrawing() -> NSAppearance { .light }

        /// Returns the first of some names that has the same scheme, light or dark.
        public func bestMatch(from names: [Name]) -> Name? {
            func isDark(_ name: Name) -> Bool { name == .darkAqua || name == .vibrantDark }
            return names.first { isDark($0) == isDark(name) } ?? names.first
        }
    }
#endif

#if !canImport(Darwin)
    public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }
#endif
