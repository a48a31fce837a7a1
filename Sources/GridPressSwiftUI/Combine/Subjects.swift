#if !canImport(Darwin)
    import GridPressFindings

    /// A publisher that is sent its values.
    public protocol Subject<Output, Failure>: AnyObject, Publisher {
        /// Publishes a value.
        func send(_ value: Output)

        /// Ends the values.
        func send(completion: Subscribers.Completion<Failure>)

        /// Keeps the connection to a publisher whose values the subject passes on.
        func send(subscription: any Subscription)
    }

    extension Subject where Output == Void {
        /// Publishes that something has happened.
        public func send() { send(()) }
    }

    extension Subject {
        /// Accepts all values of a publisher.
        public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    }

    /// The subscribers of a subject, and the end of its values once it has come.
    final class Audience<Output, Failure: Error> {
        private struct State {
            var outlets: [Outlet<Output, Failure>] = []
            var completion: Subscribers.Completion<Failure>?
        }

        private let state = Locked(State())

        /// Whether values are still accepted.
        var isOpen: Bool { state.use { $0.completion == nil } }

        /// Adds a subscriber, after it has received values that are there at once.
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

        /// Ends the values of all subscribers.
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

    /// A publisher that passes the values that it is sent to those who have subscribed.
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
        private let audience = Audience<Output, Failure>()

        /// Creates a publisher.
        public init() {}

        /// Publishes a value.
        public func send(_ value: Output) {
            // A model whose changes it announces is read again.
            if Output.self == Void.self { LayoutPass.current?.noteChange() }
            if audience.isOpen { audience.send(value) }
        }

        /// Ends the values.
        public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            audience.add(subscriber, values: [])
        }
    }

    /// A publisher of a value that changes.
    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
        private let audience = Audience<Output, Failure>()
        private let current: Locked<Output>

        /// Creates a publisher with a first value.
        public init(_ value: Output) { current = Locked(value) }

        /// The value.
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

        /// Ends the values.
        public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            audience.add(subscriber, values: [value])
        }
    }
#endif
