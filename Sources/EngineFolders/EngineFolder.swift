/// A folder with the built engine: modules, libraries and the program of the macros.
package struct EngineFolder: Equatable, Sendable {
    /// The absolute path.
    package let path: String
    package let manifest: EngineManifest

    /// Reads the manifest of a folder.
    ///
    /// The files aren't read: see ``check(for:)``.
    package init(_ path: String) throws(EngineProblem) {
        self.path = path.absolutePath
        manifest = try EngineManifest(ofFolder: self.path)
    }

    /// The folder of the libraries.
    package var libraries: String { path + "/lib" }
    /// The library with everything that draws, which every program needs.
    package var library: String { libraries + "/libGridPressEngine.so" }

    /// The program that expands macros.
    package var macros: String { path + "/bin/GridPressMacros" }

    /// The frameworks that the engine has modules for.
    package var frameworks: Set<String> { Set(manifest.rooms.keys) }

    /// The names of all modules.
    package var moduleNames: Set<String> {
        Set(
            manifest.files.keys.filter { $0.hasPrefix("modules/") && $0.hasSuffix(".swiftmodule") }
                .map { $0.splitAtLastPart.name.stem }
        )
    }

    /// Returns whether the engine is built from sources.
    package func isBuilt(from sources: EngineSources) throws(EngineProblem) -> Bool {
        try sources.hash() == manifest.sources
    }

    /// Returns whether the engine can replace the sources that a package depends on; if not, that is said.
    package func canReplace(dependency folder: String, otherwise say: (String) -> Void) -> Bool {
        if (try? isBuilt(from: EngineSources(checkout: folder))) ?? false { return true }
        say("The package depends on another version of GridPress than the engine has, and is built with that.")
        return false
    }

    /// Returns the folders with the modules of GridPress, of some frameworks, and of those that these need.
    ///
    /// A module in one of these folders makes `#if canImport` true, so no other framework is among them.
    package func moduleFolders(_ frameworks: Set<String>) -> [String] {
        let rooms = frameworks.intersection(self.frameworks)
        let needed = rooms.union(rooms.flatMap { manifest.rooms[$0] ?? [] })
        return (["gridpress", "C"] + needed.sorted()).map { path + "/modules/" + $0 }
    }

    /// Returns the arguments of the compiler for sources that import some frameworks.
    package func compilerArguments(_ frameworks: Set<String>) -> [String] {
        moduleFolders(frameworks).flatMap { ["-I", $0] }
            + ["-load-plugin-executable", macros + "#GridPressMacros", "-D", mark]
    }

    /// A condition for `#if` that depends on the content of the engine.
    ///
    /// An installed engine always has the same path, and its files have the date of their version. The compiler and the
    /// package manager compile again for sure only if arguments change.
    private var mark: String {
        let files = manifest.files.sorted { $0.key < $1.key }.map { $0.key + $0.value.sha256 }
        return "GRIDPRESS_ENGINE_" + ([manifest.sources, manifest.compiler] + files).joined().utf8.digest
    }

    /// The arguments of the compiler for the names that Apple's Foundation also has.
    package static let foundationArguments = ["CombineNames", "FoundationNames", "Observation"].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }

    /// The arguments of the linker.
    ///
    /// Programs that call nothing of a library don't need it. The libraries need those of Swift, which they find by the
    /// run path of the program only if it is one of the old kind.
    package var linkerArguments: [String] {
        [
            "-L\(libraries)", "--as-needed", "-lGridPressGoldens", "-lGridPressEngine", "--disable-new-dtags", "-rpath",
            libraries,
        ]
    }

    /// The arguments of the compiler that link a program.
    ///
    /// The compiler moves its arguments `-l` before those of the linker, so all are arguments of the linker.
    package var linkArguments: [String] { linkerArguments.flatMap { ["-Xlinker", $0] } }
}
