/// The plural rules of languages, from Unicode's Common Locale Data Repository.
enum PluralRules {
    /// Returns the plural category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
    ///
    /// In languages without an entry, 1 has the category `one`, and all other numbers have the category `other`.
    static func form(of number: Double, in language: String) -> String {
        let name = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        guard number.isFinite, abs(number) < 1e15 else { return "other" }
        let count = Count(number)
        switch name {
        case "ja", "ko", "zh", "vi", "th", "id", "in", "ms", "my", "lo", "km": return "other"
        case "fr", "pt", "hy": return count.whole < 2 ? "one" : "other"
        case "hi", "fa", "bn", "gu", "kn", "mr", "zu", "am": return count.whole == 0 || number == 1 ? "one" : "other"
        case "ru", "uk", "be": return count.slavic(otherwise: "many")
        case "sr", "hr", "bs": return count.slavic(otherwise: "other")
        case "pl": return !count.isWhole ? "other" : count.whole == 1 ? "one" : count.isFew ? "few" : "many"
        case "cs", "sk":
            guard count.isWhole else { return "many" }
            return count.whole == 1 ? "one" : (2...4).contains(count.whole) ? "few" : "other"
        case "ar": return count.arabic
        case "he", "iw": return count.isWhole && count.whole <= 2 ? ["other", "one", "two"][count.whole] : "other"
        case "ro", "mo":
            if count.isWhole, count.whole == 1 { return "one" }
            return !count.isWhole || count.whole == 0 || (1...19).contains(count.hundredth) ? "few" : "other"
        case "sl":
            guard count.isWhole else { return "few" }
            return [1: "one", 2: "two", 3: "few", 4: "few"][count.hundredth] ?? "other"
        case "lt": return count.lithuanian
        case "lv":
            guard count.isWhole else { return "other" }
            if count.tenth == 0 || (11...19).contains(count.hundredth) { return "zero" }
            return count.tenth == 1 ? "one" : "other"
        default: return number == 1 ? "one" : "other"
        }
    }

    /// A number with the properties that the rules use.
    private struct Count {
        let whole: Int
        let isWhole: Bool
        var tenth: Int { whole % 10 }
        var hundredth: Int { whole % 100 }
        /// Whether the number ends in 2, 3 or 4, but not in 12, 13 or 14.
        var isFew: Bool { (2...4).contains(tenth) && !(12...14).contains(hundredth) }

        init(_ number: Double) {
            let size = abs(number)
            whole = Int(size)
            isWhole = size == Double(whole)
        }

        func slavic(otherwise rest: String) -> String {
            guard isWhole else { return "other" }
            if tenth == 1, hundredth != 11 { return "one" }
            return isFew ? "few" : rest
        }

        var arabic: String {
            guard isWhole else { return "other" }
            if whole <= 2 { return ["zero", "one", "two"][whole] }
            return (3...10).contains(hundredth) ? "few" : hundredth >= 11 ? "many" : "other"
        }

        var lithuanian: String {
            guard isWhole else { return "many" }
            if tenth == 0 || (11...19).contains(hundredth) { return "other" }
            return tenth == 1 ? "one" : "few"
        }
    }
}
