#if !canImport(Darwin)
    /// A publisher whose type is hidden.
    public struct AnyPublisher<Output, Failure: Error>: Publisher {
        private let attach: (AnySubscriber<Output, Failure>) -> Void

        /// Creates a publisher that hides the type of another.
        public init<Source: Publisher>(_ publisher: Source) where Source.Output == Output, Source.Failure == Failure {
            attach = { publisher.receive(subscriber: $0) }
        }

        /// Creates a publisher that serves each subscriber through an outlet.
        package init(serving serve: @escaping (Outlet<Output, Failure>) -> Void) {
            attach = { subscriber in
                let outlet = Outlet<Output, Failure>(to: subscriber)
                outlet.connect()
                if outlet.isOpen { serve(outlet) }
            }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attach(AnySubscriber(subscriber))
        }
    }

    extension Publisher {
        /// Returns a publisher that hides its type.
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
            self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
        }
    }

    extension AnyPublisher {
        /// Creates a publisher of values.
        package init<Values: Swift.Sequence>(
            _ values: Values,
            _ completion: Subscribers.Completion<Failure> = .finished
        )
        where Values.Element == Output {
            self.init { outlet in
                for value in values where outlet.isOpen {
                    outlet.send(value)
                    if !outlet.isOpen { return }
                }
                outlet.finish(completion)
            }
        }
    }
#endif
