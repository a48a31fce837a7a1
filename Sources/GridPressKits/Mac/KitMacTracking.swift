// Tracking areas, sharing services and running programs of AppKit, which have no effect.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class NSTrackingArea: NSObject {
        public let rect: CGRect, options: Options
        public private(set) weak var owner: AnyObject?

        public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
            self.rect = rect
            self.options = options
            self.owner = owner as AnyObject
        }
    }

    extension NSView {
        public var trackingAreas: [NSTrackingArea] { [] }
        public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
        public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    }

    @MainActor @preconcurrency open class NSSharingService: NSObject {
        open var title = ""
        open func perform(withItems items: [Any]) {}
    }

    /// A menu of sharing services, which is never shown.
    @MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
        open weak var delegate: (any NSSharingServicePickerDelegate)?
        public init(items: [Any]) {}
        open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
    }

    public final class NSGradient: Sendable {
        public let colors: [KitColor]

        public init?(starting startingColor: KitColor, ending endingColor: KitColor) {
            colors = [startingColor, endingColor]
        }

        public init?(colors: [KitColor]) { self.colors = colors }

        /// Has no effect: no picture draws the gradient.
        public func draw(in rect: CGRect, angle: CGFloat) {}

        /// Has no effect: no picture draws the gradient.
        public func draw(in path: NSBezierPath, angle: CGFloat) {}
    }
#endif
