/// Similar findings, which a report shows in one line: findings of one kind with the same severity and fix.
///
/// Errors aren't grouped, because each of them needs a separate correction.
package struct FindingGroup: Sendable {
    /// The criteria by which findings are similar.
    package struct Key: Hashable, Sendable {
        private let code: Finding.Code
        private let severity: Finding.Severity
        private let fix: String?

        /// Creates the key of a finding; `nil` for a finding that isn't grouped.
        package init?(_ finding: Finding) {
            guard finding.severity < .error else { return nil }
            (code, severity, fix) = (finding.code, finding.severity, finding.fix)
        }
    }

    /// The findings, in order; never empty.
    package private(set) var findings: [Finding]

    /// Creates a group of one finding.
    package init(_ finding: Finding) { findings = [finding] }

    /// Adds a similar finding.
    package mutating func add(_ finding: Finding) { findings.append(finding) }

    /// The first finding.
    package var first: Finding { findings[0] }

    /// The names of what the findings are about, each once and sorted; `nil` if a finding has none.
    package var names: [String]? {
        let names = findings.compactMap(\.subject)
        return names.count == findings.count ? Set(names).sorted() : nil
    }

    /// The common location: that of all findings, or the file of all findings; `nil` if there isn't one.
    package var location: String? {
        let locations = Set(findings.map(\.location))
        if locations.count == 1 { return first.location.map { "\($0)" } }
        let files = Set(findings.map(\.identity.file))
        return files.count == 1 ? first.identity.file : nil
    }

    /// The maximum number of names in a message.
    private static let mostNames = 12

    /// The findings as one message: their number and names, or the first message and the number of others.
    package var message: String {
        guard findings.count > 1 else { return first.message }
        guard let names, let plural = first.code.plural else {
            return "\(first.message) (and \(findings.count - 1) more like it)"
        }
        guard names.count > 1 else { return "\(first.message) It occurs \(findings.count) times." }
        let listed = names.prefix(Self.mostNames).map(\.asListed) + (names.count > Self.mostNames ? ["…"] : [])
        return "\(names.count) \(plural): \(listed.joined(separator: ", "))"
    }
}

extension String {
    /// The name in a list, in quotation marks if it isn't a single word.
    fileprivate var asListed: String {
        let isWord = unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.isPartOfName }
        return isWord && !isEmpty && count < 80 ? self : quoted
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfName: Bool { "0"..."9" ~= self || [".", "-", "_", "/", "+", "~", "@"].contains(self) }
}
