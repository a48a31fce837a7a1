import GridPressPlatform
import LayoutDocuments

extension Tool {
    /// Gives documents their canonical layout, or tells which don't have it.
    func format(_ words: CommandArguments) throws -> ExitCode {
        let files = try inputs(words)
        let isCheck = words[.check] ?? false
        if !isCheck, files.count > 1, files.contains(where: \.isStandardInput) {
            throw ToolFailure.usage(
                "Standard input can't be formatted together with files.",
                advice: "Format the files separately."
            )
        }
        if !isCheck { context.prepare(false) }
        // What was asked for is what to do with documents, or else the documents.
        var report = isCheck ? outputReport(words) : messageReport(words)
        try work(on: files, files.indices, jobs: words[.jobs], &report) { index, source in
            let file = files[index]
            let document = FormattedDocument(source)
            guard let bytes = document.bytes else { return FileResult(document.findings, in: source) }
            if isCheck { return FileResult([document.difference].compactMap(\.self), in: source) }
            if file.isStandardInput { return FileResult([], output: bytes) }
            if bytes == source.bytes { return FileResult([]) }
            return FileResult([file.replace(by: bytes)].compactMap(\.self))
        }
        try report.end()
        return report.exit
    }
}

extension InputFile {
    /// Replaces the file as a whole, behind symbolic links; `nil` where that went well.
    fileprivate func replace(by bytes: [UInt8]) -> Finding? {
        do throws(SystemError) {
            try AtomicFile.replace(path, by: bytes)
            return nil
        } catch {
            return Finding(unwritable: path, error.reason)
        }
    }
}
