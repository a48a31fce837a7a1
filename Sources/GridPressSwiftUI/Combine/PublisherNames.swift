#if !canImport(Darwin)
    // Names of publishers that operators return. Their types are hidden here, so that all of them are one.

    extension Publishers {
        /// Values that are made of others.
        public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        /// Values that are made of others, perhaps with an error.
        public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
        /// Parts of values.
        public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        /// Values with another error.
        public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
        /// Values that are made of others, without those that are missing.
        public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        /// The values of publishers that are made of values.
        public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
            NewPublisher.Output, NewPublisher.Failure
        >
        /// The values of the last publisher.
        public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>
        /// Some of the values.
        public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// The values for several subscribers.
        public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// The values without those that are the same as the one before.
        public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// The values, received elsewhere.
        public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// The values, asked for elsewhere.
        public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// The values, each after a while.
        public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// The values that are followed by a pause.
        public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// The values, at most one in a while.
        public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// The values, with something done on the way.
        public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// The values, then those of another publisher after an error.
        public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
            Upstream.Output, NewPublisher.Failure
        >
        /// The values, with one in place of an error.
        public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
        /// The first values.
        public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// The first value.
        public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// The values without the first ones.
        public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    }

    extension Subscribers.Demand {
        /// Returns the sum of two numbers; all values and some more are all.
        public static func + (first: Self, second: Self) -> Self {
            guard let one = first.max, let other = second.max else { return .unlimited }
            let sum = one.addingReportingOverflow(other)
            return sum.overflow ? .unlimited : .max(sum.partialValue)
        }

        /// Adds a number.
        public static func += (first: inout Self, second: Self) { first = first + second }

        /// Returns the rest of a number, at least none; all values less some are all.
        public static func - (first: Self, second: Self) -> Self {
            guard let one = first.max else { return .unlimited }
            guard let other = second.max else { return .none }
            return .max(Swift.max(one - other, 0))
        }

        /// Takes a number away.
        public static func -= (first: inout Self, second: Self) { first = first - second }
    }
#endif
