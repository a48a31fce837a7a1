/// A view whose content depends on the time.
///
/// A picture shows the first date of its schedule.
///
/// Pictures don't depend on the current date: a schedule without a start date begins on 1 January 2024, at noon GMT.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: NonisolatedView {
    /// The date of a timeline, and its cadence.
    public struct Context {
        /// The date that is shown.
        public let date: Date
        /// The frequency of the timeline's updates.
        public let cadence: Cadence

        /// A frequency of updates.
        public enum Cadence: Comparable, Sendable {
            /// Continuous updates.
            case live
            /// Updates every second.
            case seconds
            /// Updates every minute.
            case minutes
        }
    }

    private let content: Content

    /// Creates a timeline whose content depends on the dates of a schedule.
    ///
    /// The closure receives the first date, or the date of figures if the schedule has no dates.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        let date = schedule.entries(from: .figureDate, mode: .normal).first { _ in true } ?? .figureDate
        self.content = content(TimelineViewDefaultContext(date: date, cadence: .live))
    }

    /// The content at the first date.
    public var body: some View { content }
}

/// The context that the content closure of a timeline receives.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension Date {
    /// The current date of every figure: 1 January 2024, at noon GMT.
    package static let figureDate = Date(timeIntervalSince1970: 1_704_110_400)
}

/// A type that provides the dates at which a timeline updates.
public protocol TimelineSchedule {
    /// The mode in which dates are requested.
    typealias Mode = TimelineScheduleMode
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates, starting at a start date.
    ///
    /// A picture uses the first date.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule with dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule with a start date and an interval in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// Returns the start date of the schedule, then one date after each interval.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: interval)
    }
}

/// A schedule with the start date, and a date every minute after it.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule of minutes.
    public init() {}

    /// Returns the start date, then a date every minute after it.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: 60).entries(from: startDate, mode: mode)
    }
}

/// A schedule for animations.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule for an animation.
    ///
    /// The interval and the pause have no effect.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    /// Returns the start date, then a date every sixtieth of a second after it.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: 1.0 / 60).entries(from: startDate, mode: mode)
    }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule with explicit dates.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the explicit dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for animations.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule for an animation.
    ///
    /// The interval and the pause have no effect.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with a start date and an interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// Returns a schedule with explicit dates.
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
    where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}
