import EngineFolders
import Foundation
import GridPressPlatform
import GridPressTestSupport
import Testing

@testable import PackageCommands

@Suite("Toolsets")
struct ToolsetTests {
    private struct Description: Decodable {
        struct Arguments: Decodable { let extraCLIOptions: [String] }

        let schemaVersion: String
        let swiftCompiler: Arguments
        let linker: Arguments
    }

    private func toolset(_ path: String, _ frameworks: Set<String>, sources: String = "0") throws -> Toolset {
        let compiler = SwiftCompiler(version: "Swift", tag: "swift", architecture: "z80")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let manifest = try JSONEncoder().encode(PackageScratch.engine(compiler, sources: sources))
        try manifest.write(to: URL(fileURLWithPath: path + "/manifest.json"))
        return Toolset(try EngineFolder(path), frameworks: frameworks, isForApple: false)
    }

    @Test("have the modules of the chosen frameworks, and of those that these need")
    func content() throws {
        let folder = try ScratchFolder()
        let path = folder.path + "an 'engine' with \"quotes\" and \\"
        let toolset = try toolset(path, ["UIKit"])
        let description = try JSONDecoder().decode(Description.self, from: Data(toolset.json))
        #expect(description.schemaVersion == "1.0")
        let arguments = description.swiftCompiler.extraCLIOptions
        let modules = arguments.indices.filter { arguments[$0] == "-I" }.map { arguments[$0 + 1] }
        #expect(modules == ["gridpress", "C", "CoreGraphics", "UIKit"].map { path + "/modules/" + $0 })
        #expect(arguments.contains(path + "/bin/GridPressMacros#GridPressMacros"))
        #expect(description.linker.extraCLIOptions.suffix(2) == ["-rpath", path + "/lib"])
    }

    @Test("stay untouched with the same content, and have another path with another engine or frameworks")
    func files() throws {
        let folder = try ScratchFolder()
        let cache = folder.path + "cache"
        let first = try toolset(folder.path + "engine", ["SwiftUI"]).write(into: cache)
        let status = FileStatus(first)
        #expect(try toolset(folder.path + "engine", ["SwiftUI"]).write(into: cache) == first)
        #expect(FileStatus(first) == status)
        let others = [
            try toolset(folder.path + "engine", ["SwiftUI", "UIKit"]).write(into: cache),
            try toolset(folder.path + "engine", ["SwiftUI"], sources: "1").write(into: cache),
            try toolset(folder.path + "other", ["SwiftUI"]).write(into: cache),
        ]
        #expect(Set(others + [first]).count == 4)
        #expect(try folder.names(in: "cache/toolsets").count == 4)
        // A damaged file is written again.
        try folder.write("{", to: String(first.dropFirst(folder.path.count)))
        _ = try toolset(folder.path + "engine", ["SwiftUI"]).write(into: cache)
        #expect(try folder.text(String(first.dropFirst(folder.path.count))).hasPrefix("{\n"))
    }

    @Test("are printed as a path and nothing else")
    func command() throws {
        let scratch = try PackageScratch(source: "import SwiftUI\nimport UIKit\n")
        let call = scratch.run(["toolset", scratch.package])
        #expect(call.exit == .fine && call.messages == "")
        let path = String(call.output.dropLast())
        #expect(call.output.hasSuffix(".json\n") && path.hasPrefix(scratch.path + "/cache/gridpress/toolsets/"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("/modules/UIKit"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"FoundationNames\""))
        let chosen = scratch.run(["toolset", scratch.package, "--frameworks", "none"]).output.dropLast()
        #expect(try !String(contentsOfFile: String(chosen), encoding: .utf8).contains("/modules/SwiftUI"))
    }

    @Test("need a package, frameworks that exist, a manifest that can be read, and a cache that can be written")
    func mistakes() throws {
        let scratch = try PackageScratch(["package/Package.swift": "// swift-tools-version: 5.9\nlet a: Int = \"\"\n"])
        let missing = scratch.run(["toolset", scratch.path])
        #expect(missing.exit == .findings && missing.output == "")
        #expect(missing.messages.contains("\" isn't in a package: it has no \"Package.swift\"."))
        let manifest = scratch.run(["toolset", scratch.package])
        #expect(manifest.exit == .findings && manifest.output == "")
        #expect(manifest.messages.contains("cannot convert value of type 'String'"))

        let other = try PackageScratch(source: "")
        let unknown = other.run(["toolset", other.package, "--frameworks", "SwiftUI,Foo"])
        #expect(unknown.exit == .usage)
        #expect(unknown.messages.contains("GridPress has no framework \"Foo\".\nIt has AppKit, CoreGraphics, "))
        #expect(
            other.run(["toolset", other.package, "--frameworks", "UIkit"]).messages.contains("Did you mean \"UIKit\"?")
        )
        #expect(other.run(["toolset", other.package, "--frameworks", "UIKit,"]).exit == .usage)
        try other.folder.write("", to: "cache")
        let unwritable = other.run(["toolset", other.package])
        #expect(unwritable.exit == .cannotCreate && unwritable.messages.contains("XDG_CACHE_HOME"))
        #expect(
            other.run(["toolset", other.package, "--engine", other.path + "/none"]).messages.contains("isn't an engine")
        )
    }
}
