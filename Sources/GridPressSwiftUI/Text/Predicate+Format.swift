#if !canImport(Darwin)
    extension NSPredicate {
        /// Creates a predicate that compares a string with another one.
        ///
        /// A format is `SELF`, an operator and `%@`, as in `SELF MATCHES %@`. The operators are `MATCHES`, `LIKE`, `CONTAINS`,
        /// `BEGINSWITH`, `ENDSWITH`, `=` and `==`, with `[c]` to ignore case and `[d]` to ignore accents. Foundation has formats only on Apple's
        /// systems; a predicate with another format is always false.
        public convenience init(format: String, _ arguments: Any...) {
            let test = StringComparison(format: format, arguments: arguments)
            self.init { object, _ in (object as? String).map { test?.isTrue(of: $0) ?? false } ?? false }
        }
    }

    /// A comparison of a string, as the format of a predicate describes it.
    private struct StringComparison: Sendable {
        let name: String
        let options: String.CompareOptions
        let other: String

        init?(format: String, arguments: [Any]) {
            let words = format.split(separator: " ").map { $0.uppercased() }
            guard words.count == 3, words[0] == "SELF", words[2] == "%@", let other = arguments.first as? String else {
                return nil
            }
            let parts = words[1].split(separator: "[")
            name = parts.first.map(String.init) ?? ""
            var options: String.CompareOptions = []
            for flag in parts.dropFirst().joined() where flag != "]" {
                switch flag {
                case "C": options.insert(.caseInsensitive)
                case "D": options.insert(.diacriticInsensitive)
                default: return nil
                }
            }
            self.options = options
            self.other = other
        }

        func isTrue(of string: String) -> Bool {
            switch name {
            case "MATCHES": matches(string, other)
            case "LIKE": matches(string, wildcards)
            case "CONTAINS": folded(string).contains(folded(other))
            case "BEGINSWITH": folded(string).hasPrefix(folded(other))
            case "ENDSWITH": folded(string).hasSuffix(folded(other))
            case "=", "==": folded(string) == folded(other)
            default: false
            }
        }

        /// The regular expression of a pattern with `*` and `?`.
        private var wildcards: String {
            NSRegularExpression.escapedPattern(for: other)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        }

        private func folded(_ string: String) -> String {
            options.isEmpty ? string : string.folding(options: options, locale: nil)
        }

        /// Returns whether a regular expression matches a whole string.
        private func matches(_ string: String, _ pattern: String) -> Bool {
            let string = folded(string)
            let text = "\\A(?:\(options.contains(.diacriticInsensitive) ? folded(pattern) : pattern))\\z"
            let isAnyCase = options.contains(.caseInsensitive)
            guard
                let expression = try? NSRegularExpression(pattern: text, options: isAnyCase ? [.caseInsensitive] : [])
            else { return false }
            let range = NSRange(string.startIndex..., in: string)
            return expression.firstMatch(in: string, range: range) != nil
        }
    }
#endif
