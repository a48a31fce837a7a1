/// The decision about a pending file.
enum Decision {
    case accept, reject

    /// Carries out the decision, and returns a finding if that fails.
    func carryOut(on file: PendingFile) -> Finding? {
        switch self {
        case .accept: file.accept()
        case .reject: file.reject()
        }
    }

    /// The past participle of the decision, for messages.
    var past: String {
        switch self {
        case .accept: "accepted"
        case .reject: "rejected"
        }
    }
}

extension Tool {
    /// Accepts or rejects pending files, or lists them.
    func decidePending(_ words: CommandArguments, _ decision: Decision) throws -> ExitCode {
        let files = try PendingSelection(words.operands).files
        if words[.list] != nil { return try list(files, words) }
        context.prepare(false)
        var report = try messageReport(words)
        var count = 0
        for file in files {
            let failure = decision.carryOut(on: file)
            if failure == nil { count += 1 }
            try report.add([failure].compactMap(\.self), in: nil)
        }
        try report.end()
        context.messages(
            files.isEmpty ? "Nothing is pending.\n" : "\(count) file\(count == 1 ? "" : "s") \(decision.past).\n"
        )
        return report.exit
    }

    /// Lists pending files, as paths or as findings.
    private func list(_ files: [PendingFile], _ words: CommandArguments) throws -> ExitCode {
        let format = words[.diagnostics] ?? .human
        if format == .human {
            try report(files.map { $0.path.shown + "\n" }.joined())
        } else {
            try output(format.print(files.map { .pending($0) }))
        }
        return .fine
    }
}

extension Finding {
    /// Returns a note about a pending file.
    fileprivate static func pending(_ file: PendingFile) -> Finding {
        let isNew = FileStatus(ofLinkOr: file.goldenPath) == nil
        return Finding(
            .pendingSnapshot,
            .note,
            at: .source(file: file.path.shown, line: 1, column: 1),
            isNew ? "The snapshot is pending. It has no golden file yet." : "The snapshot is pending."
        )
    }
}
