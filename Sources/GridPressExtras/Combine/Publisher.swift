#if canImport(Darwin)
    @_exported import protocol Combine.Publisher
    @_exported import struct Combine.Just
#else
    /// A source of values, as in Combine.
    ///
    /// A subscriber receives the available values at once, and later values that a subject sends. Demand has no
    /// effect, and schedulers perform work at once.
    public protocol Publisher<Output, Failure> {
        /// The type of the values.
        associatedtype Output
        /// The type of errors.
        associatedtype Failure: Error

        /// Attaches a subscriber.
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    }

    extension Publisher {
        /// Attaches a subscriber.
        public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
            receive(subscriber: subscriber)
        }

        /// Passes all values to a subject.
        public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
        where S.Output == Output, S.Failure == Failure {
            sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        }
    }

    /// A namespace for publishers.
    public enum Publishers {}
#endif
