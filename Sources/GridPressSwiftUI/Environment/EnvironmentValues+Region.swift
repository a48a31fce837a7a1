// Where people live and what they read: the same for every figure, so that every machine draws the same picture.
// Texts are spelled in English whatever is set here; only views of one's own ask for these values.

extension EnvironmentValues {
    /// The language and the customs of people: English of the United States, unless something else is set.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// How days are counted: by the Gregorian calendar at Greenwich, unless something else is set.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// What time it is where people live: that of Greenwich, unless something else is set.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether people want bolder letters; unset unless something is set, and then for views of one's own only.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }

    private enum CalendarKey: EnvironmentKey {
        static let defaultValue: Calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = LocaleKey.defaultValue
            calendar.timeZone = .gmt
            return calendar
        }()
    }

    private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
    private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
}

/// Whether people want bolder letters.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bolder.
    case bold
}
