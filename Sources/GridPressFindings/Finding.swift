/// A problem with a figure or a file, or a note about it, as a value.
///
/// Layout, drawing and reading files report findings. The library itself prints no messages.
///
/// ```swift
/// let figure = Figure("Departures", width: 320) {
///     Text("Oslo").foregroundStyle(Color("Brand"))
/// }
///
/// for finding in try figure.drawing().findings where finding.severity >= .warning {
///     print(finding.message)   // Unknown color "Brand". Figures have no asset catalogs, so gray is drawn.
/// }
/// ```
public struct Finding: Hashable, Sendable, Codable {
    /// The severity of a finding, from note to error.
    ///
    /// ```swift
    /// let findings = try figure.drawing().findings
    /// let isComplete = !findings.contains { $0.severity == .error }
    /// ```
    public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable, Codable {
        /// Information; the result is as requested.
        case note
        /// The result may not be what was intended.
        case warning
        /// The result is missing or wrong.
        case error

        /// Returns whether the first severity is milder than the second.
        public static func < (first: Severity, second: Severity) -> Bool {
            allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
        }
    }

    /// The kind of finding.
    public var code: Code
    /// The severity.
    public var severity: Severity
    /// The location; `nil` if it is unknown.
    public var location: Location?
    /// The message, as a sentence.
    public var message: String
    /// The name of the thing that the finding is about, such as a symbol, a font or a file; `nil` for none.
    ///
    /// Reports list the names of similar findings in one line.
    public var subject: String?
    /// Additional lines below the message.
    public var details: [String] = []
    /// The changes that the message and the details describe, as data for programs.
    public var changes: [Record] = []
    /// The suggested fix, as a sentence; `nil` if there is no suggestion.
    public var fix: String?

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - code: The kind of finding.
    ///   - severity: The severity.
    ///   - location: The location; `nil` if it is unknown.
    ///   - message: The message, as a sentence.
    ///   - fix: The suggested fix, as a sentence.
    ///   - subject: The name of the thing that the finding is about.
    public init(
        _ code: Code,
        _ severity: Severity,
        at location: Location? = nil,
        _ message: String,
        fix: String? = nil,
        subject: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.location = location
        self.message = message
        self.fix = fix
        self.subject = subject
    }
}

extension Finding: CustomStringConvertible {
    /// The finding in one line: location, severity, message, code and fix.
    public var description: String {
        let prefix = location.map { "\($0): " } ?? ""
        let suffix = fix.map { " \($0)" } ?? ""
        return "\(prefix)\(severity): \(message) [\(code)]\(suffix)"
    }
}

extension Finding {
    /// Returns the finding with a line about the number of its occurrences, if that is above 1.
    package func occurring(_ count: Int) -> Finding {
        guard count > 1 else { return self }
        var counted = self
        counted.details.append("It occurs \(count) times.")
        return counted
    }

    /// The kind, the file and the message, without line and column, which change when other lines do.
    package var identity: Identity {
        let file: String? = if case .source(let file, _, _)? = location { file } else { nil }
        return Identity(code: code, file: file, message: message)
    }

    /// The properties by which a finding is recognized in a later run.
    package struct Identity: Hashable, Sendable {
        /// The kind of finding.
        package let code: Code
        /// The file of the finding; `nil` for none.
        package let file: String?
        /// The message.
        package let message: String
    }

    /// Returns the finding with a location in a file, unless it has one.
    ///
    /// A view that a document describes is located at its element. Other views are located at `place`, and their path
    /// becomes part of the message.
    ///
    /// - Parameter place: The location of the figure.
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
