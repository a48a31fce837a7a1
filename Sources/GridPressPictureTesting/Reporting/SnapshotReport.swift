import GridPressGoldens

/// The report of a snapshot to a test.
package struct SnapshotReport {
    /// The consequence of a snapshot for the test.
    package enum Verdict: Equatable {
        /// The test passes, and nothing is reported.
        case silent
        /// The test continues with a warning.
        case warning
        /// The test fails.
        case failure
    }

    /// A file that helps to examine a failure.
    package struct Attachment {
        package let name: String
        package let bytes: [UInt8]
    }

    package var verdict = Verdict.failure
    package var lines: [String] = []
    package var attachments: [Attachment] = []

    /// Creates a failure without lines.
    package init() {}

    /// The lines of the report as one text.
    package var message: String { lines.joined(separator: "\n") }
}

extension SnapshotReport {
    /// Creates the report of a snapshot that couldn't be compared.
    package init(_ failure: SnapshotFailure) { for finding in failure.findings { lines += finding.reportLines } }

    /// Creates the report of a snapshot that was compared or recorded.
    package init(_ result: SnapshotResult) {
        let golden = result.path.shortPath
        switch result.outcome {
        case .same:
            verdict = .silent
        case .recorded(let isNew):
            verdict = .warning
            lines = [
                isNew ? "A golden file was recorded: \(golden)" : "The golden file was recorded again: \(golden)",
                "Look at it, and commit it if it is correct.",
            ]
        case .different(let difference):
            let changes = difference.lines(atMost: Self.mostLines)
            lines = ["The snapshot differs from its golden file."] + changes.map(\.indented)
            addPaths(of: result)
            attach(result, changes: difference.lines(atMost: .max))
        case .failed(let finding):
            lines = finding.reportLines
            addPaths(of: result)
            attach(result, changes: [])
        }
    }

    /// The maximum number of lines about a difference.
    ///
    /// The attachment contains all lines.
    private static let mostLines = 20

    private mutating func addPaths(of result: SnapshotResult) {
        lines.append("golden file:  \(result.path.shortPath)")
        if let pending = result.pendingPath {
            lines.append("pending file: \(pending.shortPath)")
            lines.append("If the change is intended, record it with `GRIDPRESS_RECORD=failed swift test`.")
            let folder = result.path.splitAtLastPart.folder
            lines.append("To see both files first, open them, or run `gridpress snapshot review \(folder.shortPath)`.")
        } else if let failure = result.pendingFailure {
            lines += failure.reportLines
        } else {
            lines.append(
                "Nothing was written. To write the new snapshot to a pending file, run the test with "
                    + "GRIDPRESS_RECORD=pending."
            )
        }
    }

    private mutating func attach(_ result: SnapshotResult, changes: [String]) {
        let stem = result.snapshot.name.parts.last ?? "figure"
        let ending = result.snapshot.format.ending
        if let golden = result.golden {
            attachments.append(Attachment(name: "\(stem).old.\(ending)", bytes: golden.bytes))
        }
        attachments.append(Attachment(name: "\(stem).new.\(ending)", bytes: result.snapshot.bytes))
        if !changes.isEmpty {
            let text = changes.joined(separator: "\n") + "\n"
            attachments.append(Attachment(name: "\(stem).difference.txt", bytes: Array(text.utf8)))
        }
    }
}

extension Finding {
    /// The lines of the finding without its location.
    fileprivate var reportLines: [String] {
        ["\(message) [\(code)]"] + details.map(\.indented) + [fix].compactMap(\.self)
    }
}

extension String {
    /// The text with all lines indented by two spaces.
    package var indented: String { "  " + replacing("\n", with: "\n  ") }
}
