#if canImport(Darwin)
    @_exported import protocol Combine.ObservableObject
    @_exported import class Combine.ObservableObjectPublisher
    @_exported import struct Combine.Published
#else
    /// A model that views read.
    ///
    /// A still picture shows it as it is, or as the layout itself changed it on the way.
    public protocol ObservableObject: AnyObject {
        /// The type of the publisher that announces changes.
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never

        /// The publisher that announces changes of the model.
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// The publisher that announces changes of the model: those of its `@Published` properties, and those that are
        /// sent.
        ///
        /// A model without such a property has a new publisher each time.
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
        /// The type of the values, which say nothing but that something changes.
        public typealias Output = Void
        /// The type of errors, of which there are none.
        public typealias Failure = Never

        // Sendable: it is used with a lock.
        private let audience = Audience<Void, Never>()

        /// A publisher.
        public init() {}

        /// Says that the model is about to change.
        public func send() {
            LayoutPass.current?.noteChange()
            announce()
        }

        /// Informs subscribers, not the layout.
        func announce() { audience.send(()) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
            audience.add(subscriber, values: [])
        }
    }
#endif
