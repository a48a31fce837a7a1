#if !canImport(Darwin)
    /// A context in which work is done; in a still picture it is done at once.
    public protocol Scheduler<SchedulerTimeType> {
        /// The type of moments.
        associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
        /// The type of options.
        associatedtype SchedulerOptions

        /// The current moment.
        var now: SchedulerTimeType { get }

        /// The smallest time by which work may be late.
        var minimumTolerance: SchedulerTimeType.Stride { get }

        /// Does work as soon as possible.
        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

        /// Does work after a moment.
        func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        )

        /// Does work again and again after a moment.
        func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable
    }

    extension Scheduler {
        /// Does work as soon as possible.
        public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

        /// Does work after a moment.
        public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
            schedule(after: date, tolerance: minimumTolerance, options: nil, action)
        }
    }

    /// A length of time that is given in common units.
    public protocol SchedulerTimeIntervalConvertible {
        /// Returns a number of seconds.
        static func seconds(_ value: Int) -> Self
        /// Returns a number of seconds.
        static func seconds(_ value: Double) -> Self
        /// Returns a number of milliseconds.
        static func milliseconds(_ value: Int) -> Self
        /// Returns a number of microseconds.
        static func microseconds(_ value: Int) -> Self
        /// Returns a number of nanoseconds.
        static func nanoseconds(_ value: Int) -> Self
    }

    /// A moment of a scheduler.
    public struct SchedulerMoment: Strideable, Hashable, Sendable {
        /// The seconds since the reference date.
        let seconds: Double

        /// Returns the time until another moment.
        public func distance(to other: SchedulerMoment) -> Stride { Stride(other.seconds - seconds) }

        /// Returns the moment after some time.
        public func advanced(by time: Stride) -> SchedulerMoment { SchedulerMoment(seconds: seconds + time.magnitude) }

        /// A length of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable
        {
            /// The seconds.
            public var magnitude: Double

            /// The seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// A number of seconds.
            public init(_ seconds: Double) { magnitude = seconds }

            /// A number of seconds.
            public init(integerLiteral seconds: Double) { magnitude = seconds }

            /// A number of seconds.
            public init(floatLiteral seconds: Double) { magnitude = seconds }

            /// A number of seconds.
            public init?<Number: BinaryInteger>(exactly seconds: Number) { magnitude = Double(seconds) }

            /// Returns a number of seconds.
            public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }

            /// Returns a number of seconds.
            public static func seconds(_ value: Double) -> Stride { Stride(value) }

            /// Returns a number of milliseconds.
            public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }

            /// Returns a number of microseconds.
            public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }

            /// Returns a number of nanoseconds.
            public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }

            /// Returns whether one time is shorter.
            public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }

            /// Returns both times, one after the other.
            public static func + (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude + second.magnitude)
            }

            /// Returns the time that is left of another.
            public static func - (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude - second.magnitude)
            }

            /// Returns the product of both.
            public static func * (first: Stride, second: Stride) -> Stride {
                Stride(first.magnitude * second.magnitude)
            }

            /// Multiplies a time.
            public static func *= (first: inout Stride, second: Stride) { first = first * second }
        }
    }

    /// Does work at once.
    public protocol PromptScheduler: Scheduler where SchedulerTimeType == SchedulerMoment {}

    extension PromptScheduler {
        /// The current moment.
        public var now: SchedulerMoment { SchedulerMoment(seconds: Date().timeIntervalSinceReferenceDate) }

        /// The smallest time by which work may be late: none.
        public var minimumTolerance: SchedulerMoment.Stride { 0 }

        /// Does work at once.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

        /// Does work at once.
        public func schedule(
            after date: SchedulerMoment,
            tolerance: SchedulerMoment.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            action()
        }

        /// Does work once, at once.
        public func schedule(
            after date: SchedulerMoment,
            interval: SchedulerMoment.Stride,
            tolerance: SchedulerMoment.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            action()
            return AnyCancellable {}
        }
    }

    extension RunLoop: PromptScheduler {
        /// The options of a scheduler, of which there are none.
        public struct SchedulerOptions: Sendable {}
    }

    extension DispatchQueue: PromptScheduler {
        /// The options of a scheduler, of which there are none.
        public struct SchedulerOptions: Sendable {}
    }

    extension OperationQueue: PromptScheduler {
        /// The options of a scheduler, of which there are none.
        public struct SchedulerOptions: Sendable {}
    }

    /// A scheduler that does work at once.
    public struct ImmediateScheduler: PromptScheduler, Sendable {
        /// The options of a scheduler, of which there are none.
        public typealias SchedulerOptions = Never

        /// The scheduler.
        public static let shared = ImmediateScheduler()
    }

    extension Publisher {
        /// Returns a publisher of the same values, which are delivered at once.
        public func receive<S: Scheduler>(
            on scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            eraseToAnyPublisher()
        }

        /// Returns a publisher of the same values, which are asked for at once.
        public func subscribe<S: Scheduler>(
            on scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            eraseToAnyPublisher()
        }

        /// Returns a publisher of the same values: no time passes between them.
        public func debounce<S: Scheduler>(
            for dueTime: S.SchedulerTimeType.Stride,
            scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            eraseToAnyPublisher()
        }

        /// Returns a publisher of the same values: no time passes between them.
        public func throttle<S: Scheduler>(
            for interval: S.SchedulerTimeType.Stride,
            scheduler: S,
            latest: Bool
        ) -> AnyPublisher<Output, Failure> {
            eraseToAnyPublisher()
        }

        /// Returns a publisher of the same values, which are delivered at once.
        public func delay<S: Scheduler>(
            for interval: S.SchedulerTimeType.Stride,
            tolerance: S.SchedulerTimeType.Stride? = nil,
            scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> AnyPublisher<Output, Failure> {
            eraseToAnyPublisher()
        }

        /// Returns a publisher of the same values: no time passes between them.
        public func timeout<S: Scheduler>(
            _ interval: S.SchedulerTimeType.Stride,
            scheduler: S,
            options: S.SchedulerOptions? = nil,
            customError: (() -> Failure)? = nil
        ) -> AnyPublisher<Output, Failure> {
            eraseToAnyPublisher()
        }
    }
#endif
