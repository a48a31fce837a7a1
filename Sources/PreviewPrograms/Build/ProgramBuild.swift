/// The build of a program that draws the previews of modules.
struct ProgramBuild {
    let sources: SourceSet
    let library: PreviewLibrary
    /// The folder for build products.
    let folder: String
    /// A closure that is called with a line about each step.
    let progress: (String) -> Void

    struct Result {
        /// The path of the program; `nil` if nothing compiles.
        var program: String?
        var findings: [Finding] = []
        /// The sources that are left out.
        var leftOut: Set<String> = []
    }

    private var modules: String { folder + "/Modules" }
    /// The folder of the program, where `Bundle.main` finds resources.
    private var product: String { folder + "/Program" }

    /// Compiles all modules and links the program.
    ///
    /// - Parameter name: A closure that returns the name of a path in findings.
    func build(naming name: (String) -> String) throws(PreviewProblem) -> Result {
        var result = Result()
        var objects: [String] = []
        for (index, module) in sources.modules.enumerated() where !module.files.isEmpty {
            let count = module.files.count
            let place = sources.modules.count == 1 ? "" : ", \(index + 1) of \(sources.modules.count)"
            progress("Compiling \(count) source\(count == 1 ? "" : "s") of \(module.name)\(place) …")
            var build = ModuleBuild(
                module: module,
                library: library,
                modules: modules,
                folder: folder + "/" + module.name
            )
            build.earlier = sources.modules[..<index].map(\.name)
            build.generated = try generatedSources(of: module)
            let built = try build.compile { count in
                progress("Compiling \(module.name) again, for \(count) source\(count == 1 ? "" : "s") with errors …")
            }
            objects += built.objects
            result.leftOut.formUnion(built.leftOut.map(\.file))
            result.findings += BrokenSources(
                module: module,
                leftOut: built.leftOut,
                withoutPhones: built.withoutPhones,
                repaired: built.repaired,
                stubs: built.stubs
            ).findings(naming: name)
        }
        guard !objects.isEmpty else { return result }
        try writeResources()
        let linked = try link(objects)
        result.program = linked.program
        if !linked.missing.isEmpty { result.findings.append(.missingSymbols(linked.missing)) }
        return result
    }

    /// Writes the source that names the resources of a module.
    ///
    /// - Returns: The path of the source; empty if the module needs none.
    private func generatedSources(of module: SourceModule) throws(PreviewProblem) -> [String] {
        let place = folder + "/" + module.name
        guard let text = GeneratedSources.source(for: module, programIn: product) else { return [] }
        // A name that no source of the module has.
        let path = place + "/GridPressGenerated.swift"
        if FileManager.default.contents(atPath: path).map({ $0.elementsEqual(text.utf8) }) ?? false { return [path] }
        do {
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try AtomicFile.write(Array(text.utf8), to: "GridPressGenerated.swift", in: place)
        } catch {
            throw PreviewProblem(error)
        }
        return [path]
    }

    /// Provides the resources of all modules where their code finds them.
    private func writeResources() throws(PreviewProblem) {
        do throws(SystemError) {
            for bundle in ResourceBundle.bundles(of: sources.modules, programIn: product) { try bundle.write() }
        } catch {
            throw .folder(error.reason)
        }
    }

    /// Links the program.
    ///
    /// Functions of other languages can be missing. The program is then linked without them, and only previews that
    /// call one of them end the program.
    ///
    /// - Returns: The path of the program, and the names that are missing.
    private func link(_ objects: [String]) throws(PreviewProblem) -> (program: String, missing: [String]) {
        let program = product + "/Previews"
        let stamp = { BuildStamp(folder + "/program.stamp", files: objects + [program, library.file], words: objects) }
        if stamp().isCurrent { return (program, []) }
        progress("Linking …")
        let main = folder + "/main.swift"
        do {
            try FileManager.default.createDirectory(atPath: product, withIntermediateDirectories: true)
            try AtomicFile.write(
                Array("import GridPressPreviews\n\nPreviewProgram.run()\n".utf8),
                to: "main.swift",
                in: folder
            )
            let files = try ResponseFile.words(for: objects, writing: "objects.txt", in: folder)
            let words =
                ["swiftc", "-Onone", "-module-name", "GridPressPreviewsMain", "-module-cache-path", modules + "/Cache"]
                + library.flags + [main] + files + ["-o", program] + library.linkFlags
            let call = try ProgramCall(words, in: folder).run()
            if call.status == 0 {
                stamp().write()
                return (program, [])
            }
            let output = call.text
            let missing = MissingSymbols.names(in: output)
            let ignoring = ["-Xlinker", "--unresolved-symbols=ignore-all"]
            guard !missing.isEmpty, try ProgramCall(words + ignoring, in: folder).run().status == 0 else {
                throw PreviewProblem.program(output)
            }
            return (program, missing)
        } catch {
            throw PreviewProblem(error)
        }
    }
}
