/// The search for an engine that fits the compiler.
package struct EngineSearch: Sendable {
    /// A place where an engine can be, the preferred one first.
    package enum Place: String, CaseIterable, Sendable {
        /// The folder that `--engine` names.
        case option
        /// The folder that `GRIDPRESS_ENGINE` names.
        case environment
        /// The folder beside the installed tool.
        case installation
        /// The cache of the user.
        case cache
    }

    /// An engine that fits, and the problems of those before it.
    package struct Result {
        /// The place and the folder; `nil` if no engine fits.
        package let found: (place: Place, engine: EngineFolder)?
        package let skipped: [EngineProblem]
    }

    /// The folder that is given; `nil` if the tool chooses.
    private let chosen: (place: Place, path: String)?
    /// The absolute path of the folder that is given; `nil` if the tool chooses.
    package var chosenPath: String? { chosen?.path.absolutePath }
    /// The path of the engine beside the tool.
    package let installation: String
    /// The engines of the user.
    package let store: EngineStore
    /// The sources of the tool; `nil` if it has none.
    package let sources: EngineSources?
    /// The version of the tool.
    private let version: String

    /// Creates a search in the usual places.
    ///
    /// - Parameters:
    ///   - option: The folder that `--engine` names; `nil` for none.
    ///   - environment: The environment variables.
    ///   - version: The version of the tool.
    ///   - prefix: The folder that the tool is installed in.
    package init(
        option: String?,
        environment: [String: String],
        version: String,
        prefix: String = GridPressPlace.prefix
    ) {
        self.init(
            option: option,
            environment: environment,
            version: version,
            prefix: prefix,
            sources: EngineSources.find(environment, prefix: prefix)
        )
    }

    /// Creates a search with given sources.
    package init(
        option: String?,
        environment: [String: String],
        version: String,
        prefix: String,
        sources: EngineSources?
    ) {
        self.version = version
        let variable = environment["GRIDPRESS_ENGINE"].flatMap { $0.isEmpty ? nil : $0 }
        chosen = option.map { (.option, $0) } ?? variable.map { (.environment, $0) }
        installation = prefix + "/lib/gridpress/engine"
        store = EngineStore(environment)
        self.sources = sources
    }

    /// Returns an engine for the installed compiler, and builds it if none fits.
    ///
    /// - Parameter progress: A closure that is called with a line about each step that takes minutes.
    package func engine(progress: (String) -> Void) throws(EngineProblem) -> EngineFolder {
        try engine(for: .installed(), progress: progress)
    }

    /// Returns an engine for a compiler, and builds it if none fits.
    package func engine(for compiler: SwiftCompiler, progress: (String) -> Void) throws(EngineProblem) -> EngineFolder {
        let result = try find(compiler)
        if let found = result.found { return found.engine }
        guard let sources else { throw .missing(skipped: result.skipped) }
        for problem in result.skipped { progress(problem.message) }
        return try store.build(sources, compiler, progress: progress)
    }

    /// Returns an engine for the installed compiler; `nil` if none fits and the tool is used in its checkout.
    ///
    /// Developers of the tool change its sources all the time, so nothing is built from a checkout. An installed tool
    /// builds an engine if none fits.
    package func installed(progress: (String) -> Void) throws(EngineProblem) -> EngineFolder? {
        let isInstalled = sources?.isPacked ?? true
        if !isInstalled, chosen == nil, store.paths.isEmpty, FileStatus(installation) == nil { return nil }
        let compiler = try SwiftCompiler.installed()
        if isInstalled { return try engine(for: compiler, progress: progress) }
        return try find(compiler).found?.engine
    }

    /// Returns an engine that is there; `nil` if none fits the compiler.
    ///
    /// - Throws: The problem of a folder that is given, or of a damaged installation.
    package func existing() throws(EngineProblem) -> EngineFolder? {
        if chosen == nil, store.paths.isEmpty, FileStatus(installation) == nil { return nil }
        return try find(.installed()).found?.engine
    }

    /// Finds an engine for a compiler.
    ///
    /// - Throws: The problem of a folder that is given, or of a damaged installation. Other problems are in the result.
    package func find(_ compiler: SwiftCompiler) throws(EngineProblem) -> Result {
        if let chosen {
            do throws(EngineProblem) {
                let engine = try EngineFolder(chosen.path)
                try engine.check(for: compiler)
                return Result(found: (chosen.place, engine), skipped: [])
            } catch {
                throw .given(chosen.place, error)
            }
        }
        var skipped: [EngineProblem] = []
        if let engine = Self.engine(installation, compiler, &skipped) {
            return Result(found: (.installation, engine), skipped: skipped)
        }
        // Building another engine would take minutes, and the installation would stay damaged.
        if let problem = skipped.first, case .damaged = problem { throw .given(.installation, problem) }
        if let engine = try cached(compiler, &skipped) { return Result(found: (.cache, engine), skipped: skipped) }
        return Result(found: nil, skipped: skipped)
    }

    /// Returns the engine of the cache that is built from the sources of the tool; `nil` if none fits.
    ///
    /// Without sources, the engine beside the tool has their hash, even if it is for another compiler. Without both, the
    /// newest engine of the tool's version is used.
    private func cached(
        _ compiler: SwiftCompiler,
        _ skipped: inout [EngineProblem]
    ) throws(EngineProblem) -> EngineFolder? {
        if let hash = try sources?.hash() ?? (try? EngineFolder(installation))?.manifest.sources {
            return Self.engine(store.path(sources: hash, compiler), compiler, &skipped)
        }
        var engines: [EngineFolder] = []
        for path in store.paths {
            guard let engine = Self.engine(path, compiler, &skipped) else { continue }
            if engine.manifest.version == version {
                engines.append(engine)
            } else {
                skipped.append(.otherVersion(folder: path, expected: version, found: engine.manifest.version))
            }
        }
        return engines.max { $0.written < $1.written }
    }

    /// Returns the engine in a folder that fits a compiler; otherwise `nil`, with its problem among the skipped.
    private static func engine(
        _ path: String,
        _ compiler: SwiftCompiler,
        _ skipped: inout [EngineProblem]
    ) -> EngineFolder? {
        guard FileStatus(path) != nil else { return nil }
        do throws(EngineProblem) {
            let engine = try EngineFolder(path)
            try engine.check(for: compiler)
            return engine
        } catch {
            skipped.append(error)
            return nil
        }
    }
}

extension EngineFolder {
    /// The time at which the manifest was written.
    fileprivate var written: Int { FileStatus(path + "/" + EngineManifest.name)?.written ?? 0 }
}
