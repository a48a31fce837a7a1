#if !canImport(Darwin)
    /// A receiver of values.
    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
        /// The type of the values.
        associatedtype Input
        /// The type of errors.
        associatedtype Failure: Error

        /// Receives the connection to a publisher.
        func receive(subscription: any Subscription)

        /// Receives a value, and returns the number of further values that are requested.
        func receive(_ input: Input) -> Subscribers.Demand

        /// Receives the completion.
        func receive(completion: Subscribers.Completion<Failure>)
    }

    /// The connection of a subscriber to its publisher.
    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
        /// Requests values. Publishers deliver all their values in any case.
        func request(_ demand: Subscribers.Demand)
    }

    /// A namespace for subscribers.
    public enum Subscribers {
        /// A number of values that a subscriber requests.
        public struct Demand: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
            /// The number; `nil` for all values.
            public let max: Int?

            private init(_ max: Int?) { self.max = max }

            /// All values.
            public static let unlimited = Demand(nil)
            /// No values.
            public static let none = Demand(0)

            /// Returns a number of values.
            public static func max(_ value: Int) -> Demand { Demand(value) }

            /// Creates a number of values.
            public init(integerLiteral value: Int) { self.init(value) }

            /// Returns whether the first demand is smaller than the second.
            public static func < (first: Demand, second: Demand) -> Bool {
                (first.max ?? .max) < (second.max ?? .max)
            }
        }

        /// The end of the values of a publisher.
        public enum Completion<Failure: Error> {
            /// All values were delivered.
            case finished
            /// An error occurred.
            case failure(Failure)
        }
    }

    extension Subscribers {
        /// A subscriber that sets a property of an object to each value.
        public final class Assign<Root, Input>: Subscriber, Cancellable {
            /// The type of errors: the subscriber accepts none.
            public typealias Failure = Never

            /// The object; `nil` after the completion.
            public private(set) var object: Root?
            /// The property.
            public let keyPath: ReferenceWritableKeyPath<Root, Input>
            private var subscription: (any Subscription)?

            /// Creates a subscriber for a property of an object.
            public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
                self.object = object
                self.keyPath = keyPath
            }

            /// Receives the connection to a publisher.
            public func receive(subscription: any Subscription) {
                self.subscription = subscription
                subscription.request(.unlimited)
            }

            /// Sets the property to a value.
            public func receive(_ value: Input) -> Subscribers.Demand {
                object?[keyPath: keyPath] = value
                return .none
            }

            /// Releases the object.
            public func receive(completion: Subscribers.Completion<Never>) { cancel() }

            /// Cancels the subscription, and releases the object.
            public func cancel() {
                subscription?.cancel()
                (subscription, object) = (nil, nil)
            }
        }
    }

    extension Subscribers.Completion: Equatable where Failure: Equatable {}
    extension Subscribers.Completion: Hashable where Failure: Hashable {}
    extension Subscribers.Completion: Sendable where Failure: Sendable {}

    /// The identity of a subscriber or a subscription.
    public struct CombineIdentifier: Hashable, Sendable {
        private let id: UUID?
        private let object: ObjectIdentifier?

        /// Creates a new identity.
        public init() { (id, object) = (UUID(), nil) }

        /// Creates the identity of an object.
        public init(_ object: AnyObject) { (id, self.object) = (nil, ObjectIdentifier(object)) }
    }

    /// A type with an identity among subscribers and subscriptions.
    public protocol CustomCombineIdentifierConvertible {
        /// The identity.
        var combineIdentifier: CombineIdentifier { get }
    }

    extension CustomCombineIdentifierConvertible where Self: AnyObject {
        /// The identity of the object.
        public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    }

    /// A subscriber whose type is hidden.
    public struct AnySubscriber<Input, Failure: Error>: Subscriber {
        /// The identity of the subscriber.
        public let combineIdentifier: CombineIdentifier
        private let subscribe: (any Subscription) -> Void
        private let take: (Input) -> Subscribers.Demand
        private let complete: (Subscribers.Completion<Failure>) -> Void

        /// Creates a subscriber that hides the type of another.
        public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
            combineIdentifier = subscriber.combineIdentifier
            subscribe = { subscriber.receive(subscription: $0) }
            take = { subscriber.receive($0) }
            complete = { subscriber.receive(completion: $0) }
        }

        /// Receives the connection to a publisher.
        public func receive(subscription: any Subscription) { subscribe(subscription) }

        /// Receives a value, and returns the number of further values that are requested.
        public func receive(_ input: Input) -> Subscribers.Demand { take(input) }

        /// Receives the completion.
        public func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
    }
#endif
