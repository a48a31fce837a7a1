// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// A formatter for the time between two dates, in English.
    ///
    /// Foundation provides this class only on Apple platforms.
    open class RelativeDateTimeFormatter: Formatter {
        public enum DateTimeStyle: Int, Hashable, Sendable { case numeric, named }

        public enum UnitsStyle: Int, Hashable, Sendable { case full, spellOut, short, abbreviated }

        open var dateTimeStyle = DateTimeStyle.numeric, unitsStyle = UnitsStyle.full
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

        open func localizedString(for date: Date, relativeTo reference: Date) -> String {
            let parts = (calendar ?? .current).dateComponents(Set(Self.units.map(\.unit)), from: reference, to: date)
            return localizedString(from: parts)
        }

        /// Returns the words for a number of seconds.
        open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
            let start = Date(timeIntervalSinceReferenceDate: 0)
            return localizedString(for: start + interval, relativeTo: start)
        }

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
            let count = abs(value), amount: String
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
