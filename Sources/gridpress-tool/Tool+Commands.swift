import Foundation
import LayoutDocuments

extension Tool {
    /// Draws documents.
    func render(_ words: [String]) throws -> ExitCode {
        let words = try Words(
            words,
            options: ["-o", "--format", "--scheme", "--margin", "--images", "--diagnostics"]
        )
        guard !words.files.isEmpty else { throw UsageMistake(sentence: "There is no file to draw.") }
        let job = RenderJob(
            format: try words.choice("--format", RenderJob.Format.self) ?? .svg,
            scheme: try words.choice("--scheme", RenderJob.SchemeWord.self)?.scheme ?? .adaptive,
            margin: try words.number("--margin") ?? 0,
            imageFolder: words["--images"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        )
        let diagnostics = try words.choice("--diagnostics", FindingFormat.self) ?? .human
        let target = try target(words["-o"], of: words.files)
        return draw(words.files, by: job, report: Report(format: diagnostics, isColored: isColored, write: messages)) {
            write($0, of: $1, to: target, job.format)
        }
    }

    /// Tells what is wrong with documents, and draws nothing.
    func check(_ words: [String]) throws -> ExitCode {
        let words = try Words(words, options: ["--diagnostics", "--images"])
        guard !words.files.isEmpty else { throw UsageMistake(sentence: "There is no file to check.") }
        let diagnostics = try words.choice("--diagnostics", FindingFormat.self) ?? .human
        let job = RenderJob(imageFolder: words["--images"].map { URL(fileURLWithPath: $0, isDirectory: true) })
        // What is wrong is what was asked for.
        return draw(words.files, by: job, report: Report(format: diagnostics, isColored: isColored, write: output))
    }

    /// Draws each file, tells what was found, and hands the picture on; one bad file doesn't stop the others.
    private func draw(
        _ files: [String],
        by job: RenderJob,
        report: Report,
        _ write: (_ picture: String, _ file: String) -> Bool = { _, _ in true }
    ) -> ExitCode {
        var report = report
        defer { report.end() }
        var exit = ExitCode.fine
        for file in files {
            guard let source = source(file) else {
                exit = .noInput
                continue
            }
            let (text, findings) = job.draw(source)
            report.add(findings, in: source)
            if findings.contains(where: { $0.severity > .note }), exit == .fine { exit = .findings }
            if let text, !write(text, file) { exit = .cannotCreate }
        }
        return exit
    }

    // MARK: Writing

    /// Where pictures go.
    private enum Target {
        case output
        case file(String)
        case folder(String)
    }

    private func target(_ path: String?, of files: [String]) throws -> Target {
        guard let path, path != "-" else {
            guard files.count == 1 else {
                throw UsageMistake(sentence: "Several files are drawn into a folder: name it with -o.")
            }
            return .output
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if exists && isFolder.boolValue || path.hasSuffix("/") || files.count > 1 {
            if exists, !isFolder.boolValue { throw UsageMistake(sentence: "“\(path)” is no folder.") }
            return .folder(path)
        }
        return .file(path)
    }

    /// Writes a picture whole or not at all.
    private func write(_ text: String, of file: String, to target: Target, _ format: RenderJob.Format) -> Bool {
        let path: String
        switch target {
        case .output:
            output(text)
            return true
        case .file(let file): path = file
        case .folder(let folder):
            let url = URL(fileURLWithPath: file == "-" ? "figure" : file).deletingPathExtension()
            path = folder + (folder.hasSuffix("/") ? "" : "/") + url.lastPathComponent + "." + format.rawValue
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            return true
        } catch {
            messages("error: “\(path)” can't be written.\n")
            return false
        }
    }
}
