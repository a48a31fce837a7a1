#if !canImport(Darwin)
    /// Words for the time between two dates, in English, which Foundation has on Apple's systems alone.
    open class RelativeDateTimeFormatter: Formatter {
        /// The words of days that are near.
        public enum DateTimeStyle: Int, Hashable, Sendable {
            /// Numbers, as in "1 day ago".
            case numeric
            /// Names, as in "yesterday".
            case named
        }

        /// The length of words.
        public enum UnitsStyle: Int, Hashable, Sendable {
            /// As in "2 months ago".
            case full
            /// As in "two months ago".
            case spellOut
            /// As in "2 mo. ago".
            case short
            /// As in "2mo ago".
            case abbreviated
        }

        /// The place in a text.
        public enum Context: Int, Hashable, Sendable {
            /// A place that isn't known.
            case unknown
            /// A place that is found out.
            case dynamic
            /// A place alone.
            case standalone
            /// A place in a list.
            case listItem
            /// The start of a sentence.
            case beginningOfSentence
            /// The middle of a sentence.
            case middleOfSentence
        }

        /// The words of days that are near.
        open var dateTimeStyle = DateTimeStyle.numeric
        /// The length of words.
        open var unitsStyle = UnitsStyle.full
        /// The place in a text, which changes nothing.
        open var formattingContext = Context.unknown
        /// The calendar by which units are counted.
        open var calendar: Calendar! = .current
        /// The language, which is always English.
        open var locale: Locale! = .current

        private static let units: [(unit: Calendar.Component, name: String, short: String)] = [
            (.year, "year", "yr."), (.month, "month", "mo."), (.weekOfMonth, "week", "wk."), (.day, "day", "day"),
            (.hour, "hour", "hr."), (.minute, "minute", "min."), (.second, "second", "sec."),
        ]

        /// Returns the words for the time from one date to another.
        open func localizedString(for date: Date, relativeTo reference: Date) -> String {
            let parts = (calendar ?? .current).dateComponents(
                Set(Self.units.map(\.unit)),
                from: reference,
                to: date
            )
            return localizedString(from: parts)
        }

        /// Returns the words for a number of seconds.
        open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            return localizedString(for: start + interval, relativeTo: start)
        }

        /// Returns the words for the largest unit that isn't 0.
        open func localizedString(from components: DateComponents) -> String {
            for (unit, name, short) in Self.units {
                guard let value = components.value(for: unit), value != 0 else { continue }
                return words(value, unit, name, short)
            }
            return dateTimeStyle == .named ? "now" : words(0, .second, "second", "sec.")
        }

        /// Returns the words for a date, from now on.
        open override func string(for object: Any?) -> String? {
            (object as? Date).map { localizedString(for: $0, relativeTo: Date.figureDate) }
        }

        private func words(_ value: Int, _ unit: Calendar.Component, _ name: String, _ short: String) -> String {
            if dateTimeStyle == .named, abs(value) == 1 {
                if unit == .day { return value < 0 ? "yesterday" : "tomorrow" }
                if unit != .hour, unit != .minute, unit != .second { return (value < 0 ? "last " : "next ") + name }
            }
            let count = abs(value)
            let amount: String
            switch unitsStyle {
            case .full: amount = "\(count) \(name)\(count == 1 ? "" : "s")"
            case .spellOut: amount = "\(Self.spelled(count)) \(name)\(count == 1 ? "" : "s")"
            case .short: amount = "\(count) \(short == "day" && count != 1 ? "days" : short)"
            case .abbreviated: amount = "\(count)\(unit == .month ? "mo" : String(name.prefix(1)))"
            }
            return value < 0 || value == 0 && unit != .second ? amount + " ago" : "in " + amount
        }

        private static func spelled(_ count: Int) -> String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = Locale(identifier: "en")
            return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
        }
    }
#endif
