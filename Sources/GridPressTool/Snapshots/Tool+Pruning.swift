extension Tool {
    /// Runs the `snapshot prune` command, which reports unowned files and removes them on request.
    func prune(_ words: CommandArguments) throws -> ExitCode {
        // 1. Finds the unowned files of documents, tests and recordings.
        var found = try unownedByDocuments(words)
        let ownership = try Ownership(words)
        for folder in words.operands { found += try look(below: folder) { try ownership.unowned(below: folder) } }
        for folder in words.operands + [words[.goldens]].compactMap(\.self) {
            found += try look(below: folder) { try LeftoverFiles(below: folder).findings }
        }
        var seen: Set<String> = []
        found = found.filter { seen.insert($0.path).inserted }

        // 2. Reports or removes them.
        let deletes = words[.delete] != nil
        if deletes { context.prepare(false) }
        var report = try outputReport(words)
        // Marks of text are in other files, which are removed too.
        let marks = found.map { ownership.recognizes($0.path) }
        let reported = zip(found, marks).map { file, isMarked in
            isMarked ? (deletes ? removed(file.path, file.finding) : file.finding) : file.finding.aboutForeignFile
        }
        for finding in reported { try report.add([finding], in: nil) }
        try report.end()
        let count = deletes ? reported.count { $0.severity == .note } : reported.count
        let files = "\(count) file\(count == 1 ? "" : "s")"
        context.messages(
            found.isEmpty
                ? "No unowned or leftover files were found.\n"
                : deletes ? "\(files) removed.\n" : "\(files) found.\(Self.advice(marks))\n"
        )
        return report.exit
    }

    /// Returns the advice to remove the files with marks.
    private static func advice(_ marks: [Bool]) -> String {
        let count = marks.count { $0 }
        guard count > 0 else { return "" }
        let files = count < marks.count ? "\(count) of them" : count == 1 ? "it" : "them"
        return " Remove \(files) with --delete."
    }

    private func unownedByDocuments(_ words: CommandArguments) throws -> [(path: String, finding: Finding)] {
        switch (words[.documents], words[.goldens]) {
        case (nil, nil):
            if words.operands.isEmpty {
                throw ToolFailure.usage(
                    "No folder is given.",
                    advice: "Add folders of tests, or --documents and --goldens."
                )
            }
            return []
        case (let documents?, let goldens?):
            guard FileStatus(goldens)?.kind == .folder else {
                throw ToolFailure(exit: .noInput, message: "There is no folder at \"\(goldens)\".")
            }
            // A folder that also contains the documents may contain files that aren't golden files.
            guard !documents.leads(into: goldens) || documents.realPath == goldens.realPath else {
                throw ToolFailure.usage(
                    "The documents are inside the folder of golden files.",
                    advice: "Use a separate folder for golden files: files without a document are unowned there."
                )
            }
            // A folder without documents is probably a wrong argument, and not a reason to remove everything.
            let names = try DocumentFolder(documents).entries.map(\.name)
            return try DocumentGoldens(SnapshotFolder(goldens), documents: names).unowned()
        default: throw ToolFailure.usage("The options --documents and --goldens are valid only together.")
        }
    }

    private func look<Found>(below folder: String, _ work: () throws -> Found) throws -> Found {
        guard FileStatus(folder)?.kind == .folder else {
            throw ToolFailure(exit: .noInput, message: "There is no folder at \"\(folder)\".")
        }
        do {
            return try work()
        } catch {
            throw ToolFailure(exit: .noInput, message: "The folder \"\(folder)\" can't be read.")
        }
    }

    /// Removes a file, and returns a finding about the success or the failure.
    private func removed(_ path: String, _ finding: Finding) -> Finding {
        guard FileStatus(ofLinkOr: path)?.kind == .file, unlink(path) == 0 else {
            return Finding(.unwritableGolden, .error, at: finding.location, "The file can't be removed.")
        }
        var finding = finding
        finding.severity = .note
        finding.message += " This file was removed."
        return finding
    }
}

extension Finding {
    /// The finding about an unowned file that GridPress may not have written.
    fileprivate var aboutForeignFile: Finding {
        var finding = self
        finding.message += " It has no mark of GridPress, so it is never removed."
        finding.fix = "Remove the file by hand, or move it to another folder."
        return finding
    }
}

extension Ownership {
    /// Creates the evidence for ownership from arguments: runs of tests, with or without their results.
    fileprivate init(_ words: CommandArguments) throws {
        let logs = words.all(.claims)
        let results = words.all(.results)
        guard results.count <= logs.count else {
            throw ToolFailure.usage(
                "Each --results option requires a --claims option.",
                advice: "Add --claims with the file of the same run."
            )
        }
        if words[.complete] != nil, logs.isEmpty {
            throw ToolFailure.usage(
                "The option --complete requires --claims.",
                advice: "Add --claims with the file of the run."
            )
        }
        do {
            self.init(
                runs: try logs.enumerated().map { index, path in
                    let outcomes = try results.dropFirst(index).first.map { path in
                        try TestOutcomes(try InputFile(path: path).read { _ in [] })
                    }
                    return try Run(ClaimLog(path), outcomes: outcomes ?? TestOutcomes())
                },
                areComplete: words[.complete] != nil
            )
        } catch let error as UnreadableRun {
            throw ToolFailure(exit: .noInput, message: "\(error.finding)")
        } catch let error as UnreadableInput {
            throw ToolFailure(exit: .noInput, message: "\(error.finding)")
        }
    }
}
