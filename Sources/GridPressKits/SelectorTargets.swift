// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    // Functions that call methods by their names, which has no effect here.

    extension NotificationCenter {
        public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
    }

    extension Timer {
        /// Returns a timer that never fires.
        @discardableResult public class func scheduledTimer(
            timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer { Timer(timeInterval: timeInterval, repeats: false) { _ in } }
    }

    /// A timer for the frames of a screen, which never fires.
    public final class CADisplayLink: NSObject {
        public var isPaused = true
        public var timestamp: Double { 0 }
        public var targetTimestamp: Double { 0 }
        public var duration: Double { 1.0 / 60 }
        public var preferredFramesPerSecond = 0

        /// Creates a display link that never calls its selector.
        public init(target: Any, selector: Selector) { super.init() }
        public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
        public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
        public func invalidate() {}
    }
#endif
