/// The build of one module: the objects of the sources that compile, and the errors of the others.
struct ModuleBuild {
    let module: SourceModule
    let library: PreviewLibrary
    /// The folder of the modules of this run, for imports.
    let modules: String
    /// The folder for the build products of this module.
    let folder: String
    /// The names of the modules that are built earlier and can be imported.
    var earlier: [String] = []
    /// Additional sources of the module.
    var generated: [String] = []

    struct Result {
        /// The objects of the sources that compile.
        var objects: [String] = []
        /// The sources that are left out.
        var leftOut: [BrokenSource] = []
        /// The sources whose code for iOS is left out.
        var withoutPhones: [BrokenSource] = []
        /// The sources with replaced bodies.
        var repaired: [BrokenSource] = []
        /// The types that nothing declares.
        var stubs: [TypeStub] = []

        /// Whether all code is compiled as it is written.
        var isWhole: Bool { leftOut.isEmpty && withoutPhones.isEmpty && repaired.isEmpty && stubs.isEmpty }
    }

    /// The maximum number of rounds.
    ///
    /// In practice, dependency chains of broken sources are shorter.
    private static let rounds = 60

    /// Compiles the module, and replaces or leaves out what has errors until the rest compiles.
    ///
    /// - Parameter onRound: A closure that is called with the number of sources with errors before another round.
    func compile(onRound: (_ count: Int) -> Void) throws(PreviewProblem) -> Result {
        var result = Result()
        let all = OutputFileMap(module.files + generated, in: folder)
        if stamp(all.objects).isCurrent {
            result.objects = all.objects
            return result
        }
        // 1. Imports of modules that don't exist are removed.
        var copies = SourceCopies(known: knownModules, folder: folder)
        copies.missing = try missingModules()
        // 2. What has errors is replaced or left out.
        var attempts = SourceAttempts(module.files)
        for _ in 0..<Self.rounds where !attempts.sources.isEmpty {
            let sources = attempts.sources + generated + (try support(for: attempts))
            let map = OutputFileMap(sources, in: folder)
            let call = try run(sources, map, copies, attempts)
            if call.status == 0 {
                result.objects = map.objects
                break
            }
            attempts.fix(Self.broken(attempts.sources, in: call.text), in: copies)
            onRound(Set((attempts.leftOut + attempts.repaired).map(\.file)).count)
        }
        result.leftOut = attempts.leftOut
        if result.objects.isEmpty {
            result.leftOut += attempts.sources.map { BrokenSource(file: $0, errors: []) }
        } else {
            result.repaired = attempts.repaired
            result.stubs = attempts.stubs
        }
        // A missing module is the cause of errors in the sources that import it.
        result.leftOut = result.leftOut.map { $0.naming(copies.missing) }
        result.repaired = result.repaired.map { $0.naming(copies.missing) }
        result.withoutPhones = attempts.withoutPhones
        if result.isWhole, copies.missing.isEmpty { stamp(all.objects).write() }
        return result
    }

    /// Writes the declarations that replaced bodies and stubs need.
    ///
    /// - Returns: The path of the source; empty if nothing is replaced.
    private func support(for attempts: SourceAttempts) throws(PreviewProblem) -> [String] {
        if attempts.repairs.isEmpty, attempts.stubs.isEmpty { return [] }
        do {
            let text = SourceRepair.support(stubs: attempts.stubs)
            // A name that no source of the module has.
            let path = folder + "/GridPressRepairs.swift"
            if FileManager.default.contents(atPath: path).map({ !$0.elementsEqual(text.utf8) }) ?? true {
                try AtomicFile.write(Array(text.utf8), to: "GridPressRepairs.swift", in: folder)
            }
            return [path]
        } catch {
            throw PreviewProblem(error)
        }
    }

    /// Returns the sources for which a call of the compiler fails, with their errors.
    private static func broken(_ sources: [String], in output: String) -> [BrokenSource] {
        let errors = Dictionary(grouping: CompilerMessage.errors(in: output), by: \.file)
        var broken = sources.filter { errors[$0] != nil }
        if broken.isEmpty {
            // A crashed compiler reports its location. Other errors without a location affect all sources.
            let places = CrashPlace.all(in: output)
            broken = sources.filter { source in places.contains { $0.file == source } }
            if broken.isEmpty { broken = sources }
        }
        return broken.map { file in
            BrokenSource(file: file, errors: errors[file] ?? [message(of: output, in: file)])
        }
    }

    /// The names of modules that certainly exist.
    private var knownModules: Set<String> {
        library.moduleNames.union(earlier + ["Foundation", "Observation", module.name])
    }

    /// Returns the names of imported modules that don't exist.
    private func missingModules() throws(PreviewProblem) -> Set<String> {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let names = ProjectModules.imports(in: module.files).subtracting(knownModules)
            return try MissingImports(flags: importFlags + module.flags, folder: folder).missing(names)
        } catch {
            throw PreviewProblem(error)
        }
    }

    /// Returns the stamp of a successful build.
    private func stamp(_ objects: [String]) -> BuildStamp {
        let imported = earlier.map { modules + "/" + $0 + ".swiftmodule" }
        return BuildStamp(
            folder + "/build.stamp",
            files: module.files + generated + objects + imported + [library.file],
            words: words
        )
    }

    private func run(
        _ sources: [String],
        _ map: OutputFileMap,
        _ copies: SourceCopies,
        _ attempts: SourceAttempts
    ) throws(PreviewProblem) -> ProgramCall.Result {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
            let path = folder + "/output.json"
            if FileManager.default.contents(atPath: path).map({ Array($0) }) != map.json {
                try AtomicFile.write(map.json, to: "output.json", in: folder)
            }
            // The names of many sources exceed the length of a command.
            let files = try ResponseFile.words(for: sources, writing: "sources.txt", in: folder)
            let overlay = try copies.flags(
                for: attempts.sources,
                phoneFiles: attempts.phoneFiles,
                repairs: attempts.repairs
            )
            return try ProgramCall(words + overlay + files, in: folder).run()
        } catch {
            throw PreviewProblem(error)
        }
    }

    private var words: [String] {
        let hasMain = module.files.contains { $0.hasSuffix("/main.swift") }
        return [
            "swiftc", "-c", "-incremental", "-enable-batch-mode", "-j",
            "\(ProcessInfo.processInfo.activeProcessorCount)",
            "-continue-building-after-errors", "-output-file-map", folder + "/output.json", "-module-name", module.name,
            "-emit-module",
            "-emit-module-path", modules + "/" + module.name + ".swiftmodule", "-Onone", "-g", "-D", "DEBUG",
            "-suppress-warnings", "-module-cache-path", modules + "/Cache",
            // The program has a separate main function.
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.name + "_main",
        ] + (hasMain ? [] : ["-parse-as-library"]) + importFlags + module.flags
    }

    /// The arguments for imports.
    ///
    /// A module of the run replaces a framework of the same name.
    private var importFlags: [String] { ["-I", modules] + library.flags }

    /// Returns the message of an output whose errors have no location.
    private static func message(of output: String, in file: String) -> CompilerMessage {
        if let place = CrashPlace.all(in: output).last(where: { $0.file == file }) {
            return CompilerMessage(file: file, line: place.line, column: 1, text: "the compiler crashes here")
        }
        let lines = output.split(whereSeparator: \.isNewline)
        let text = lines.lazy.compactMap { line in line.firstRange(of: "error: ").map { line[$0.upperBound...] } }.first
        return CompilerMessage(
            file: file,
            line: 1,
            column: 1,
            text: String(text ?? "the compiler ends without a reason")
        )
    }
}
