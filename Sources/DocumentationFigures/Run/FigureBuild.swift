/// A builder and runner of the program that draws the figures.
struct FigureBuild {
    /// The outcome of a figure.
    enum Outcome {
        /// The figure, drawn at each of its widths.
        case drawn(DrawnFigure)
        /// The figure threw an error, or ended the program.
        case failed(Finding.Code, String)
    }

    /// The way in which the program is built.
    enum Way {
        /// By the package manager, as a package with these dependencies.
        ///
        /// The path is that of the versions of packages that the documented package uses.
        case package([FigureProgram.Dependency], versions: String?)
        /// By the compiler, against an engine folder.
        case engine(EngineFolder, documented: Documented?)
    }

    /// A documented package that is built against an engine.
    struct Documented {
        let libraries: FigureProgram.Dependency
        /// The frameworks that its sources need.
        let frameworks: Set<String>
        let isForApple: Bool
        /// The versions of packages that it uses; `nil` for none.
        let versions: String?
        /// The identity of its dependency on GridPress, which the engine replaces; `nil` for none.
        var replaced: String?
    }

    let folder: BuildFolder
    var way: Way
    /// A closure that is called with a line about each step.
    let progress: (String) -> Void

    /// The outcomes of figures by their numbers, and findings about the figures without an outcome.
    struct Result {
        var outcomes: [Int: Outcome] = [:]
        var findings: [Finding] = []
        /// Whether an engine can't replace GridPress, because another package needs more of it.
        var needsSources = false
    }

    /// Draws the figures of some scopes.
    func draw(_ plan: FigurePlan, _ pages: [FigurePage]) -> Result {
        var result = Result()
        do {
            // Runs in the same folder exclude each other, because they would mix up their records.
            try folder.locked {
                progress("Waiting for another run …")
            } _: {
                if case .package(_, let versions?) = way { try folder.pin(folder.package, to: versions) }
                guard let built = try build(plan.scopes, pages, &result.findings, by: builder) else { return }
                result.outcomes = try run(built.program, built.scopes, plan.requests(in: pages))
            }
        } catch let failure as DocumentedModules.Irreplaceable {
            result.needsSources = true
            result.findings.append(.ofPackage("The package of the figures can't be built: \(failure.reason)."))
        } catch {
            result.findings.append(
                .ofPackage(
                    "The package of the figures can't be built in \(folder.path.quoted): "
                        + "\((error as? SystemError)?.reason ?? "\(error)").",
                    fix: "Check its permissions, or name another folder with `--build-folder`."
                )
            )
        }
        return result
    }

    // MARK: Building

    /// Builds scopes, and leaves out code with errors and the figures that need it.
    ///
    /// - Returns: The path of the program, and the scopes that were built; `nil` for none.
    private func build(
        _ all: [BlockScope],
        _ pages: [FigurePage],
        _ findings: inout [Finding],
        by builder: ([BlockScope]) throws -> String
    ) throws -> (program: String, scopes: [BlockScope])? {
        var compilable = CompilableScopes(all, pages)
        defer { findings += compilable.findings }
        while !compilable.scopes.isEmpty {
            let scopes = compilable.scopes
            progress("Building \(scopes.count) module\(scopes.count == 1 ? "" : "s") with figures …")
            do {
                return (try builder(scopes), scopes)
            } catch PackageManagerCall.Failure.failed(let output) {
                compilable.removeErrors(in: output)
            } catch let failure as EngineProgramBuild.Failure {
                compilable.removeErrors(in: failure.output)
            }
        }
        return nil
    }

    /// A closure that builds the program of scopes, and returns its path.
    private var builder: ([BlockScope]) throws -> String {
        switch way {
        case .package(let dependencies, _):
            return { scopes in
                try folder.write(FigureProgram(scopes: scopes, dependencies: dependencies).files)
                return try PackageManagerCall.build(FigureProgram.product, of: folder.package, into: folder.scratch)
            }
        case .engine(let engine, let documented):
            var modules: DocumentedModules?
            return { scopes in
                if modules == nil, let documented {
                    progress("Building the package …")
                    modules = try DocumentedModules.build(documented, engine: engine, in: folder)
                }
                let build = EngineProgramBuild(engine: engine, folder: folder, documented: modules)
                return try build.build(FigureProgram(scopes: scopes, dependencies: []))
            }
        }
    }

    // MARK: Running

    private func run(_ program: String, _ scopes: [BlockScope], _ requests: [Int: PictureRequest]) throws -> [Int:
        Outcome]
    {
        var outcomes: [Int: Outcome] = [:]
        var wanted = scopes.flatMap { $0.figures.map(\.id) }
        try folder.clearRecords()
        let file = folder.records + "/" + FigureProgramFiles.requests
        try JSONEncoder().encode(requests).write(to: URL(fileURLWithPath: file))
        while !wanted.isEmpty {
            progress("Drawing \(wanted.count) figure\(wanted.count == 1 ? "" : "s") …")
            try FolderRemoval.remove(folder.progress)
            let call = try ProgramCall([program, folder.records] + wanted.map(String.init)).run()
            // The number of each figure is written before it is drawn.
            let begun = String(decoding: BuildFolder.bytes(folder.progress) ?? [], as: UTF8.self).split(separator: "\n")
                .compactMap { Int($0) }
            for id in begun { outcomes[id] = outcome(id) }
            guard let last = begun.last else {
                for id in wanted { outcomes[id] = .failed(.figureThrown, Self.end(of: call)) }
                break
            }
            if outcomes[last] == nil { outcomes[last] = .failed(.figureThrown, Self.end(of: call)) }
            wanted.removeAll { outcomes[$0] != nil }
        }
        return outcomes
    }

    private func outcome(_ id: Int) -> Outcome? {
        if let record = BuildFolder.bytes("\(folder.records)/\(id).json") {
            do {
                return .drawn(try JSONDecoder().decode(DrawnFigure.self, from: Data(record)))
            } catch {
                return .failed(.figureThrown, "The record of the figure can't be read: \(error).")
            }
        }
        return BuildFolder.bytes("\(folder.records)/\(id).txt").map {
            .failed(.figureThrown, String(decoding: $0, as: UTF8.self))
        }
    }

    /// Returns the reason why the program ended, from its last line.
    private static func end(of call: ProgramCall.Result) -> String {
        if call.status == FigureProgramFiles.endOfPatience {
            return "The figure takes more than \(Int(FigureProgramFiles.patience)) seconds."
        }
        let lines = String(decoding: call.messages, as: UTF8.self).split(whereSeparator: \.isNewline)
        let mark = "Fatal error: "
        let reason = lines.compactMap { line in line.firstRange(of: mark).map { line[$0.upperBound...] } }.first
        return "The figure ends the program" + (reason.map { ": \($0.prefix(200).sentence)" } ?? ".")
    }
}

extension Finding {
    /// Returns a finding about the generated package, with the last lines of the output.
    static func ofPackage(_ output: String, fix: String? = nil) -> Finding {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        let errors = lines.filter { $0.hasPrefix("error: ") }.map { $0.dropFirst("error: ".count).sentence }
        let message = errors.first ?? lines.last?[...].sentence ?? "The package can't be built."
        var finding = Finding(
            .figurePackage,
            .error,
            message,
            fix: fix ?? "Build the documented package with `swift build`, or name another GridPress with `--package`."
        )
        finding.details = Array(errors.dropFirst().prefix(5))
        return finding
    }
}
