// Tracking areas, sharing services and running programs of AppKit, which have no effect.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// An area in which a view receives events of the pointer.
    @MainActor @preconcurrency open class NSTrackingArea: NSObject {
        /// The options of a tracking area.
        public struct Options: OptionSet, Hashable, Sendable {
            /// The bits of the options.
            public let rawValue: UInt

            /// Creates options with bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The view receives events when the pointer enters or leaves the area.
            public static let mouseEnteredAndExited = Options(rawValue: 1)
            /// The view receives events when the pointer moves.
            public static let mouseMoved = Options(rawValue: 2)
            /// The view receives events when the cursor changes.
            public static let cursorUpdate = Options(rawValue: 4)
            /// The area is active when the view is the first responder.
            public static let activeWhenFirstResponder = Options(rawValue: 0x10)
            /// The area is active in the key window.
            public static let activeInKeyWindow = Options(rawValue: 0x20)
            /// The area is active in the active program.
            public static let activeInActiveApp = Options(rawValue: 0x40)
            /// The area is always active.
            public static let activeAlways = Options(rawValue: 0x80)
            /// The pointer is inside the area at the start.
            public static let assumeInside = Options(rawValue: 0x100)
            /// The area is the visible rectangle of the view.
            public static let inVisibleRect = Options(rawValue: 0x200)
            /// The view receives events while the pointer is dragged.
            public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
        }

        /// The rectangle in the view.
        public let rect: CGRect
        /// The options.
        public let options: Options
        /// The receiver of the events.
        public private(set) weak var owner: AnyObject?

        /// Creates an area.
        public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
            self.rect = rect
            self.options = options
            self.owner = owner as AnyObject
        }
    }

    extension NSView {
        /// The tracking areas; always empty.
        public var trackingAreas: [NSTrackingArea] { [] }

        /// Has no effect in a static rendering, which has no pointer.
        public func addTrackingArea(_ trackingArea: NSTrackingArea) {}

        /// Has no effect in a static rendering, which has no pointer.
        public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    }

    /// A service for sharing items, which shares nothing.
    @MainActor @preconcurrency open class NSSharingService: NSObject {
        /// The title.
        open var title = ""

        /// Has no effect: nothing is shared.
        open func perform(withItems items: [Any]) {}
    }

    /// A menu of sharing services, which is never shown.
    @MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
        /// The delegate.
        open weak var delegate: (any NSSharingServicePickerDelegate)?

        /// Creates a menu for items.
        public init(items: [Any]) {}

        /// Has no effect: the menu is never shown.
        open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
    }

    /// The delegate of a menu of sharing services, whose methods are never called.
    @MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
        /// Reports the choice of a service; never called.
        func sharingServicePicker(
            _ sharingServicePicker: NSSharingServicePicker,
            didChoose service: NSSharingService?
        )
    }

    extension NSSharingServicePickerDelegate {
        /// Does nothing.
        public func sharingServicePicker(
            _ sharingServicePicker: NSSharingServicePicker,
            didChoose service: NSSharingService?
        ) {}
    }

    /// A gradient of AppKit, which no picture draws.
    public final class NSGradient: Sendable {
        /// The colors.
        public let colors: [KitColor]

        /// Creates a gradient from one color to another.
        public init?(starting startingColor: KitColor, ending endingColor: KitColor) {
            colors = [startingColor, endingColor]
        }

        /// Creates a gradient with equal distances between its colors.
        public init?(colors: [KitColor]) { self.colors = colors }

        /// Has no effect: no picture draws the gradient.
        public func draw(in rect: CGRect, angle: CGFloat) {}

        /// Has no effect: no picture draws the gradient.
        public func draw(in path: NSBezierPath, angle: CGFloat) {}
    }
#endif
