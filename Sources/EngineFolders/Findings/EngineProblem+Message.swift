extension EngineProblem {
    /// The problem as a sentence.
    package var message: String {
        switch self {
        case .notAnEngine(let folder): "The folder \(folder.quoted) isn't an engine: it has no \"manifest.json\"."
        case .damaged(let folder, let reason): "The engine in \(folder.quoted) is damaged: \(reason)."
        case .otherCompiler(let folder, let expected, let found):
            "The engine in \(folder.quoted) is for \(found.shortVersion), and the compiler is \(expected.shortVersion)."
        case .otherArchitecture(let folder, let expected, let found):
            "The engine in \(folder.quoted) is for \(found.quoted), and the compiler is for \(expected.quoted)."
        case .missing(_, hasSources: true): "The engine isn't built."
        case .missing(_, hasSources: false): "The engine is missing, and so are the sources to build it from."
        case .withoutSwift(let reason): "The compiler of Swift can't be started: \(reason)."
        case .unusable(let path, let error): "\"\(path.shown)\" can't be used: \(error.reason)."
        case .notRemovable(let path, let reason): "\(path.quoted) can't be removed: \(reason)."
        case .unreadableSources(let path, let error):
            "The engine can't be built: \"\(path.shown)\" can't be read: \(error.reason)."
        case .changedSources(let folder, let hashFile):
            "The hash in \(hashFile.quoted) isn't that of the sources in \(folder.quoted)."
        case .otherVersion(let folder, let expected, let found):
            "The engine in \(folder.quoted) is of GridPress \(found.shown), and the tool is \(expected.shown)."
        case .given(_, let problem): problem.message
        case .unbuilt(let output): "The engine can't be built: \(Self.reason(in: output))."
        }
    }

    /// The lines below the message.
    package var details: [String] { if case .missing(let skipped, _) = self { skipped.map(\.message) } else { [] } }

    /// Returns whether a build failed because the disk is full.
    static func isDiskFull(_ output: String) -> Bool { output.contains(SystemError(number: ENOSPC).reason) }

    /// Returns the first error in the output of a build, without its full stop.
    static func reason(in output: String) -> String {
        if isDiskFull(output) { return "the disk is full" }
        let reason = output.allSatisfy(\.isNewline) ? "no reason" : output.firstError
        return reason.hasSuffix(".") ? String(reason.dropLast()) : String(reason)
    }
}

extension String {
    /// The version of a compiler without its tag, such as `Swift 6.3.1`.
    package var shortVersion: String {
        let version = firstRange(of: " (").map { String(self[..<$0.lowerBound]) } ?? self
        return version.replacing("Swift version ", with: "Swift ").shown
    }
}

extension ProgramCall.Result {
    /// The output of a call that failed, or how it ended if it wrote nothing.
    var failure: String {
        let text = text
        if !text.allSatisfy(\.isWhitespace) { return text }
        return status > 128 ? "the program was killed" : "the program ended with the status \(status)"
    }
}
