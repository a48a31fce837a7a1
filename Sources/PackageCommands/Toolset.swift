import EngineFolders
import Foundation
import GridPressPlatform

/// The description of compiler and linker arguments for Swift's package manager, for an engine and some frameworks.
struct Toolset {
    let engine: EngineFolder
    let frameworks: Set<String>
    /// Whether all sources see the names that only Apple's Foundation has.
    let hasFoundationNames: Bool

    /// The content of the file.
    var json: [UInt8] {
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
        engine.compilerArguments(frameworks) + (hasFoundationNames ? EngineFolder.foundationArguments : []) + [
            "-D", mark,
        ]
    }

    /// A condition for `#if` that depends on the content of the engine.
    ///
    /// The package manager compiles again only if arguments change, and an installed engine always has the same path.
    private var mark: String {
        let manifest = engine.manifest
        let files = manifest.files.sorted { $0.key < $1.key }.map { $0.key + $0.value.sha256 }
        return "GRIDPRESS_ENGINE_" + ([manifest.sources, manifest.compiler] + files).joined().utf8.digest
    }

    /// The name of the folder of toolsets in the cache.
    static let folderName = "toolsets"

    /// Writes the file into a folder, unless it exists, and returns its path.
    ///
    /// The name depends on the content, because the package manager reads a toolset again only if its path changes.
    func write(into cache: String) throws(SystemError) -> String {
        let json = json
        let folder = cache + "/" + Self.folderName
        let path = folder + "/" + json.digest + ".json"
        if case .bytes(json)? = try? RegularFile.read(path, atMost: 1 << 20) { return path }
        try NewFolder.make(folder)
        try AtomicFile.write(json, to: path.splitAtLastPart.name, in: folder)
        return path
    }
}
