/// The engines in the cache folder of the user.
package struct EngineStore: Equatable, Sendable {
    /// The absolute path of the folder.
    package let folder: String

    package init(_ folder: String) { self.folder = folder.absolutePath }

    /// Creates the store of the user.
    package init(_ environment: [String: String]) { self.init(CacheFolder.path(environment) + "/engines") }

    /// Returns the path of the engine for some sources and a compiler, which doesn't have to exist.
    package func path(sources: String, _ compiler: SwiftCompiler) -> String {
        let tag = FileName.cleaned(compiler.tag)
        return folder + "/"
            + [String(sources.prefix(16)), tag, FileName.cleaned(compiler.architecture)].joined(separator: "-")
    }

    /// The paths of the engines, sorted by name.
    ///
    /// Files, symbolic links and folders that are being written aren't among them.
    package var paths: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
            .filter { FileStatus(ofLinkOr: $0)?.kind == .folder }
    }
}
