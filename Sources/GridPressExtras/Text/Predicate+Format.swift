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
        private let name: String
        private let options: String.CompareOptions
        private let other: String
        /// The expression of `MATCHES` and `LIKE`; `nil` for other operators and for a wrong pattern.
        private let expression: NSRegularExpression?

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
            self.other = Self.folded(other, options)
            let pattern: String? =
                switch name {
                // Only accents need a folded pattern: the expression itself can ignore case.
                case "MATCHES": options.contains(.diacriticInsensitive) ? self.other : other
                case "LIKE": Self.pattern(ofWildcards: self.other)
                default: nil
                }
            expression = pattern.flatMap { pattern in
                try? NSRegularExpression(
                    pattern: "\\A(?:\(pattern))\\z",
                    options: options.contains(.caseInsensitive) ? [.caseInsensitive] : []
                )
            }
        }

        func isTrue(of string: String) -> Bool {
            let string = Self.folded(string, options)
            return switch name {
            case "MATCHES", "LIKE": matches(string)
            case "CONTAINS": string.contains(other)
            case "BEGINSWITH": string.hasPrefix(other)
            case "ENDSWITH": string.hasSuffix(other)
            case "=", "==": string == other
            default: false
            }
        }

        private static func folded(_ string: String, _ options: String.CompareOptions) -> String {
            options.isEmpty ? string : string.folding(options: options, locale: nil)
        }

        /// Returns the regular expression of a pattern with `*` and `?`.
        private static func pattern(ofWildcards text: String) -> String {
            NSRegularExpression.escapedPattern(for: text)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        }

        private func matches(_ string: String) -> Bool {
            expression?.firstMatch(in: string, range: NSRange(string.startIndex..., in: string)) != nil
        }
    }
#endif
