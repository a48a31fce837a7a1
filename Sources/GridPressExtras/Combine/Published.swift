#if !canImport(Darwin)
    /// A value of a model that views read.
    @propertyWrapper
    public struct Published<Value> {
        /// The publisher of the value of a property, which sends a value before the property has it.
        public typealias Publisher = PublishedValues<Value>

        fileprivate let box: PublishedBox<Value>

        /// The value.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.set(newValue) }
        }

        /// A publisher of the value.
        public var projectedValue: Publisher {
            get { Publisher(box: box) }
            nonmutating set {}
        }

        /// Creates a published property with an initial value.
        public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

        /// Creates a published property with an initial value.
        public init(initialValue: Value) { box = PublishedBox(initialValue) }
    }

    /// The publisher of the value of a property.
    public struct PublishedValues<Value>: Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// The type of errors: the publisher never fails.
        public typealias Failure = Never

        fileprivate let box: PublishedBox<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.audience.add(subscriber, values: [box.value])
        }

        /// Sets the property to each value of a publisher for as long as the property exists.
        func keep<P: Publisher>(assigning publisher: P) where P.Output == Value, P.Failure == Never {
            box.sources.append(publisher.sink { [weak box] in box?.set($0) })
        }
    }

    /// The storage of a published property.
    final class PublishedBox<Value>: PublishedStorage {
        private(set) var value: Value
        let audience = Audience<Value, Never>()
        var announcer: ObservableObjectPublisher?
        var sources: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func set(_ newValue: Value) {
            announcer?.announce()
            // A layout pass that sets an equal value needs no further pass.
            if !isEqual(value, newValue) { LayoutPass.current?.noteChange() }
            audience.send(newValue)
            value = newValue
        }
    }

    /// The storage of a published property of any type.
    protocol PublishedStorage: AnyObject {
        /// The publisher of the model; `nil` until the model's publisher is read.
        var announcer: ObservableObjectPublisher? { get set }
    }

    /// A published property of any type.
    protocol PublishedProperty {
        var storage: any PublishedStorage { get }
    }

    extension Published: PublishedProperty {
        var storage: any PublishedStorage { box }
    }
#endif
