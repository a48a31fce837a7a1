import GridPressSwiftUI

#if !canImport(Darwin)
    /// A formatter for the time between two dates, in English.
    ///
    /// Foundation provides this class only on Apple platforms.
    open class RelativeDateTimeFormatter: Formatter {
        /// The style of nearby days.
        public enum DateTimeStyle: Int, Hashable, Sendable {
            /// Numbers, as in "1 day ago".
            case numeric
            /// Names where they exist, as in "yesterday".
            case named
        }

        /// The style of units.
        public enum UnitsStyle: Int, Hashable, Sendable {
            /// Full words with digits, as in "2 months ago".
            case full
            /// Full words with spelled-out numbers, as in "two months ago".
            case spellOut
            /// Short words, as in "2 mo. ago".
            case short
            /// Abbreviations, as in "2mo ago".
            case abbreviated
        }

        /// The position of the text in its context.
        public enum Context: Int, Hashable, Sendable {
            /// The context is unknown.
            case unknown
            /// The context is determined automatically.
            case dynamic
            /// The text has no context.
            case standalone
            /// The text is a list item.
            case listItem
            /// The text is at the start of a sentence.
            case beginningOfSentence
            /// The text is inside a sentence.
            case middleOfSentence
        }

        /// The style of nearby days.
        open var dateTimeStyle = DateTimeStyle.numeric
        /// The style of units.
        open var unitsStyle = UnitsStyle.full
        /// The position of the text in its context.
        ///
        /// Has no effect.
        open var formattingContext = Context.unknown
        /// The calendar for the units; `nil` for the current calendar.
        open var calendar: Calendar! = .current
        /// The locale.
        ///
        /// Has no effect: the text is always English.
        open var locale: Locale! = .current

        private static let units: [(unit: Calendar.Component, name: String, short: String)] = [
            (.year, "year", "yr."), (.month, "month", "mo."), (.weekOfMonth, "week", "wk."), (.day, "day", "day"),
            (.hour, "hour", "hr."), (.minute, "minute", "min."), (.second, "second", "sec."),
        ]

        /// Returns the words for the time from a reference date to another date.
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

        /// Returns the words for the time from the date of figures to a date; `nil` for other objects.
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
            case .spellOut: amount = "\(count.spelledOut) \(name)\(count == 1 ? "" : "s")"
            case .short: amount = "\(count) \(short == "day" && count != 1 ? "days" : short)"
            case .abbreviated: amount = "\(count)\(unit == .month ? "mo" : String(name.prefix(1)))"
            }
            return value < 0 || value == 0 && unit != .second ? amount + " ago" : "in " + amount
        }
    }
#endif
