extension Text {
    /// The style of a date in a text.
    public struct DateStyle: Hashable, Sendable, Codable {
        fileprivate enum Kind: String, Hashable, Codable {
            case time
            case date
            case relative
            case offset
            case timer
        }

        fileprivate let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The date.
        public static let date = DateStyle(kind: .date)
        /// The time until or since the date, in the two largest units.
        public static let relative = DateStyle(kind: .relative)
        /// The time until or since the date, in the largest unit with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// The time until or since the date, as a timer.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text of a date, in English.
    ///
    /// Relative times and timers show the time from or to the date of figures, 1 January 2024 at noon GMT. They don't
    /// change in a static rendering.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: date.written(style)) }

    /// Creates a text of the start and the end of an interval.
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: "\(dates.lowerBound.written(.time)) – \(dates.upperBound.written(.time))")
    }

    /// Creates a text of the start and the end of an interval.
    public init(_ interval: DateInterval) { self.init(interval.start...max(interval.start, interval.end)) }

    /// Creates a text of a timer.
    ///
    /// The timer shows the time at `pauseTime`, or else at the date of figures. It doesn't change in a static rendering.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? .figureDate, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: seconds.clock(showsHours: showsHours))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Adds the start and the end of an interval.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Adds the start and the end of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Adds the time of a timer.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let text = Text(
            timerInterval: timerInterval,
            pauseTime: pauseTime,
            countsDown: countsDown,
            showsHours: showsHours
        )
        appendInterpolation(text)
    }
}

extension Date {
    /// Returns the date as text.
    fileprivate func written(_ style: Text.DateStyle) -> String {
        let distance = timeIntervalSince(.figureDate)
        switch style.kind {
        case .time: return Date.FormatStyle(date: .omitted, time: .shortened).spelled(self)
        case .date: return Date.FormatStyle(date: .long, time: .omitted).spelled(self)
        case .timer: return abs(distance).clock(showsHours: true)
        case .relative: return distance.units
        case .offset: return (distance < 0 ? "-" : "+") + distance.largestUnit
        }
    }
}

extension TimeInterval {
    /// Returns the time as hours, minutes and seconds.
    fileprivate func clock(showsHours: Bool) -> String {
        let seconds = Swift.max(0, Int(Swift.min(rounded(), 1e12)))
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        guard showsHours, hours > 0 else { return "\(seconds / 60):\(digits(seconds % 60))" }
        return "\(hours):\(digits(minutes)):\(digits(seconds % 60))"
    }

    /// The units of the time that aren't 0, from years to seconds.
    private var parts: [(count: Int, short: String, name: String)] {
        let seconds = Int(Swift.min(abs(self).rounded(), 1e12))
        return [
            (seconds / 31_536_000, "yr", "year"), (seconds / 2_592_000 % 12, "mth", "month"),
            (seconds / 86_400 % 30, "day", "day"), (seconds / 3600 % 24, "hr", "hour"),
            (seconds / 60 % 60, "min", "minute"), (seconds % 60, "sec", "second"),
        ].filter { $0.0 > 0 }
    }

    /// The two largest units of the time.
    fileprivate var units: String {
        let parts = parts.prefix(2).map { part in
            "\(part.count) \(part.short)\(part.count > 1 && ["day", "mth"].contains(part.short) ? "s" : "")"
        }
        return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }

    /// The largest unit of the time.
    fileprivate var largestUnit: String {
        guard let part = parts.first else { return "0 seconds" }
        return "\(part.count) \(part.name)\(part.count == 1 ? "" : "s")"
    }
}
