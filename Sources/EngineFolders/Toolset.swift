import Foundation
import GridPressPlatform

/// The description of an engine folder for Swift's package manager.
package struct Toolset: Encodable {
    private struct Tool: Encodable { let extraCLIOptions: [String] }

    private let schemaVersion = "1.0"
    private let swiftCompiler: Tool
    private let linker: Tool

    package init(_ engine: EngineFolder, frameworks: Set<String>) {
        swiftCompiler = Tool(extraCLIOptions: engine.compilerArguments(frameworks))
        linker = Tool(extraCLIOptions: engine.linkerArguments)
    }

    /// Writes the toolset into a folder, unless it is there, and returns its path.
    package func write(into folder: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = Array(try encoder.encode(self))
        let path = folder + "/toolset.json"
        if FileManager.default.contents(atPath: path).map({ Array($0) }) != bytes {
            try AtomicFile.write(bytes, to: "toolset.json", in: folder)
        }
        return path
    }
}
