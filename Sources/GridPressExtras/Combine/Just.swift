#if !canImport(Darwin)
    /// A publisher of one value.
    public struct Just<Output>: Publisher {
        /// The type of errors: the publisher never fails.
        public typealias Failure = Never

        /// The value.
        public let output: Output

        /// Creates a publisher of a value.
        public init(_ output: Output) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            AnyPublisher([output]).receive(subscriber: subscriber)
        }
    }
#endif
