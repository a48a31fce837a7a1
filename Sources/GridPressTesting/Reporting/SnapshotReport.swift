import GridPressSnapshots

/// The report of a snapshot to a test.
struct SnapshotReport {
    /// The consequence of a snapshot for the test.
    enum Verdict: Equatable {
        /// All is well.
        case silent
        /// The test goes on, and somebody should look.
        case warning
        /// The test fails.
        case failure
    }

    /// A file for people who look into a failure.
    struct Attachment {
        let name: String
        let bytes: [UInt8]
    }

    var verdict = Verdict.failure
    var lines: [String] = []
    var attachments: [Attachment] = []

    /// What there is to say, a line below the other.
    var message: String { lines.joined(separator: "\n") }
}

extension SnapshotReport {
    /// What there is to say where nothing could be compared.
    init(_ failure: SnapshotFailure) { for finding in failure.findings { lines += finding.reportLines } }

    /// What there is to say of what was compared or recorded.
    init(_ result: SnapshotResult) {
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

    /// How many lines of a difference are told; the attachment has all of them.
    private static let mostLines = 20

    private mutating func addPaths(of result: SnapshotResult) {
        lines.append("golden file:  \(result.path.shortPath)")
        if let pending = result.pendingPath {
            lines.append("pending file: \(pending.shortPath)")
            lines.append(
                "Review it with `gridpress snapshot review`, or record it directly with GRIDPRESS_RECORD=failed."
            )
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
    /// The finding without its place, in lines.
    fileprivate var reportLines: [String] {
        ["\(message) [\(code)]"] + details.map(\.indented) + [fix].compactMap(\.self)
    }
}

extension String {
    /// The text with all its lines two columns further in.
    var indented: String { "  " + replacing("\n", with: "\n  ") }
}
