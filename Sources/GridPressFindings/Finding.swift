/// Something that went wrong or looks wrong, as a value.
///
/// Layout, drawing and reading files report what they notice as findings; nothing is printed by the library.
public struct Finding: Hashable, Sendable {
    /// The severity of a finding, from note to error.
    public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
        /// Worth knowing; the result is as asked for.
        case note
        /// The result may not be what was meant.
        case warning
        /// The result is missing or wrong.
        case error

        /// Orders severities from the mildest to the gravest.
        public static func < (first: Severity, second: Severity) -> Bool {
            allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
        }
    }

    /// Which kind of finding this is.
    public var code: Code
    /// How much it matters.
    public var severity: Severity
    /// Where it is, as far as that is known.
    public var location: Location?
    /// What is wrong, as a sentence.
    public var message: String
    /// What else there is to say about it, a line each.
    public var details: [String] = []
    /// The sentence and the details as data, where they tell what changed; only programs are given it.
    public var changes: [Record] = []
    /// What to do about it, where that is known.
    public var fix: String?

    /// A finding of this kind.
    public init(_ code: Code, _ severity: Severity, at location: Location? = nil, _ message: String, fix: String? = nil)
    {
        self.code = code
        self.severity = severity
        self.location = location
        self.message = message
        self.fix = fix
    }
}

extension Finding: CustomStringConvertible {
    /// One line: place, severity, sentence, code and fix.
    public var description: String {
        let prefix = location.map { "\($0): " } ?? ""
        let suffix = fix.map { " \($0)" } ?? ""
        return "\(prefix)\(severity): \(message) [\(code)]\(suffix)"
    }
}

extension Finding {
    /// Returns the finding with the number of times that it occurs, if it isn't only one.
    package func occurring(_ count: Int) -> Finding {
        guard count > 1 else { return self }
        var counted = self
        counted.details.append("It occurs \(count) times.")
        return counted
    }

    /// Returns the finding with a place in a file if it has none.
    ///
    /// A view that a document describes is at its element. Other views are at the place of their figure, and the views
    /// around them are in the message.
    package func placed(at place: Location) -> Finding {
        var finding = self
        finding.location = place
        switch location {
        case .source: return self
        case .view(let path, let position):
            if let position, case .source(let file, _, _) = place {
                finding.location = .source(file: file, line: position.line, column: position.column)
            } else if !path.isEmpty {
                finding.message = "\(path.joined(separator: " > ")): \(message)"
            }
        case nil: break
        }
        return finding
    }
}
