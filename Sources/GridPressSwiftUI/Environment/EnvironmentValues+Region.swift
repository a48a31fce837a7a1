// Where people live and what they read: the same for every figure, so that every machine draws the same picture.
// Numbers and dates are spelled in English whatever is set here; texts of tables are in the language of the locale.

extension EnvironmentValues {
    /// The language and the customs of people: English of the United States, unless something else is set.
    ///
    /// Texts by their keys are in this language, where the tables of a bundle have it. Previews of sources begin with the
    /// locale that they are drawn for.
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

    private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { ProgramResources.locale } }

    private enum CalendarKey: EnvironmentKey {
        static let defaultValue: Calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
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
