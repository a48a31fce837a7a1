// Publishers of Foundation.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Timer {
        /// A publisher of a timer.
        ///
        /// In a still picture it never publishes a value, because no time passes.
        public final class TimerPublisher: ConnectablePublisher {
            public typealias Output = Date
            /// The type of errors: a timer never fails.
            public typealias Failure = Never

            /// The time between two values, in seconds.
            public let interval: TimeInterval
            /// The time by which a value may be late, in seconds; `nil` if none is set.
            public let tolerance: TimeInterval?

            /// Creates a publisher of a timer with an interval in seconds.
            public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
                self.interval = interval
                self.tolerance = tolerance
            }

            public func connect() -> any Cancellable { AnyCancellable {} }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
                Empty(completeImmediately: false).receive(subscriber: subscriber)
            }
        }

        /// Returns a publisher of a timer.
        ///
        /// In a still picture it never publishes a value.
        public static func publish(
            every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
        ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode) }
    }

    extension NotificationCenter {
        public struct Publisher: PublisherOfNotifications {
            public let center: NotificationCenter, name: Notification.Name
            /// The object that posts the notifications; `nil` for any object.
            public let object: AnyObject?

            public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
                self.center = center
                self.name = name
                self.object = object
            }
        }

        public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
            Publisher(center: self, name: name, object: object)
        }
    }

    public protocol PublisherOfNotifications: Publisher where Output == Notification, Failure == Never {
        var center: NotificationCenter { get }
        var name: Notification.Name { get }
        /// The object that posts the notifications; `nil` for any object.
        var object: AnyObject? { get }
    }

    extension PublisherOfNotifications {
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let (center, name, object) = (center, name, object)
            let publisher = AnyPublisher<Notification, Never> { outlet in
                // The center calls its closures on the thread that posts the notification, as a subject does.
                nonisolated(unsafe) let outlet = outlet
                nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                    outlet.send($0)
                }
                outlet.hold(AnyCancellable { center.removeObserver(observer) })
            }
            publisher.receive(subscriber: subscriber)
        }
    }
#endif

#if !canImport(Darwin)
    extension RunLoop.Mode {
        public static var tracking: RunLoop.Mode { RunLoop.Mode("UITrackingRunLoopMode") }
        public static var eventTracking: RunLoop.Mode { RunLoop.Mode("NSEventTrackingRunLoopMode") }
    }
#endif
