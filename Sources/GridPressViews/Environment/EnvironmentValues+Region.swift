// The region and the language of the reader. The defaults are fixed, so that every machine draws the same picture.
// Numbers and dates are formatted in English whatever is set here; localized texts use the language of the locale.

extension EnvironmentValues {
    /// The language and the region of the reader.
    ///
    /// The default is US English.
    ///
    /// Localized texts are drawn in this language, if the tables of a bundle have it. Previews of sources start with
    /// the locale that they are drawn for.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    ///
    /// The default is the Gregorian calendar in Greenwich Mean Time.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of the reader.
    ///
    /// The default is Greenwich Mean Time.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The weight of text that the reader prefers.
    ///
    /// The default is `nil`.
    ///
    /// Has no effect on built-in views; custom views can read it.
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
