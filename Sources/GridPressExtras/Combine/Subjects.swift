#if !canImport(Darwin)
    import GridPressFindings

    /// A publisher that publishes the values that callers send to it.
    public protocol Subject<Output, Failure>: AnyObject, Publisher {
        /// Publishes a value.
        func send(_ value: Output)

        /// Ends the values with a completion.
        func send(completion: Subscribers.Completion<Failure>)

        /// Keeps the connection to a publisher whose values the subject passes on.
        func send(subscription: any Subscription)
    }

    extension Subject where Output == Void {
        /// Publishes an empty value.
        public func send() { send(()) }
    }

    extension Subject {
        /// Requests all values of a publisher.
        public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    }

    /// The subscribers of a subject, and its completion once it has ended.
    final class Audience<Output, Failure: Error> {
        private struct State {
            var outlets: [Outlet<Output, Failure>] = []
            var completion: Subscribers.Completion<Failure>?
        }

        private let state = Locked(State())

        /// Whether the subject still accepts values.
        var isOpen: Bool { state.use { $0.completion == nil } }

        /// Adds a subscriber, after passing it the values that are available at once.
        func add<S: Subscriber>(_ subscriber: S, values: [Output]) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(to: subscriber)
            let completion = state.use { state in
                if state.completion == nil { state.outlets.append(outlet) }
                return state.completion
            }
            outlet.connect()
            guard let completion else { return values.forEach(outlet.send) }
            outlet.finish(completion)
        }

        /// Passes a value to all subscribers.
        func send(_ value: Output) {
            let outlets = state.use { state in
                state.outlets.removeAll { !$0.isOpen }
                return state.outlets
            }
            for outlet in outlets { outlet.send(value) }
        }

        /// Completes all subscribers.
        func finish(_ completion: Subscribers.Completion<Failure>) {
            let outlets = state.use { state in
                guard state.completion == nil else { return [Outlet<Output, Failure>]() }
                state.completion = completion
                defer { state.outlets = [] }
                return state.outlets
            }
            for outlet in outlets { outlet.finish(completion) }
        }
    }

    /// A publisher that passes the values sent to it on to its current subscribers.
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
        private let audience = Audience<Output, Failure>()

        /// Creates a publisher.
        public init() {}

        /// Publishes a value.
        public func send(_ value: Output) {
            // Values of type `Void` may announce a change of a model, which the next layout pass reads again.
            if Output.self == Void.self { LayoutPass.current?.noteChange() }
            if audience.isOpen { audience.send(value) }
        }

        /// Ends the values with a completion.
        public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            audience.add(subscriber, values: [])
        }
    }

    /// A publisher of a current value and its changes.
    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
        private let audience = Audience<Output, Failure>()
        private let current: Locked<Output>

        /// Creates a publisher with a first value.
        public init(_ value: Output) { current = Locked(value) }

        /// The current value; setting it publishes the new value.
        public var value: Output {
            get { current.use { $0 } }
            set { send(newValue) }
        }

        /// Publishes a value.
        public func send(_ value: Output) {
            guard audience.isOpen else { return }
            LayoutPass.current?.noteChange()
            current.use { $0 = value }
            audience.send(value)
        }

        /// Ends the values with a completion.
        public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            audience.add(subscriber, values: [value])
        }
    }
#endif
