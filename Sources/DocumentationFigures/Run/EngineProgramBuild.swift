/// The build of the figures' program against an engine folder, by the compiler alone.
struct EngineProgramBuild {
    let engine: EngineFolder
    let folder: BuildFolder
    /// The built modules of the documented package; `nil` if no figure imports one.
    let documented: DocumentedModules?

    /// The folder of the built modules.
    private var modules: String { folder.path + "/modules" }

    /// Builds the program, or its changed modules, and returns its path.
    ///
    /// - Throws: An error with the output of the compiler.
    func build(_ program: FigureProgram) throws -> String {
        try folder.write(program.sources)
        try NewFolder.make(modules)
        // 1. The module of each scope. All errors come in one run.
        let failures = Locked<[String]>([])
        ParallelMap(jobs: ProcessInfo.processInfo.activeProcessorCount).run(program.scopes.count) { index in
            do {
                try compile(program.scopes[index])
            } catch {
                failures.use { $0.append("\(error)") }
            }
        } report: { _, _ in
        }
        let outputs = failures.use { $0 }
        guard outputs.isEmpty else { throw Failure(output: outputs.joined(separator: "\n")) }
        // 2. The program.
        return try link(program)
    }

    /// The output of a failed call of the compiler.
    struct Failure: Error, CustomStringConvertible {
        let output: String

        var description: String { output }
    }

    private func compile(_ scope: BlockScope) throws {
        let source = folder.package + "/" + FigureProgram.path(of: scope)
        let object = object(of: scope)
        let words =
            ["swiftc", "-c", "-parse-as-library", "-module-name", scope.module, source, "-o", object, "-emit-module"]
            + ["-emit-module-path", modules + "/" + scope.module + ".swiftmodule"] + settings
            + engine.compilerArguments(scope.importedModules.union(documented?.frameworks ?? []))
            + (documented?.compilerArguments ?? [])
        try run(words, inputs: [source], product: object)
    }

    private func link(_ program: FigureProgram) throws -> String {
        let source = folder.package + "/" + FigureProgram.main
        let path = folder.path + "/" + FigureProgram.product
        let objects = program.scopes.map(object)
        let files = try ResponseFile.words(for: objects, writing: "objects.txt", in: folder.path)
        let words =
            ["swiftc", "-module-name", "GridPressFiguresMain", source] + files + ["-o", path, "-I", modules] + settings
            + engine.compilerArguments(engine.frameworks) + (documented?.compilerArguments ?? [])
            + (documented?.linkArguments ?? []) + engine.linkArguments
        try run(words, inputs: [source] + objects, product: path)
        return path
    }

    private func object(of scope: BlockScope) -> String { modules + "/" + scope.module + ".o" }

    /// The settings of all modules: blocks can declare values that aren't used.
    private var settings: [String] {
        ["-Onone", "-swift-version", "5", "-suppress-warnings", "-module-cache-path", modules + "/Cache"]
    }

    /// Calls the compiler, unless the product is up to date.
    private func run(_ words: [String], inputs: [String], product: String) throws {
        let stamp = {
            BuildStamp(
                product + ".stamp",
                files: inputs + [product, engine.path + "/" + EngineManifest.name]
                    + [documented?.library].compactMap(\.self),
                words: words
            )
        }
        if stamp().isCurrent { return }
        let call = try ProgramCall(words).run()
        guard call.status == 0 else { throw Failure(output: call.text) }
        stamp().write()
    }
}

extension BlockScope {
    /// The names of the modules that the scope imports.
    var importedModules: Set<String> { Set(imports.flatMap { ImportedModules(in: $0.text).names }) }
}
