extension Tool {
    /// Runs the `snapshot check` command, which draws documents and compares them with golden files.
    func checkSnapshots(_ words: CommandArguments) throws -> ExitCode {
        // 1. Determines what to compare and what to write.
        let verifier = try verifier(words)
        let previews = words.all(.checkedPreviews)
        try refuseWithoutPictures(words, previews)
        var job = try RenderSettings(words)
        job.embedsLayoutRecord = true
        let plan = try CheckPlan(words.operands)
        context.prepare(false)
        var report = try outputReport(words)
        var tally = SnapshotTally(keepsPictures: words[.differences] != nil)
        try report.add(plan.findings, in: nil)

        // 2. Draws and compares all documents, even if some fail.
        try work(on: plan.files, plan.files.indices, jobs: words[.jobs], &report) { [job] index, source in
            job.verify(source, plan.names[index], verifier)
        } then: { index, result in
            tally.add(result, verifier.folder.path(of: plan.names[index], job.format.snapshotFormat))
        }

        // 3. Does the same with previews.
        var owned = Set(plan.names).union(plan.sharedNames)
        let areAllDrawn = try verifyPreviews(previews, words, job.format, verifier, &owned, &tally, &report)

        // 4. Reports unowned golden files, and writes the result files.
        if plan.isComplete, areAllDrawn {
            let unowned = try verifier.folder.files(.golden).filter {
                $0.format == job.format.snapshotFormat && !owned.contains($0.name)
            }
            for file in unowned {
                try report.add([.unowned(verifier.folder.path(of: file.name, file.format))], in: nil)
            }
        }
        if let path = words[.xunit] { try write(XUnitReport(tally.results).text(), to: path, &report) }
        if let path = words[.differences] { try write(SnapshotPage(tally.results).html(), to: path, &report) }
        try report.end()
        context.messages(tally.summary)
        return report.exit
    }

    /// Throws an error for a call without documents and previews, and for options that only documents use.
    private func refuseWithoutPictures(_ words: CommandArguments, _ previews: [String]) throws {
        if words.operands.isEmpty, previews.isEmpty {
            throw ToolFailure.usage(
                "No document or folder to check is given.",
                advice: "Use documents or folders, or --previews with sources."
            )
        }
        let idle = PreviewJob.variantOptions.first {
            $0.name != ToolOption.checkedDevice.rule.name && words.isGiven($0)
        }
        if let idle, previews.isEmpty {
            throw ToolFailure.usage("The option \(idle.name) has no effect without --previews.", advice: "Remove it.")
        }
        if let device = words[.checkedDevice] { try refuse(device, areDocuments: !words.operands.isEmpty, previews) }
        if !words.operands.isEmpty, words[.schemes]?.count ?? 1 > 1 {
            throw ToolFailure.usage("Documents are drawn in one scheme.", advice: "Use one, or check previews alone.")
        }
    }

    /// Throws an error for a device that documents or previews can't have.
    private func refuse(_ device: String, areDocuments: Bool, _ previews: [String]) throws {
        if areDocuments, FrameDevice(rawValue: device) == nil {
            throw ToolFailure.usage(
                "\"\(device)\" is a device of previews, which documents can't have.",
                advice: "Use \(FrameDevice.allCases.map(\.rawValue).choice), or check previews alone."
            )
        }
        if !previews.isEmpty, DeviceProfile(named: device) == nil {
            throw ToolFailure.usage(
                "\"\(device)\" is a device around documents, which previews can't have.",
                advice: "Use an iPhone or iPad, such as \"iPhone 16\", or check documents alone."
            )
        }
    }

    /// Draws previews and compares them with golden files, and returns whether all were drawn.
    private func verifyPreviews(
        _ paths: [String],
        _ words: CommandArguments,
        _ format: RenderSettings.Format,
        _ verifier: SnapshotVerifier,
        _ owned: inout Set<SnapshotName>,
        _ tally: inout SnapshotTally,
        _ report: inout FindingReporter
    ) throws -> Bool {
        guard !paths.isEmpty else { return true }
        let isPage = format == .html
        let job = try PreviewJob(
            words,
            paths: paths,
            self,
            content: .picture(format, embedsLayoutRecord: true),
            pages: isPage ? .pages(embedsLayoutRecord: true) : nil
        )
        let drawn = job.draw(job.sources)
        // Warnings and notes are reported by `gridpress previews`.
        let errors = drawn.findings.filter { $0.severity == .error }
        try report.add(bySource: errors)
        for preview in drawn.previews {
            let name = SnapshotName(path: preview.name)
            owned.insert(name)
            let file = drawn.pages.map { $0 + "/" + preview.pageName } ?? preview.content
            let picture = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
            let snapshot = verifier.verify(Snapshot(name, format.snapshotFormat, picture))
            var result = FileResult([snapshot.finding, snapshot.pendingFailure].compactMap(\.self))
            result.snapshot = snapshot
            try report.add(result.findings, in: nil)
            tally.add(result, verifier.folder.path(of: name, format.snapshotFormat))
        }
        return errors.isEmpty && paths.allSatisfy { FileStatus($0)?.kind == .folder }
    }

    /// Returns the verifier that arguments describe.
    private func verifier(_ words: CommandArguments) throws -> SnapshotVerifier {
        guard let path = words[.goldens] else {
            throw ToolFailure.usage("No folder of golden files is given.", advice: "Set it with -g.")
        }
        let kind = FileStatus(path)?.kind
        guard kind == .folder || kind == nil else {
            throw ToolFailure(exit: .cannotCreate, message: "\"\(path)\" isn't a folder.")
        }
        do throws(UnknownRecordMode) {
            let said = words[.record]
            let mode = if let said { said } else { try RecordMode.surrounding(context.environment) }
            return SnapshotVerifier(SnapshotFolder(path), mode: mode, comparer: SnapshotComparer(words))
        } catch {
            throw ToolFailure.usage(error.message, advice: error.fix)
        }
    }
}

extension SnapshotComparer {
    /// Creates the comparer that arguments describe.
    init(_ words: CommandArguments) { self.init(tolerance: words[.tolerance] ?? Self.defaultTolerance) }
}

extension RenderSettings {
    /// Draws a document, and compares it with its golden file.
    fileprivate func verify(_ source: SourceText, _ name: SnapshotName, _ verifier: SnapshotVerifier) -> FileResult {
        let (picture, allFindings) = draw(source)
        // Other findings about documents are reported by `gridpress check`.
        let findings = allFindings.filter { $0.severity == .error }
        guard let picture else { return FileResult(findings, in: source) }
        let snapshot = verifier.verify(Snapshot(name, format.snapshotFormat, picture))
        let reported = [snapshot.finding, snapshot.pendingFailure].compactMap(\.self)
        var result = FileResult(findings + reported, in: source)
        result.snapshot = snapshot
        return result
    }
}

extension RenderSettings.Format {
    /// The format of golden files in this output format.
    var snapshotFormat: SnapshotFormat {
        switch self {
        case .svg: .svg
        case .html: .html
        case .json: .json
        case .text: .text
        case .accessibility: .accessibility
        }
    }
}
