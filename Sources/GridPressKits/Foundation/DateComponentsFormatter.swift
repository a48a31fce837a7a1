// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// A formatter for durations, in English.
    ///
    /// Foundation provides this class only on Apple platforms.
    open class DateComponentsFormatter: Formatter {
        public enum UnitsStyle: Int, Hashable, Sendable { case positional, abbreviated, short, full, spellOut, brief }

        /// The units.
        ///
        /// If the set is empty, a duration is written in all units, and components in their own units.
        open var allowedUnits: NSCalendar.Unit = []
        open var unitsStyle = UnitsStyle.positional, zeroFormattingBehavior = ZeroFormattingBehavior.default
        open var maximumUnitCount = 0
        /// The calendar for the units; `nil` for the current calendar.
        open var calendar: Calendar? = .current
        /// The start of durations; `nil` for the reference date.
        open var referenceDate: Date?
        open var allowsFractionalUnits = false, collapsesLargestUnit = false, includesApproximationPhrase = false
        open var includesTimeRemainingPhrase = false, formattingContext = Context.unknown

        private struct Unit {
            let component: Calendar.Component, flag: NSCalendar.Unit, name: String, short: String, letter: String
        }

        private static let units = [
            Unit(component: .year, flag: .year, name: "year", short: "yr", letter: "y"),
            Unit(component: .month, flag: .month, name: "month", short: "mth", letter: "mo"),
            Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week", short: "wk", letter: "w"),
            Unit(component: .day, flag: .day, name: "day", short: "day", letter: "d"),
            Unit(component: .hour, flag: .hour, name: "hour", short: "hr", letter: "h"),
            Unit(component: .minute, flag: .minute, name: "minute", short: "min", letter: "m"),
            Unit(component: .second, flag: .second, name: "second", short: "sec", letter: "s"),
        ]

        private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

        /// Returns the words for a number of seconds.
        open func string(from interval: TimeInterval) -> String? {
            guard interval.isFinite, abs(interval) < 1e12 else { return nil }
            return string(from: start, to: start + interval)
        }

        open func string(from start: Date, to end: Date) -> String? { words(from: start, to: end, in: chosenUnits) }

        open func string(from components: DateComponents) -> String? {
            guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
            let given = Self.units.filter { components.value(for: $0.component) != nil }
            return words(from: start, to: end, in: allowedUnits.isEmpty && !given.isEmpty ? given : chosenUnits)
        }

        private var chosenUnits: [Unit] {
            let units = Self.units.filter { allowedUnits.contains($0.flag) }
            return units.isEmpty ? Self.units : units
        }

        private func words(from start: Date, to end: Date, in units: [Unit]) -> String? {
            let components = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: start, to: end)
            let parts = written(units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) })
            // A negative duration has one sign, before the first number.
            let isNegative = parts.contains { $0.value < 0 }
            var text = (isNegative ? "-" : "") + words(parts.map { (unit: $0.unit, value: abs($0.value)) })
            if includesApproximationPhrase { text = "About " + text }
            if includesTimeRemainingPhrase { text += " remaining" }
            return text
        }

        open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = unitsStyle
            return formatter.string(from: components)
        }

        /// Returns the words for components; `nil` for other objects.
        open override func string(for object: Any?) -> String? {
            (object as? DateComponents).flatMap(string(from:)) ?? (object as? TimeInterval).flatMap(string(from:))
        }

        private func written(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
            var behavior = zeroFormattingBehavior
            if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
            let used = values.indices.filter { values[$0].value != 0 }
            guard let first = used.first, let last = used.last else {
                return behavior.contains(.pad) ? limited(values) : Array(values.suffix(1))
            }
            let kept = values.enumerated().filter { index, part in
                if part.value != 0 { return true }
                if index < first { return !behavior.contains(.dropLeading) }
                return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
            }
            return limited(kept.map(\.element))
        }

        private func limited(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
            guard maximumUnitCount > 0 else { return values }
            let first = values.firstIndex { $0.value != 0 } ?? 0
            return Array(values[first...].prefix(maximumUnitCount))
        }

        private func words(_ parts: [(unit: Unit, value: Int)]) -> String {
            func plural(_ word: String, _ value: Int) -> String { value == 1 ? word : word + "s" }
            func short(_ unit: Unit, _ value: Int) -> String {
                ["hr", "min", "sec"].contains(unit.short) ? unit.short : plural(unit.short, value)
            }
            return switch unitsStyle {
            case .positional:
                parts.enumerated().map { index, part in
                    let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
                    return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
                }.joined(separator: ":")
            case .abbreviated: parts.map { "\($0.value)\($0.unit.letter)" }.joined(separator: " ")
            case .brief: parts.map { "\($0.value)\(short($0.unit, $0.value))" }.joined(separator: " ")
            case .short: parts.map { "\($0.value) \(short($0.unit, $0.value))" }.joined(separator: ", ")
            case .full: parts.map { "\($0.value) \(plural($0.unit.name, $0.value))" }.joined(separator: ", ")
            case .spellOut:
                parts.map { "\($0.value.spelledOut) \(plural($0.unit.name, $0.value))" }.joined(separator: ", ")
            }
        }
    }

    extension Int {
        /// The number in English words.
        var spelledOut: String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = Locale(identifier: "en")
            return formatter.string(from: NSNumber(value: self)) ?? "\(self)"
        }
    }
#endif
