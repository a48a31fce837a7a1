/// The exit codes of the tool, by severity.
///
/// With several files, the most severe one counts.
package enum ExitCode: Hashable, CaseIterable, Comparable {
    case fine
    case findings
    case badData
    case noInput
    case cannotCreate
    case usage
    case internalError
    /// The code of a program that the tool runs.
    case program(Int32)

    /// The codes of the tool itself.
    package static let allCases: [ExitCode] = [
        .fine, .findings, .badData, .noInput, .cannotCreate, .usage, .internalError,
    ]

    /// The number that the process ends with.
    package var rawValue: Int32 {
        switch self {
        case .fine: 0
        case .findings: 1
        case .badData: 65
        case .noInput: 66
        case .cannotCreate: 73
        case .usage: 64
        case .internalError: 2
        case .program(let code): code
        }
    }

    /// The meaning of the code, for the help and the manual page.
    package var meaning: String {
        switch self {
        case .fine: "success, possibly with notes"
        case .findings: "warnings or errors, unformatted documents, or differences from golden files"
        case .badData: "a document or golden file isn't valid XML or JSON, or exceeds a limit of the XML reader"
        case .noInput: "a file or folder can't be read"
        case .cannotCreate: "a file can't be written"
        case .usage: "the command line is invalid"
        case .internalError: "an internal error"
        case .program: "the result of the program"
        }
    }

    /// Returns whether the first code is less severe than the second.
    package static func < (first: ExitCode, second: ExitCode) -> Bool {
        first.severity < second.severity
    }

    private var severity: Int {
        Self.allCases.firstIndex(of: self) ?? (rawValue == 0 ? 0 : Self.allCases.count)
    }
}

extension ExitCode {
    /// Creates the exit code for some findings: the most severe one.
    package init(of findings: [Finding]) { self = findings.map(ExitCode.init(of:)).max() ?? .fine }

    /// Creates the exit code for a finding, based on its severity and the first part of its code.
    private init(of finding: Finding) {
        if finding.severity == .note {
            self = .fine
            return
        }
        switch finding.code.rawValue {
        case "snapshot.unreadable", "snapshot.outside": self = .noInput
        case "snapshot.unwritable": self = .cannotCreate
        case "snapshot.not-json": self = .badData
        default: self = ExitCode(ofCodesAbout: finding.code.rawValue.prefix { $0 != "." })
        }
    }

    private init(ofCodesAbout word: Substring) {
        switch word {
        case "xml": self = .badData
        case "input": self = .noInput
        case "output": self = .cannotCreate
        case "internal": self = .internalError
        default: self = .findings
        }
    }
}
