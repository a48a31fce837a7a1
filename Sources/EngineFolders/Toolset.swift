/// The description of compiler and linker arguments for Swift's package manager, for an engine and some frameworks.
package struct Toolset {
    private let engine: EngineFolder
    private let frameworks: Set<String>
    /// Whether all sources see the names that only Apple's Foundation has.
    private let hasFoundationNames: Bool

    /// Creates a toolset.
    ///
    /// - Parameters:
    ///   - engine: The engine.
    ///   - frameworks: The frameworks that the sources see.
    ///   - isForApple: Whether the sources are for Apple's systems.
    package init(_ engine: EngineFolder, frameworks: Set<String>, isForApple: Bool) {
        self.engine = engine
        self.frameworks = frameworks
        hasFoundationNames = isForApple && !frameworks.isEmpty
    }

    /// The content of the file.
    package var json: [UInt8] {
        let description: [String: Any] = [
            "schemaVersion": "1.0",
            "swiftCompiler": ["extraCLIOptions": compilerArguments],
            "linker": ["extraCLIOptions": engine.linkerArguments],
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings, lists and dictionaries are always valid.
        let data = try? JSONSerialization.data(withJSONObject: description, options: options)
        return Array(data ?? Data()) + [0x0A]
    }

    private var compilerArguments: [String] {
        engine.compilerArguments(frameworks) + (hasFoundationNames ? EngineFolder.foundationArguments : [])
    }

    /// The name of the folder of toolsets in the cache.
    package static let folderName = "toolsets"

    /// Writes the file into a folder, unless it exists, and returns its path.
    ///
    /// The name depends on the content, because the package manager reads a toolset again only if its path changes.
    package func write(into cache: String) throws(SystemError) -> String {
        let json = json
        let folder = cache + "/" + Self.folderName
        let path = folder + "/" + json.digest + ".json"
        if case .bytes(json)? = try? RegularFile.read(path, atMost: 1 << 20) { return path }
        try NewFolder.make(folder)
        try AtomicFile.write(json, to: path.splitAtLastPart.name, in: folder)
        return path
    }
}
