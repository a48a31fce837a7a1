import GridPressSwiftUI

#if !canImport(Darwin)
    // Functions that call methods by their names, which has no effect here.

    extension NotificationCenter {
        /// Has no effect: the method is never called.
        public func addObserver(
            _ observer: Any,
            selector: Selector,
            name: Notification.Name?,
            object: Any?
        ) {}
    }

    extension Timer {
        /// Returns a timer that never fires.
        @discardableResult
        public class func scheduledTimer(
            timeInterval: TimeInterval,
            target: Any,
            selector: Selector,
            userInfo: Any?,
            repeats: Bool
        ) -> Timer {
            Timer(timeInterval: timeInterval, repeats: false) { _ in }
        }
    }

    /// A timer for the frames of a screen, which never fires.
    public final class CADisplayLink: NSObject {
        /// A Boolean value that indicates whether the timer is paused.
        public var isPaused = true
        /// The time of the last frame.
        public var timestamp: Double { 0 }
        /// The time of the next frame.
        public var targetTimestamp: Double { 0 }
        /// The time between frames.
        public var duration: Double { 1.0 / 60 }
        /// The largest number of frames in a second.
        public var preferredFramesPerSecond = 0

        /// Creates a display link that never calls its selector.
        public init(target: Any, selector: Selector) { super.init() }

        /// Has no effect.
        public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}

        /// Has no effect.
        public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}

        /// Has no effect.
        public func invalidate() {}
    }
#endif
