import GridPressPlatform
import GridPressSnapshots
import LayoutDocuments

extension Tool {
    /// Draws documents, and holds them against golden files.
    func checkSnapshots(_ words: Words) throws -> ExitCode {
        // 1. What is compared with what, and what is written.
        let keeper = try keeper(words)
        var job = try RenderJob(words)
        job.carriesLayout = true
        let plan = try CheckPlan(words.operands)
        surroundings.prepare(false)
        var report = outputReport(words)
        var tally = SnapshotTally(keepsPictures: words[.differences] != nil)

        // 2. Every document is drawn and compared, whatever becomes of the others.
        try work(on: plan.files, plan.files.indices, jobs: words[.jobs], &report) { [job] index, source in
            job.settle(source, plan.names[index], keeper)
        } then: { index, result in
            tally.add(result, keeper.folder.path(of: plan.names[index], job.format.snapshotFormat))
        }

        // 3. What is there besides, and what is told elsewhere.
        if plan.isComplete {
            let owned = Set(plan.names)
            let unowned = try keeper.folder.files(.golden).filter {
                $0.format == job.format.snapshotFormat && !owned.contains($0.name)
            }
            for file in unowned { try report.add([.unowned(keeper.folder.path(of: file.name, file.format))], in: nil) }
        }
        if let path = words[.xunit] { try write(XUnitReport(tally.results).text(), to: path, &report) }
        if let path = words[.differences] { try write(SnapshotPage(tally.results).html(), to: path, &report) }
        try report.end()
        surroundings.messages(tally.summary)
        return report.exit
    }

    /// What compares and records, as words say.
    private func keeper(_ words: Words) throws -> SnapshotKeeper {
        guard let path = words[.goldens] else {
            throw ToolFailure.usage("There are no golden files.", advice: "Name their folder with -g.")
        }
        let kind = FileStatus(path)?.kind
        guard kind == .folder || kind == nil else {
            throw ToolFailure(exit: .cannotCreate, sentence: "“\(path)” is no folder.")
        }
        do throws(UnknownRecordMode) {
            let said = words[.record]
            let mode = if let said { said } else { try RecordMode.surrounding(surroundings.environment) }
            return SnapshotKeeper(SnapshotFolder(path), mode: mode, comparer: SnapshotComparer(words))
        } catch {
            throw ToolFailure.usage("\(error)")
        }
    }

    /// Writes a file that was asked for, whole or not at all.
    func write(_ text: String, to path: String, _ report: inout Report) throws {
        if path == "-" { return try output(text) }
        let (folder, name) = path.splitAtLastPart
        guard !name.isEmpty else {
            throw ToolFailure(exit: .cannotCreate, sentence: "“\(path)” is a folder.", advice: "Name a file in it.")
        }
        do throws(SystemError) {
            try AtomicFile.write(text.utf8, to: name, in: folder)
        } catch {
            try report.add([Finding(unwritable: path, error)], in: nil)
        }
    }
}

extension SnapshotComparer {
    /// The comparer that words describe.
    init(_ words: Words) { self.init(tolerance: words[.tolerance] ?? Self.usualTolerance) }
}

extension RenderJob {
    /// Draws a document, and holds it against its golden file.
    fileprivate func settle(_ source: SourceText, _ name: SnapshotName, _ keeper: SnapshotKeeper) -> FileResult {
        let (picture, allFindings) = draw(source)
        // What else there is to say about documents is what `gridpress check` is for.
        let findings = allFindings.filter { $0.severity == .error }
        guard let picture else { return FileResult(findings, in: source) }
        let snapshot = keeper.settle(Snapshot(name, format.snapshotFormat, picture))
        let told = [snapshot.finding, snapshot.pendingFailure].compactMap(\.self)
        var result = FileResult(findings + told, in: source)
        result.snapshot = snapshot
        return result
    }
}

extension RenderJob.Format {
    /// What golden files of it are.
    var snapshotFormat: SnapshotFormat {
        switch self {
        case .svg: .svg
        case .html: .html
        case .json: .json
        case .text: .text
        }
    }
}
