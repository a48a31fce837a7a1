// Values are formatted alike on every machine: in English, and in Greenwich Mean Time unless a format names another
// time zone.

extension FormatStyle where FormatOutput == String {
    /// Returns the value as text.
    package func spelled(_ input: FormatInput) -> String {
        let format = locale(.fixed)
        guard var dates = format as? Date.FormatStyle, let date = input as? Date else { return format.format(input) }
        if dates.timeZone == .autoupdatingCurrent { dates.timeZone = .gmt }
        dates.calendar = Calendar(identifier: .gregorian)
        return dates.format(date)
    }
}

extension Locale {
    /// The locale of all formats, so that every machine draws the same text.
    fileprivate static let fixed = Locale(identifier: "en_US")
}
