extension Tool {
    /// Prints the path of the toolset for a package.
    func printToolset(_ words: CommandArguments) throws -> ExitCode {
        try reporting(words) {
            try output(toolset(for: Self.package(words), words) + "\n")
            return .fine
        }
    }

    /// Returns the path of the toolset for a package that doesn't have GridPress as source.
    ///
    /// Unlike a build, nothing else reports a manifest that can't be read, so this is an error.
    func toolset(for package: String, _ words: CommandArguments) throws -> String {
        guard try !SourceDependency.exists(in: package) else {
            throw PackageProblem(
                finding: Finding(
                    .packageToolset,
                    .error,
                    "The package builds GridPress from source, so a toolset would add a second GridPress.",
                    fix: "Build it with `swift build`, or remove the dependency."
                )
            )
        }
        return try PackageBuild(package, words, context).toolset(context)
    }

    /// Calls Swift's package manager with the toolset for a package, and explains errors.
    func callSwift(_ subcommand: SwiftCall.Subcommand, _ words: CommandArguments) throws -> ExitCode {
        try reporting(words) {
            let call = SwiftCall(subcommand: subcommand, arguments: words.operands)
            if let package = call.package, (try? SourceDependency.exists(in: package)) ?? false {
                context.messages(
                    "The package builds GridPress from source, so `swift \(subcommand.rawValue)` is called without a toolset.\n"
                )
                return .program(handOver(call.words(toolset: nil)))
            }
            try call.check()
            let build = try PackageBuild(call.package, words, context)
            let toolset = try build.toolset(context)
            // The clock of a file system can be some milliseconds late.
            let start = Int((Date().timeIntervalSince1970 - 0.02) * 1e9)
            let status = handOver(call.words(toolset: toolset))
            if status != 0, let scratch = call.scratch {
                let errors = CompilerMessage.errors(ofBuildIn: scratch, since: start)
                var report = try messageReport(words)
                try report.add(BuildExplanation.findings(for: errors, of: build), in: nil)
                try report.end()
            }
            return .program(status)
        }
    }

    /// Runs a program with the streams and signals of this process, and returns its exit code.
    private func handOver(_ words: [String]) -> Int32 {
        do {
            return try context.handOver(words)
        } catch {
            let reason = (error as? SystemError)?.reason ?? "\(error)"
            context.messages("error: The program \"swift\" can't be run: \(reason).\n")
            return 127
        }
    }

    /// Returns the folder of the package that arguments name, or that contains the current folder.
    static func package(_ words: CommandArguments) throws -> String {
        let path = words.operands.first ?? "."
        if FileStatus(path)?.kind != .folder {
            throw PackageProblem(
                finding: Finding(
                    .packageToolset,
                    .error,
                    "There is no folder \(path.quoted).",
                    fix: "Name the folder of a package."
                )
            )
        }
        guard let package = path.packageFolder else {
            throw PackageProblem(
                finding: Finding(
                    .packageToolset,
                    .error,
                    "The folder \(path.quoted) isn't in a package: it has no \"Package.swift\".",
                    fix: "Name the folder of a package."
                )
            )
        }
        return package
    }

    /// Runs a command, and reports its problem.
    func reporting(_ words: CommandArguments, _ body: () throws -> ExitCode) throws -> ExitCode {
        let finding: Finding
        do {
            return try body()
        } catch let problem as EngineProblem {
            finding = problem.finding
        } catch let problem as ManifestProblem {
            finding = problem.finding
        } catch let problem as PackageProblem {
            finding = problem.finding
        }
        var report = try messageReport(words)
        try report.add([finding], in: nil)
        try report.end()
        return report.exit
    }
}

/// A problem with a package, as a finding.
struct PackageProblem: Error {
    let finding: Finding
}
