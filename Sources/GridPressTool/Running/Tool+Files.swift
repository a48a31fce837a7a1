/// The result of processing a file.
struct FileResult {
    /// The findings about the file.
    var findings: [Finding]
    /// The source text for showing findings.
    var source: SourceText?
    /// The content for standard output; `nil` for none.
    var output: [UInt8]?
    /// The paths of the files that were written.
    var written: [String] = []
    /// The paths of the documents that the document refers to.
    var named: [String] = []
    /// The markup that shows the pictures on a page.
    var markup: String?
    /// The result of the comparison with a golden file; `nil` if the file isn't compared.
    var snapshot: SnapshotResult?

    /// Creates a result.
    ///
    /// Without findings, the source text is released, because many results may wait for their turn.
    init(_ findings: [Finding], in source: SourceText? = nil, output: [UInt8]? = nil) {
        self.findings = findings
        self.source = findings.isEmpty ? nil : source
        self.output = output
    }
}

extension Tool {
    /// Returns the input files of a call.
    ///
    /// - Throws: ``ToolFailure`` if standard input is listed twice.
    func inputs(_ words: CommandArguments) throws -> [InputFile] {
        let files = words.operands.map { InputFile(path: $0) }
        if files.count(where: \.isStandardInput) > 1 { throw ToolFailure.usage("Standard input is listed twice.") }
        return files
    }

    /// Processes some of the files in parallel, and reports findings and results in their order.
    ///
    /// A file that can't be read doesn't stop the others.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - indices: The indices of the files to process.
    ///   - jobs: The maximum number of parallel jobs; `nil` for the number of processors.
    ///   - report: The reporter of the findings.
    ///   - work: A closure that processes a file.
    ///   - done: A closure that receives each result, in the order of the files.
    func work(
        on files: [InputFile],
        _ indices: some RandomAccessCollection<Int>,
        jobs: Int?,
        _ report: inout FindingReporter,
        _ work: @escaping @Sendable (Int, SourceText) -> FileResult,
        then done: (Int, FileResult) throws -> Void = { _, _ in }
    ) throws {
        let input = context.input
        let indices = Array(indices)
        var progress = ProgressLine(count: indices.count, context)
        defer { progress.hide() }
        let line = ParallelMap(jobs: jobs ?? (indices.count > 1 ? Self.processors : 1))
        try line.run(indices.count) { order in
            do throws(UnreadableInput) {
                return work(indices[order], try files[indices[order]].read(standardInput: input))
            } catch {
                return FileResult([error.finding])
            }
        } report: { order, result in
            if !result.findings.isEmpty { progress.hide() }
            try report.add(result.findings, in: result.source)
            if let bytes = result.output { try output(bytes) }
            try done(indices[order], result)
            progress.advance(files[indices[order]].name)
        }
    }
}
