import Foundation
import GridPressPlatform
import GridPressSnapshots
import LayoutDocuments

/// The result for a file.
struct FileResult {
    /// What was found.
    var findings: [Finding]
    /// The text in which findings are shown.
    var source: SourceText?
    /// What is to be written to standard output.
    var output: [UInt8]?
    /// The paths of the files that were written.
    var written: [String] = []
    /// The paths of the documents that the document names.
    var named: [String] = []
    /// The lines for a page that show the pictures.
    var markup: String?
    /// What became of its snapshot, where it was compared with a golden file.
    var snapshot: SnapshotResult?

    /// A result without findings lets go of the text: many results may wait for their turn.
    init(_ findings: [Finding], in source: SourceText? = nil, output: [UInt8]? = nil) {
        self.findings = findings
        self.source = findings.isEmpty ? nil : source
        self.output = output
    }
}

extension Tool {
    /// The files that are named, of which only one can be standard input.
    func inputs(_ words: CommandArguments) throws -> [InputFile] {
        let files = words.operands.map { InputFile(path: $0) }
        if files.count(where: \.isStandardInput) > 1 { throw ToolFailure.usage("Standard input is listed twice.") }
        return files
    }

    /// How many things are worked on at once where nobody says otherwise.
    static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Works on some of the files at the same time, tells what was found in their order, and hands results on.
    ///
    /// A file that can't be read doesn't stop the others.
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

    /// A report among the messages.
    func messageReport(_ words: CommandArguments) -> FindingReporter {
        FindingReporter(
            format: words[.diagnostics] ?? .human,
            isColored: context.areMessagesColored,
            write: context.messages
        )
    }

    /// A report that was asked for.
    func outputReport(_ words: CommandArguments) -> FindingReporter {
        FindingReporter(format: words[.diagnostics] ?? .human, isColored: context.isOutputColored, write: output)
    }
}
