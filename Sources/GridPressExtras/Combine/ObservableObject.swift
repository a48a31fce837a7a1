#if canImport(Darwin)
    @_exported import protocol Combine.ObservableObject
    @_exported import class Combine.ObservableObjectPublisher
    @_exported import struct Combine.Published
#else
    /// A model that views read.
    ///
    /// A picture shows the state of the model after the actions that run during layout.
    public protocol ObservableObject: AnyObject {
        /// The type of the publisher that announces changes.
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never

        /// The publisher that announces changes of the model.
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// The publisher that announces changes of `@Published` properties, and changes that the model sends to it.
        ///
        /// A model without published properties returns a new publisher each time.
        public var objectWillChange: ObservableObjectPublisher {
            var boxes: [any PublishedStorage] = []
            var mirror: Mirror? = Mirror(reflecting: self)
            while let part = mirror {
                boxes += part.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
                mirror = part.superclassMirror
            }
            let publisher = boxes.lazy.compactMap(\.announcer).first ?? ObservableObjectPublisher()
            for box in boxes { box.announcer = publisher }
            return publisher
        }
    }

    /// A publisher that announces a change of a model, so that the figure is laid out again.
    public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
        /// The type of the values, which carry no information.
        public typealias Output = Void
        /// The type of errors: the publisher never fails.
        public typealias Failure = Never

        // `Sendable`, because it is used with a lock.
        private let audience = Audience<Void, Never>()

        /// Creates a publisher without subscribers.
        public init() {}

        /// Announces that the model is about to change.
        ///
        /// The figure is then laid out again.
        public func send() {
            LayoutPass.current?.noteChange()
            announce()
        }

        /// Sends a value to subscribers, without another layout pass.
        func announce() { audience.send(()) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
            audience.add(subscriber, values: [])
        }
    }
#endif
