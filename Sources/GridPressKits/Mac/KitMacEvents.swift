// Events of AppKit, which are never sent.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class NSResponder: NSObject {
        /// The next responder; always `nil`.
        open var nextResponder: NSResponder?
        open var acceptsFirstResponder: Bool { false }
        public override init() { super.init() }
        open func keyDown(with event: NSEvent) {}
        open func mouseDown(with event: NSEvent) {}
        open func mouseUp(with event: NSEvent) {}
        open func mouseDragged(with event: NSEvent) {}
        open func mouseEntered(with event: NSEvent) {}
        open func mouseExited(with event: NSEvent) {}
        open func scrollWheel(with event: NSEvent) {}
        @discardableResult open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
        open func resignFirstResponder() -> Bool { true }
        open func becomeFirstResponder() -> Bool { false }
    }

    /// An event, which is never sent.
    public final class NSEvent: Sendable {
        public static var modifierFlags: ModifierFlags { [] }
        public static var mouseLocation: CGPoint { .zero }
        public var type: EventType { .mouseMoved }
        public var modifierFlags: ModifierFlags { [] }
        public var locationInWindow: CGPoint { .zero }
        public var keyCode: UInt16 { 0 }
        public var characters: String? { nil }
        public var charactersIgnoringModifiers: String? { nil }
        public var timestamp: Double { 0 }
        public var isARepeat: Bool { false }
        public var deltaX: CGFloat { 0 }
        public var deltaY: CGFloat { 0 }
        public var buttonNumber: Int { 0 }
        public var pressure: Float { 0 }
        public var hasPreciseScrollingDeltas: Bool { true }
        public var clickCount: Int { 0 }
        /// The window; always `nil`.
        @MainActor @preconcurrency public var window: NSWindow? { nil }
        public var scrollingDeltaX: CGFloat { 0 }
        public var scrollingDeltaY: CGFloat { 0 }
        private init() {}

        /// Returns the monitor of events of this application; always `nil`.
        @discardableResult public static func addLocalMonitorForEvents(
            matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
        ) -> Any? { nil }

        /// Returns the monitor of events of other applications; always `nil`.
        @discardableResult public static func addGlobalMonitorForEvents(
            matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
        ) -> Any? { nil }

        public static func removeMonitor(_ monitor: Any) {}
    }

    public final class NSCursor: NSObject, Sendable {
        public static let arrow = NSCursor(), pointingHand = NSCursor(), iBeam = NSCursor(), crosshair = NSCursor()
        public static let openHand = NSCursor(), closedHand = NSCursor(), resizeLeftRight = NSCursor()
        public static let resizeUpDown = NSCursor(), operationNotAllowed = NSCursor()
        public func push() {}
        public func pop() {}

        /// Has no effect.
        public func set() {}
        public static func pop() {}
        public static func hide() {}
        public static func unhide() {}
    }

    public final class NSSound: NSObject, Sendable {
        public init?(named name: String) { nil }
        @discardableResult public func play() -> Bool { false }
        public static func beep() {}
    }
#endif
