import GridPressSwiftUI

#if !canImport(Darwin)
    // Names of the publishers that operators return. All of them are `AnyPublisher` here.

    extension Publishers {
        /// A publisher of transformed values.
        public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        /// A publisher of transformed values that may fail.
        public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
        /// A publisher of a property of values.
        public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        /// A publisher of values with transformed errors.
        public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
        /// A publisher of transformed values, without `nil` values.
        public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        /// A publisher of the values of publishers that a closure makes.
        public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
            NewPublisher.Output, NewPublisher.Failure
        >
        /// A publisher of the values of the latest publisher.
        public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>
        /// A publisher of some values.
        public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher that several subscribers share.
        public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher that omits values equal to the previous value.
        public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher whose values a scheduler delivers: here, at once.
        public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// A publisher that a scheduler subscribes to: here, at once.
        public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// A publisher that delays values: here, by no time.
        public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// A publisher of values that are followed by a pause: here, of all values.
        public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// A publisher of at most one value in an interval: here, of all values.
        public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// A publisher that calls closures for its events.
        public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher that continues with another one after an error.
        public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
            Upstream.Output, NewPublisher.Failure
        >
        /// A publisher that publishes a value instead of an error.
        public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
        /// A publisher of the first values.
        public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher of the first value.
        public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher without the first values.
        public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    }

    extension Subscribers.Demand {
        /// Returns the sum of two demands; unlimited if either is unlimited.
        public static func + (first: Self, second: Self) -> Self {
            guard let one = first.max, let other = second.max else { return .unlimited }
            let sum = one.addingReportingOverflow(other)
            return sum.overflow ? .unlimited : .max(sum.partialValue)
        }

        /// Adds a demand.
        public static func += (first: inout Self, second: Self) { first = first + second }

        /// Returns the difference of two demands, at least none; unlimited if the first is unlimited.
        public static func - (first: Self, second: Self) -> Self {
            guard let one = first.max else { return .unlimited }
            guard let other = second.max else { return .none }
            return .max(Swift.max(one - other, 0))
        }

        /// Subtracts a demand.
        public static func -= (first: inout Self, second: Self) { first = first - second }
    }
#endif
