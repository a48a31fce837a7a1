extension Tool {
    /// Runs the `format` command, which rewrites documents in canonical format or reports documents in another format.
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
        // With `--check`, the findings are the output. Otherwise, the documents are.
        var report = try isCheck ? outputReport(words) : messageReport(words)
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
    /// Replaces the whole file, following symbolic links, and returns a finding if that fails.
    fileprivate func replace(by bytes: [UInt8]) -> Finding? {
        do throws(SystemError) {
            try AtomicFile.replace(path, by: bytes)
            return nil
        } catch {
            return Finding(unwritable: path, error.reason, fix: error.remedy)
        }
    }
}
