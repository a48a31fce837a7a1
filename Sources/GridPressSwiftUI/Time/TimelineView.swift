/// Content that depends on the time; a still picture shows the first date of its schedule.
///
/// The same picture is drawn on every day: a schedule that says nothing of its start begins on 1 January 2024, at noon,
/// in the time zone of Greenwich.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: NonisolatedView {
    /// The date of a timeline, with the pace of its changes.
    public struct Context {
        /// The date that is shown.
        public let date: Date
        /// The pace at which the date changes.
        public let cadence: Cadence

        /// The pace of a timeline.
        public enum Cadence: Comparable, Sendable {
            /// Always.
            case live
            /// Each second.
            case seconds
            /// Each minute.
            case minutes
        }
    }

    private let content: Content

    /// Content that depends on the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        let date = schedule.entries(from: .figureDate, mode: .normal).first { _ in true } ?? .figureDate
        self.content = content(TimelineViewDefaultContext(date: date, cadence: .live))
    }

    /// The content at the first date.
    public var body: some View { content }
}

/// The context of a timeline whose types are hidden.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension Date {
    /// The date of everything that a figure shows of time.
    static let figureDate = Date(timeIntervalSince1970: 1_704_110_400)
}

/// The dates at which a timeline changes.
public protocol TimelineSchedule {
    /// The mode in which dates are asked for.
    typealias Mode = TimelineScheduleMode
    /// The type of the list of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from one on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The pace that a timeline may have.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as they do.
    case normal
    /// Seldom, as on a screen that is always on.
    case lowFrequency
}

/// The dates with a distance between them.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The list of dates.
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

    /// The dates from one on, with a distance in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// Returns the dates from one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: interval)
    }
}

/// The dates at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates at the start of each minute.
    public init() {}

    /// Returns the dates from one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: 60).entries(from: startDate, mode: mode)
    }
}

/// The dates of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of an animation that may rest.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    /// Returns the dates from one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: 1.0 / 60).entries(from: startDate, mode: mode)
    }
}

/// Some dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Some dates.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the dates that were given.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The dates at the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The dates of an animation.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns the dates of an animation that may rest.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns the dates from one on, with a distance in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// Returns some dates that are given.
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
    where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}
