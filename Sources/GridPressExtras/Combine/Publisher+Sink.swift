#if !canImport(Darwin)
    extension Subscribers {
        /// A subscriber that passes what it receives to closures.
        public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
            /// The closure that receives each value.
            public var receiveValue: (Input) -> Void
            /// The closure that receives the completion.
            public var receiveCompletion: (Completion<Failure>) -> Void
            private var subscription: (any Subscription)?
            private var isCancelled = false

            /// Creates a subscriber with closures for the completion and the values.
            public init(
                receiveCompletion: @escaping (Completion<Failure>) -> Void,
                receiveValue: @escaping (Input) -> Void
            ) {
                self.receiveValue = receiveValue
                self.receiveCompletion = receiveCompletion
            }

            /// Receives the connection to a publisher.
            public func receive(subscription: any Subscription) {
                guard !isCancelled, self.subscription == nil else { return subscription.cancel() }
                self.subscription = subscription
                subscription.request(.unlimited)
            }

            /// Receives a value.
            public func receive(_ value: Input) -> Demand {
                if !isCancelled { receiveValue(value) }
                return .none
            }

            /// Receives the completion.
            public func receive(completion: Completion<Failure>) {
                guard !isCancelled else { return }
                subscription = nil
                receiveCompletion(completion)
            }

            /// Cancels the subscription.
            public func cancel() {
                isCancelled = true
                let subscription = subscription
                self.subscription = nil
                subscription?.cancel()
            }
        }
    }

    extension Publisher {
        /// Passes the values and the completion to closures until the result is released.
        public func sink(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable {
            let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
            receive(subscriber: sink)
            return AnyCancellable(sink)
        }
    }

    extension Publisher where Failure == Never {
        /// Passes values to a closure until the result is released.
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
            sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
        }

        /// Sets a property of an object to each value until the result is released.
        public func assign<Root>(
            to keyPath: ReferenceWritableKeyPath<Root, Output>,
            on object: Root
        ) -> AnyCancellable {
            sink { object[keyPath: keyPath] = $0 }
        }

        /// Sets a published property to each value for as long as the property exists.
        public func assign(to published: inout Published<Output>.Publisher) { published.keep(assigning: self) }
    }
#endif
