extension Tool {
    /// The default number of parallel jobs: the number of active processors.
    package static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Returns a reporter that writes to the messages.
    ///
    /// - Parameters:
    ///   - words: The arguments.
    ///   - earlier: The findings of the last run of a watching command; `nil` for other runs.
    package func messageReport(
        _ words: CommandArguments,
        since earlier: Set<Finding.Identity>? = nil
    ) throws -> FindingReporter {
        var style = try words.reportStyle
        style.isColored = context.areMessagesColored
        style.columns = context.messageColumns
        return FindingReporter(style, since: earlier, write: context.messages)
    }

    /// Returns a reporter that writes to the output.
    ///
    /// - Parameter groups: Whether similar findings are one line, unless the arguments request otherwise.
    package func outputReport(_ words: CommandArguments, groups: Bool = true) throws -> FindingReporter {
        var style = try words.reportStyle
        if !groups { style.groupsFindings = false }
        style.isColored = context.isOutputColored
        style.columns = context.outputColumns
        return FindingReporter(style, write: output)
    }

    /// Writes a requested file atomically.
    package func write(_ text: String, to path: String, _ report: inout FindingReporter) throws {
        if path == "-" { return try output(text) }
        let (folder, name) = path.splitAtLastPart
        guard !name.isEmpty else {
            throw ToolFailure(exit: .cannotCreate, message: "\"\(path)\" is a folder.", advice: "Use a file in it.")
        }
        do throws(SystemError) {
            try AtomicFile.write(text.utf8, to: name, in: folder)
        } catch {
            try report.add([Finding(unwritable: path, error.reason, fix: error.remedy)], in: nil)
        }
    }

    /// Creates a folder, unless it exists.
    package static func makeFolder(_ path: String) throws {
        do throws(SystemError) {
            try NewFolder.make(path)
        } catch {
            throw ToolFailure(
                exit: .cannotCreate,
                message: "The folder \"\(path)\" can't be created: \(error.reason).",
                advice: error.remedy
            )
        }
    }
}

extension CommandArguments {
    /// The style of reports without colors.
    ///
    /// - Throws: ``ToolFailure`` for options without effect.
    fileprivate var reportStyle: FindingReporter.Style {
        get throws {
            let format = self[.diagnostics] ?? .human
            let isVerbose = self[.verbose] ?? false
            if isVerbose, format != .human {
                throw ToolFailure.usage(
                    "The option --verbose has no effect with --diagnostics \(format.rawValue).",
                    advice: "Remove it: each finding is listed."
                )
            }
            return FindingReporter.Style(format: format, groupsFindings: accepts(ToolOption.verbose.rule) && !isVerbose)
        }
    }
}
