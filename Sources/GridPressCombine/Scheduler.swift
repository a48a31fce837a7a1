// Names of Combine. Publishers deliver their values at once, and time doesn't pass.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A context that performs work.
    ///
    /// In a still picture all work is performed at once.
    public protocol Scheduler<SchedulerTimeType> {
        /// The type of points in time.
        associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
        associatedtype SchedulerOptions
        var now: SchedulerTimeType { get }
        var minimumTolerance: SchedulerTimeType.Stride { get }
        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void)

        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable
    }

    extension Scheduler {
        public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

        public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
            schedule(after: date, tolerance: minimumTolerance, options: nil, action)
        }

        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
        ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
    }

    public protocol SchedulerTimeIntervalConvertible {
        /// Returns a length of time in seconds.
        static func seconds(_ value: Int) -> Self
        /// Returns a length of time in seconds.
        static func seconds(_ value: Double) -> Self
        static func milliseconds(_ value: Int) -> Self
        static func microseconds(_ value: Int) -> Self
        static func nanoseconds(_ value: Int) -> Self
    }

    public struct SchedulerMoment: Strideable, Hashable, Sendable {
        /// The seconds since the reference date.
        let seconds: Double
        init(seconds: Double) { self.seconds = seconds }

        public init(_ time: DispatchTime) {
            let now = DispatchTime.now(), distance = Double(time.uptimeNanoseconds) - Double(now.uptimeNanoseconds)
            seconds = Date().timeIntervalSinceReferenceDate + distance / 1e9
        }

        public init(_ date: Date) { seconds = date.timeIntervalSinceReferenceDate }
        public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
        public func distance(to other: SchedulerMoment) -> Stride { Stride(other.seconds - seconds) }
        public func advanced(by time: Stride) -> SchedulerMoment { SchedulerMoment(seconds: seconds + time.magnitude) }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable
        {
            /// The length of the time in seconds.
            public var magnitude: Double

            /// The length of the time in seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates a length of time in seconds.
            public init(_ seconds: Double) { magnitude = seconds }

            /// Creates a length of time in seconds.
            public init(integerLiteral seconds: Double) { magnitude = seconds }

            /// Creates a length of time in seconds.
            public init(floatLiteral seconds: Double) { magnitude = seconds }

            /// Creates a length of time in seconds.
            public init?<Number: BinaryInteger>(exactly seconds: Number) { magnitude = Double(seconds) }

            /// Returns a length of time in seconds.
            public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }

            /// Returns a length of time in seconds.
            public static func seconds(_ value: Double) -> Stride { Stride(value) }
            public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
            public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
            public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }
            public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }

            public static func + (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude + second.magnitude)
            }

            public static func - (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude - second.magnitude)
            }

            /// Returns the product of two times, computed in seconds.
            public static func * (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude * second.magnitude)
            }

            public static func *= (first: inout Stride, second: Stride) { first = first * second }
        }
    }

    /// A scheduler that performs work at once.
    public protocol PromptScheduler: Scheduler where SchedulerTimeType == SchedulerMoment {}

    extension PromptScheduler {
        public var now: SchedulerMoment { SchedulerMoment(seconds: Date().timeIntervalSinceReferenceDate) }
        public var minimumTolerance: SchedulerMoment.Stride { 0 }

        /// Performs work at once.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

        /// Performs work at once, without waiting for the date.
        public func schedule(
            after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) { action() }

        public func schedule(
            after date: SchedulerMoment, interval: SchedulerMoment.Stride, tolerance: SchedulerMoment.Stride,
            options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            action()
            return AnyCancellable {}
        }
    }

    extension RunLoop: PromptScheduler { public struct SchedulerOptions: Sendable {} }

    extension DispatchQueue: PromptScheduler { public struct SchedulerOptions: Sendable {} }

    extension OperationQueue: PromptScheduler { public struct SchedulerOptions: Sendable {} }

    /// A scheduler that performs work at once.
    public struct ImmediateScheduler: PromptScheduler, Sendable {
        public typealias SchedulerOptions = Never
        public static let shared = ImmediateScheduler()
    }

    extension Publisher {
        /// Returns a publisher of the same values, delivered at once.
        public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
            Output, Failure
        > { eraseToAnyPublisher() }

        /// Returns a publisher of the same values, subscribed to at once.
        public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
            Output, Failure
        > { eraseToAnyPublisher() }

        /// Returns a publisher of the same values, because no time passes between them.
        public func debounce<S: Scheduler>(
            for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

        /// Returns a publisher of the same values, because no time passes between them.
        public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
            -> AnyPublisher<Output, Failure>
        { eraseToAnyPublisher() }

        /// Returns a publisher of the same values, delivered without a delay.
        public func delay<S: Scheduler>(
            for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

        /// Returns a publisher of the same values, because no time passes between them.
        public func timeout<S: Scheduler>(
            _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
            customError: (() -> Failure)? = nil
        ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    }
#endif
