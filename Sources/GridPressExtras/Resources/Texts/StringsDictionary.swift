/// A reader of `.stringsdict` files: texts that depend on numbers.
enum StringsDictionary {
    /// Returns the texts of a file by their keys.
    static func entries(_ data: Data, language: String) -> [String: StringEntry] {
        (PropertyListFile.dictionary(data) ?? [:]).compactMapValues { value in
            guard let item = value as? [String: Any] else { return (value as? String).map { StringEntry($0) } }
            guard let format = item["NSStringLocalizedFormatKey"] as? String else {
                // The text for the largest width is the complete one.
                let widths = item["NSStringVariableWidthRuleType"] as? [String: String]
                return widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { StringEntry($0.value) }
            }
            let variables = item.compactMapValues { value -> StringEntry.Variable? in
                guard let forms = value as? [String: Any] else { return nil }
                return StringEntry.Variable(
                    argument: nil,
                    forms: forms.filter { !$0.key.hasPrefix("NS") }.compactMapValues { $0 as? String }
                )
            }
            return StringEntry(format, variables, language: language)
        }
    }
}
