/// The engines of this machine, in the order in which the search looks at them.
struct EngineList {
    struct Entry: Equatable {
        let path: String
        /// The version, the compiler, the size, and whether the engine is used.
        let text: String
    }

    let entries: [Entry]

    /// Creates the list.
    ///
    /// - Parameters:
    ///   - search: The search for the engine that is used.
    ///   - compiler: The compiler; `nil` if it is missing.
    init(_ search: EngineSearch, compiler: SwiftCompiler?) {
        let used = compiler.flatMap { try? search.find($0) }?.found?.engine.path
        entries = search.paths.map { path in
            do throws(EngineProblem) {
                let engine = try EngineFolder(path)
                let state = path == used ? "used" : Self.reason(engine, compiler)
                return Entry(path: path, text: "\(engine.manifest.summary), \(engine.size.megabytes), \(state)")
            } catch {
                return Entry(path: path, text: error.message)
            }
        }
    }

    /// Returns the reason why an engine isn't used.
    private static func reason(_ engine: EngineFolder, _ compiler: SwiftCompiler?) -> String {
        guard let compiler else { return "not used without a compiler" }
        do throws(EngineProblem) {
            try engine.check(for: compiler)
            return "not used"
        } catch {
            switch error {
            case .otherCompiler, .otherArchitecture: return "not for this compiler"
            default: return "damaged"
            }
        }
    }
}

extension EngineSearch {
    /// The paths of all engines that exist, in the order of the search.
    var paths: [String] {
        ([chosenPath, installation].compactMap(\.self).filter { FileStatus($0) != nil } + store.paths)
            .reduce(into: []) { paths, path in if !paths.contains(path) { paths.append(path) } }
    }
}

extension EngineManifest {
    /// The versions and the kind of the engine, such as `0.1.0 for Swift 6.3.1 on x86_64, release`.
    var summary: String { "\(version) for \(compiler.shortVersion) on \(architecture), \(configuration)" }
}

extension EngineFolder {
    /// The number of bytes of all files.
    var size: Int { manifest.files.values.reduce(0) { $0 + min($1.size, .max - $0) } }
}

extension Int {
    /// The number of bytes in megabytes.
    var megabytes: String { "\((self + 500_000) / 1_000_000) MB" }
}
