// Values are spelled alike on every machine: in English, and at Greenwich unless a format names another time zone.

extension FormatStyle where FormatOutput == String {
    /// The value as text.
    func spelled(_ input: FormatInput) -> String {
        let format = locale(.fixed)
        guard var dates = format as? Date.FormatStyle, let date = input as? Date else { return format.format(input) }
        if dates.timeZone == .autoupdatingCurrent { dates.timeZone = .gmt }
        dates.calendar = Calendar(identifier: .gregorian)
        return dates.format(date)
    }
}

extension Locale {
    /// The locale of all formats: the same text everywhere.
    fileprivate static let fixed = Locale(identifier: "en_US")
}
