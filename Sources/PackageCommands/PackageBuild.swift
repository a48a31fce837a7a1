/// A build of a package with an engine.
struct PackageBuild {
    let engine: EngineFolder
    /// The frameworks that all packages of the build see.
    let frameworks: Set<String>
    /// Whether the package is for Apple's systems.
    var isForApple = false
    /// The modules of the package and its dependencies that have the names of frameworks.
    let replaced: Set<String>

    /// Chooses the engine and the frameworks.
    ///
    /// - Parameter package: The folder of the package; `nil` outside of packages.
    init(_ package: String?, _ words: CommandArguments, _ context: ToolContext) throws {
        let search = EngineSearch(
            option: words[.engineFolder],
            environment: context.environment,
            version: HelpPage.version
        )
        let engine = try Self.engine(search, context)
        let imports = package.flatMap { try? FrameworkImports(of: $0, among: engine.frameworks) }
        // Swift's package manager reports a manifest that can't be read.
        var frameworks = imports?.needed ?? ["SwiftUI"]
        if let names = words[.frameworks] {
            if let name = names.first(where: { !engine.frameworks.contains($0) }) {
                var failure = ToolFailure.unknown(
                    "GridPress has no framework \(name.quoted).",
                    word: name,
                    among: engine.frameworks.sorted()
                )
                failure.advice = failure.advice ?? "It has \(engine.frameworks.sorted().joined(separator: ", "))."
                throw failure
            }
            frameworks = Set(names)
        }
        (self.engine, self.frameworks) = (engine, frameworks)
        replaced = imports?.replaced ?? []
        isForApple = imports?.isForApple ?? false
    }

    /// Returns the engine; a signal also ends a build of it.
    private static func engine(_ search: EngineSearch, _ context: ToolContext) throws -> EngineFolder {
        context.prepare(false)
        defer { context.release() }
        return try search.engine { context.messages($0 + "\n") }
    }

    init(engine: EngineFolder, frameworks: Set<String>, replaced: Set<String>) {
        (self.engine, self.frameworks, self.replaced) = (engine, frameworks, replaced)
    }

    /// Writes the toolset into the cache of the user, and returns its path.
    func toolset(_ context: ToolContext) throws -> String {
        let cache = CacheFolder.path(context.environment)
        do throws(SystemError) {
            let toolset = Toolset(
                engine,
                frameworks: frameworks,
                isForApple: isForApple
            )
            return try toolset.write(into: cache)
        } catch {
            throw ToolFailure(
                exit: .cannotCreate,
                message: "The toolset can't be written into \(cache.quoted): \(error.reason).",
                advice: error.remedy + " XDG_CACHE_HOME names the cache folder."
            )
        }
    }
}
