/// The description of an engine folder, in the file `manifest.json`.
package struct EngineManifest: Codable, Equatable, Sendable {
    /// A file of the folder.
    package struct File: Codable, Equatable, Sendable {
        package let sha256: String
        package let size: Int

        package init(sha256: String, size: Int) {
            self.sha256 = sha256
            self.size = size
        }
    }

    /// The version of this description.
    package static let format = 1
    /// The name of the file.
    package static let name = "manifest.json"

    package let format: Int
    /// The version of GridPress.
    package let version: String
    /// The hash of the sources that the engine is built from.
    package let sources: String
    /// The compiler that can read the modules, as its first line of `swiftc --version`.
    package let compiler: String
    package let architecture: String
    /// Either `release`, or `debug` for an engine that is linked from a debug build.
    package let configuration: String
    /// All other files of the folder, by their paths in it.
    package let files: [String: File]
    /// The frameworks, each with the other frameworks that its module needs.
    package let rooms: [String: [String]]

    package init(
        format: Int = EngineManifest.format,
        version: String,
        sources: String,
        compiler: String,
        architecture: String,
        configuration: String,
        files: [String: File],
        rooms: [String: [String]]
    ) {
        self.format = format
        self.version = version
        self.sources = sources
        self.compiler = compiler
        self.architecture = architecture
        self.configuration = configuration
        self.files = files
        self.rooms = rooms
    }
}
