// Events of AppKit, which are never sent.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// An object that can respond to events.
    @MainActor @preconcurrency open class NSResponder: NSObject {
        /// The next responder; always `nil`.
        open var nextResponder: NSResponder?
        /// A Boolean value that indicates whether the object accepts to be the first responder.
        open var acceptsFirstResponder: Bool { false }

        /// Creates an object.
        public override init() { super.init() }

        /// Has no effect: no key is pressed.
        open func keyDown(with event: NSEvent) {}

        /// Has no effect: no button is pressed.
        open func mouseDown(with event: NSEvent) {}

        /// Has no effect: no button is released.
        open func mouseUp(with event: NSEvent) {}

        /// Has no effect: nothing is dragged.
        open func mouseDragged(with event: NSEvent) {}

        /// Has no effect: the mouse never moves.
        open func mouseEntered(with event: NSEvent) {}

        /// Has no effect: the mouse never moves.
        open func mouseExited(with event: NSEvent) {}

        /// Has no effect: nothing is scrolled.
        open func scrollWheel(with event: NSEvent) {}

        /// Returns whether an action was performed; always `false`.
        @discardableResult
        open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }

        /// Returns whether the object is no longer the first responder; always `true`.
        open func resignFirstResponder() -> Bool { true }

        /// Returns whether the object became the first responder; always `false`.
        open func becomeFirstResponder() -> Bool { false }
    }

    /// An event, which is never sent.
    public final class NSEvent: Sendable {
        /// A set of modifier keys.
        public struct ModifierFlags: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The Caps Lock key.
            public static let capsLock = ModifierFlags(rawValue: 1 << 16)
            /// The Shift key.
            public static let shift = ModifierFlags(rawValue: 1 << 17)
            /// The Control key.
            public static let control = ModifierFlags(rawValue: 1 << 18)
            /// The Option key.
            public static let option = ModifierFlags(rawValue: 1 << 19)
            /// The Command key.
            public static let command = ModifierFlags(rawValue: 1 << 20)
            /// A key of the numeric keypad.
            public static let numericPad = ModifierFlags(rawValue: 1 << 21)
            /// The Help key.
            public static let help = ModifierFlags(rawValue: 1 << 22)
            /// A function key.
            public static let function = ModifierFlags(rawValue: 1 << 23)
            /// All flags that don't depend on the device.
            public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
        }

        /// A set of types of events.
        public struct EventTypeMask: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt64

            /// Creates a set from its bits.
            public init(rawValue: UInt64) { self.rawValue = rawValue }

            /// The left button is pressed.
            public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
            /// The left button is released.
            public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
            /// The right button is pressed.
            public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
            /// The right button is released.
            public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
            /// The mouse moves.
            public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
            /// The mouse moves with the left button pressed.
            public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
            /// The mouse enters an area.
            public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
            /// The mouse leaves an area.
            public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
            /// A key is pressed.
            public static let keyDown = EventTypeMask(rawValue: 1 << 10)
            /// A key is released.
            public static let keyUp = EventTypeMask(rawValue: 1 << 11)
            /// A modifier key changes.
            public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
            /// The scroll wheel turns.
            public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
            /// Any event.
            public static let any = EventTypeMask(rawValue: UInt64.max)
        }

        /// The type of an event.
        public enum EventType: UInt, Hashable, Sendable {
            /// The left button is pressed.
            case leftMouseDown = 1
            /// The left button is released.
            case leftMouseUp = 2
            /// The right button is pressed.
            case rightMouseDown = 3
            /// The right button is released.
            case rightMouseUp = 4
            /// The mouse moves.
            case mouseMoved = 5
            /// The mouse moves with the left button pressed.
            case leftMouseDragged = 6
            /// The mouse moves with the right button pressed.
            case rightMouseDragged = 7
            /// The mouse enters an area.
            case mouseEntered = 8
            /// The mouse leaves an area.
            case mouseExited = 9
            /// A key is pressed.
            case keyDown = 10
            /// A key is released.
            case keyUp = 11
            /// A modifier key changes.
            case flagsChanged = 12
            /// The scroll wheel turns.
            case scrollWheel = 22
            /// Another button is pressed.
            case otherMouseDown = 25
            /// Another button is released.
            case otherMouseUp = 26
            /// The mouse moves with another button pressed.
            case otherMouseDragged = 27
        }

        /// The pressed modifier keys; always empty.
        public static var modifierFlags: ModifierFlags { [] }
        /// The location of the mouse; always the origin.
        public static var mouseLocation: CGPoint { .zero }

        /// The type of the event.
        public var type: EventType { .mouseMoved }
        /// The pressed modifier keys; always empty.
        public var modifierFlags: ModifierFlags { [] }
        /// The location in the window; always the origin.
        public var locationInWindow: CGPoint { .zero }
        /// The code of the key; always 0.
        public var keyCode: UInt16 { 0 }
        /// The characters of the key; always `nil`.
        public var characters: String? { nil }
        /// The characters of the key without modifiers; always `nil`.
        public var charactersIgnoringModifiers: String? { nil }
        /// The time of the event; always 0.
        public var timestamp: Double { 0 }
        /// A Boolean value that indicates whether the key repeats; always `false`.
        public var isARepeat: Bool { false }
        /// The horizontal distance of a movement; always 0.
        public var deltaX: CGFloat { 0 }
        /// The vertical distance of a movement; always 0.
        public var deltaY: CGFloat { 0 }
        /// The number of the button; always 0.
        public var buttonNumber: Int { 0 }
        /// The pressure; always 0.
        public var pressure: Float { 0 }
        /// A Boolean value that indicates whether scroll distances are in points; always `true`.
        public var hasPreciseScrollingDeltas: Bool { true }
        /// The number of clicks; always 0.
        public var clickCount: Int { 0 }
        /// The window; always `nil`.
        @MainActor @preconcurrency public var window: NSWindow? { nil }
        /// The horizontal distance of a scroll; always 0.
        public var scrollingDeltaX: CGFloat { 0 }
        /// The vertical distance of a scroll; always 0.
        public var scrollingDeltaY: CGFloat { 0 }

        private init() {}

        /// Returns the monitor of events of this application; always `nil`.
        @discardableResult
        public static func addLocalMonitorForEvents(
            matching mask: EventTypeMask,
            handler: @escaping (NSEvent) -> NSEvent?
        ) -> Any? {
            nil
        }

        /// Returns the monitor of events of other applications; always `nil`.
        @discardableResult
        public static func addGlobalMonitorForEvents(
            matching mask: EventTypeMask,
            handler: @escaping (NSEvent) -> Void
        ) -> Any? {
            nil
        }

        /// Has no effect.
        public static func removeMonitor(_ monitor: Any) {}
    }

    /// A pointer of the mouse, which isn't shown.
    public final class NSCursor: NSObject, Sendable {
        /// The arrow.
        public static let arrow = NSCursor()
        /// The pointing hand.
        public static let pointingHand = NSCursor()
        /// The insertion point of text.
        public static let iBeam = NSCursor()
        /// The cross.
        public static let crosshair = NSCursor()
        /// The open hand.
        public static let openHand = NSCursor()
        /// The closed hand.
        public static let closedHand = NSCursor()
        /// The pointer that resizes to the left and right.
        public static let resizeLeftRight = NSCursor()
        /// The pointer that resizes up and down.
        public static let resizeUpDown = NSCursor()
        /// The pointer of an operation that isn't allowed.
        public static let operationNotAllowed = NSCursor()

        /// Has no effect.
        public func push() {}

        /// Has no effect.
        public func pop() {}

        /// Has no effect.
        public func set() {}

        /// Has no effect.
        public static func pop() {}

        /// Has no effect.
        public static func hide() {}

        /// Has no effect.
        public static func unhide() {}
    }

    /// A sound of AppKit, which isn't played.
    public final class NSSound: NSObject, Sendable {
        /// Creates a sound; always `nil`.
        public init?(named name: String) { nil }

        /// Returns whether the sound is played; always `false`.
        @discardableResult
        public func play() -> Bool { false }

        /// Has no effect.
        public static func beep() {}
    }
#endif
