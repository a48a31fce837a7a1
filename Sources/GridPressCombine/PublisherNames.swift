// Names of Combine. Publishers deliver their values at once, and time doesn't pass.

import GridPressSwiftUI

#if !canImport(Darwin)
    // Names of the publishers that operators return. These are `AnyPublisher` here.

    extension Publishers {
        public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
        public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
        /// A publisher of transformed values, without `nil` values.
        public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
            NewPublisher.Output, NewPublisher.Failure
        >
        public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>
        public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        /// A publisher whose values a scheduler delivers: here, at once.
        public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        /// A publisher that a scheduler subscribes to: here, at once.
        public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
            Upstream.Output, Upstream.Failure
        >
        public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
            Upstream.Output, NewPublisher.Failure
        >
        /// A publisher that publishes a value instead of an error.
        public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
        public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
        public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    }

    extension Subscribers.Demand {
        public static func + (first: Self, second: Self) -> Self {
            guard let one = first.max, let other = second.max else { return .unlimited }
            let sum = one.addingReportingOverflow(other)
            return sum.overflow ? .unlimited : .max(sum.partialValue)
        }

        public static func += (first: inout Self, second: Self) { first = first + second }

        public static func - (first: Self, second: Self) -> Self {
            guard let one = first.max else { return .unlimited }
            guard let other = second.max else { return .none }
            return .max(Swift.max(one - other, 0))
        }

        public static func -= (first: inout Self, second: Self) { first = first - second }
    }
#endif
