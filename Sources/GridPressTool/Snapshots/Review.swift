/// An interactive review of pending files, with a decision about each.
struct Review {
    private let context: ToolContext
    private let comparer: SnapshotComparer
    private let output: (String) throws -> Void
    private var counts = (accepted: 0, rejected: 0)
    private var failures: [Finding] = []
    private var pageFolder: String?

    /// The number of lines of a difference that are shown at first.
    private static let firstLines = 6
    /// The maximum number of lines that are shown on request.
    private static let mostLines = 1000

    /// Creates a review with an output.
    init(_ context: ToolContext, _ comparer: SnapshotComparer, output: @escaping (String) throws -> Void) {
        self.context = context
        self.comparer = comparer
        self.output = output
    }

    /// The possible answers of a user.
    private enum Answer: Character, CaseIterable {
        case accept = "a"
        case reject = "r"
        case skip = "s"
        case difference = "d"
        case open = "o"
        case quit = "q"

        /// The word, with its letter in brackets.
        var word: String {
            switch self {
            case .accept: "[a]ccept"
            case .reject: "[r]eject"
            case .skip: "[s]kip"
            case .difference: "[d]ifference"
            case .open: "[o]pen"
            case .quit: "[q]uit"
            }
        }
    }

    /// Reviews files until all are decided or the user stops, and returns findings about failed actions.
    mutating func walk(through files: [PendingFile], answer: () -> String?) throws -> [Finding] {
        for (index, file) in files.enumerated() {
            let result = file.compared(by: comparer)
            try output("\n" + bold("\(index + 1) of \(files.count): \(file.goldenPath.shown)") + "\n")
            try output(lines(of: result, atMost: Self.firstLines))
            guard try decide(about: file, result, answer) else { break }
        }
        let left = files.count - counts.accepted - counts.rejected
        try output("\n\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) still pending.\n")
        return failures
    }

    /// Asks until there is a decision, and returns whether to continue.
    private mutating func decide(
        about file: PendingFile,
        _ result: SnapshotResult,
        _ answer: () -> String?
    ) throws -> Bool {
        while true {
            try output(Answer.allCases.map(\.word).joined(separator: ", ") + "? ")
            guard let line = answer() else {
                try output("\n")
                return false
            }
            switch line.trimmingCharacters(in: .whitespaces).lowercased().first.map(Answer.init) {
            case .accept?:
                if try carryOut(.accept, on: file) { counts.accepted += 1 }
                return true
            case .reject?:
                if try carryOut(.reject, on: file) { counts.rejected += 1 }
                return true
            case .skip?: return true
            case .quit?: return false
            case .difference?: try output(lines(of: result, atMost: Self.mostLines))
            case .open?: try open(result)
            case nil?, nil: try output("Type one of the letters in brackets, then Return.\n")
            }
        }
    }

    private mutating func carryOut(_ decision: Decision, on file: PendingFile) throws -> Bool {
        guard let failure = decision.carryOut(on: file) else { return true }
        failures.append(failure)
        try output(FindingFormat.human.print([failure], isColored: context.isOutputColored))
        return false
    }

    // MARK: Output

    /// Returns the description of a pending file, up to a number of lines.
    private func lines(of result: SnapshotResult, atMost limit: Int) -> String {
        let lines: [String] =
            switch result.outcome {
            case .same, .recorded: ["The pending file equals its golden file."]
            case .different(let difference): difference.lines(atMost: limit)
            case .failed(let finding) where finding.code == .missingGolden:
                ["The snapshot is new. It has no golden file yet."]
            case .failed(let finding): [finding.message] + finding.details
            }
        return lines.map { "  \($0.shown)\n" }.joined()
    }

    private func bold(_ text: String) -> String { context.isOutputColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    /// Opens a page about a file in a browser.
    private mutating func open(_ result: SnapshotResult) throws {
        guard let folder = pageFolder ?? Self.temporaryFolder() else {
            return try output("The temporary folder for the page can't be created.\n")
        }
        pageFolder = folder
        do throws(SystemError) {
            try AtomicFile.write(SnapshotPage([result]).html().utf8, to: Self.pageName, in: folder)
        } catch {
            return try output("The page can't be written: \(error.reason).\n")
        }
        let path = folder + "/" + Self.pageName
        if !context.browse(path) {
            try output("The browser can't be opened. Open this page in a browser: \(path.shown)\n")
        }
    }

    private static let pageName = "difference.html"

    /// Creates a temporary folder with restricted access, which remains for the browser.
    ///
    /// - Returns: The path; `nil` if the folder can't be created.
    private static func temporaryFolder() -> String? {
        var template = Array((FileManager.default.temporaryDirectory.path + "/gridpress-review-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
