import EngineFolders
import Foundation
import GridPressTestSupport
import ToolCommands

@testable import PackageCommands

/// A folder with an engine, a cache and a package for a test.
struct PackageScratch: ~Copyable {
    let folder: ScratchFolder
    /// The path, without a slash at its end.
    var path: String { String(folder.path.dropLast()) }
    var package: String { path + "/package" }

    struct Outcome {
        let exit: ExitCode
        let output: String
        let messages: String
        /// The words of the called program.
        let called: [String]
    }

    static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """

    init(_ files: [String: String] = [:]) throws {
        let manifest = try JSONEncoder().encode(Self.engine(try .installed()))
        let all = files.merging(["engine/manifest.json": String(decoding: manifest, as: UTF8.self)]) { $1 }
        let scratch = try ScratchFolder(all)
        try KnownManifests.describe(files, in: scratch.path)
        folder = scratch
    }

    /// Creates a scratch folder with a package that has one source.
    init(source: String) throws {
        try self.init(["package/Package.swift": Self.manifest, "package/Sources/Kit/Kit.swift": source])
    }

    static func engine(_ compiler: SwiftCompiler, sources: String = "0") -> EngineManifest {
        EngineManifest(
            version: "1",
            sources: sources,
            compiler: compiler.version,
            architecture: compiler.architecture,
            configuration: "release",
            files: [:],
            rooms: ["AppKit": [], "SwiftUI": [], "UIKit": ["CoreGraphics"], "CoreGraphics": [], "SnapshotTesting": []]
        )
    }

    /// Calls the tool, with an exit code for the program that it calls.
    func run(_ words: [String], status: Int32 = 0, onCall: @escaping () throws -> Void = {}) -> Outcome {
        var (output, messages, called) = ("", "", [String]())
        var context = ToolContext(
            output: { output += String(decoding: $0, as: UTF8.self) },
            messages: { messages += $0 }
        )
        context.environment = ["XDG_CACHE_HOME": path + "/cache", "GRIDPRESS_ENGINE": path + "/engine"]
        context.handOver = {
            called = $0
            try onCall()
            return status
        }
        let commands = CommandTable([.group(.swift), .command(.toolset), .command(.editor)]) { "overview\n" }
        let exit = Tool(context: context, commands: commands).run(words)
        return Outcome(exit: exit, output: output, messages: messages, called: called)
    }
}
