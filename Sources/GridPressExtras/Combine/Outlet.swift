#if !canImport(Darwin)
    /// The connection of a publisher to one subscriber.
    ///
    /// It passes values on until it is cancelled or has completed.
    package final class Outlet<Output, Failure: Error>: Subscription {
        private var subscriber: AnySubscriber<Output, Failure>?
        private var sources: [any Cancellable] = []

        init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
            self.subscriber = subscriber as? AnySubscriber<Output, Failure> ?? AnySubscriber(subscriber)
        }

        /// Whether values are still passed on.
        package var isOpen: Bool { subscriber != nil }

        /// Connects the subscriber with this outlet.
        package func connect() { subscriber?.receive(subscription: self) }

        /// Passes a value on.
        package func send(_ value: Output) { _ = subscriber?.receive(value) }

        /// Completes the subscriber, and closes the outlet.
        package func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
            let subscriber = subscriber
            cancel()
            subscriber?.receive(completion: completion)
        }

        /// Keeps a source, which is cancelled together with this outlet.
        package func hold(_ source: any Cancellable) {
            if isOpen { sources.append(source) } else { source.cancel() }
        }

        package func request(_ demand: Subscribers.Demand) {}

        package func cancel() {
            let sources = sources
            self.sources = []
            subscriber = nil
            for source in sources { source.cancel() }
        }
    }

    /// A subscriber that passes what it receives to closures, for an outlet that keeps its subscription.
    private final class Inlet<Input, Failure: Error>: Subscriber {
        private let keep: (any Subscription) -> Void
        private let value: (Input) -> Void
        private let completion: (Subscribers.Completion<Failure>) -> Void

        init(
            keep: @escaping (any Subscription) -> Void,
            value: @escaping (Input) -> Void,
            completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.keep = keep
            self.value = value
            self.completion = completion
        }

        func receive(subscription: any Subscription) {
            keep(subscription)
            subscription.request(.unlimited)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            value(input)
            return .unlimited
        }

        func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
    }

    extension Publisher {
        /// Passes values and the completion to closures for as long as an outlet is open.
        package func feed<Result, ResultFailure>(
            _ outlet: Outlet<Result, ResultFailure>,
            value: @escaping (Output) -> Void,
            completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            receive(
                subscriber: Inlet(
                    keep: { outlet.hold($0) },
                    value: { if outlet.isOpen { value($0) } },
                    completion: { if outlet.isOpen { completion($0) } }
                )
            )
        }

        /// Passes values to a closure for as long as an outlet is open, and the completion to the outlet.
        package func feed<Result>(_ outlet: Outlet<Result, Failure>, value: @escaping (Output) -> Void) {
            feed(outlet, value: value) { outlet.finish($0) }
        }
    }
#endif
