/// The parts of two long texts around their first difference.
package enum Excerpt {
    /// The number of characters before the first difference.
    private static let lead = 24

    /// Returns both texts, shortened so that their first difference is in both.
    package static func pair(_ old: String, _ new: String, longest: Int) -> (old: String, new: String) {
        guard old.count > longest || new.count > longest else { return (old, new) }
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let start = shared > lead * 2 ? shared - lead : 0
        func part(_ text: String) -> String {
            (start > 0 ? "…" : "") + String(text.dropFirst(start)).shortened(to: longest)
        }
        return (part(old), part(new))
    }
}

extension String {
    /// The text in quotation marks, shortened to its start if it is long.
    package var quotedShortly: String { "\"\(shortened)\"" }

    /// Returns two texts in quotation marks, shortened around their first difference if they are long.
    package static func quotedShortly(_ old: String, _ new: String) -> (old: String, new: String) {
        let pair = Excerpt.pair(old.onOneLine, new.onOneLine, longest: longestQuotation)
        return ("\"\(pair.old)\"", "\"\(pair.new)\"")
    }

    private static var longestQuotation: Int { 48 }

    private var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The text on one line, shortened to its start if it is long.
    package var shortened: String { onOneLine.shortened(to: Self.longestQuotation) }

    /// Returns the text, shortened to a number of characters.
    package func shortened(to limit: Int) -> String { count <= limit ? self : prefix(limit - 1) + "…" }

    /// The text, unless it is empty.
    package var nonEmpty: String? { isEmpty ? nil : self }
}
