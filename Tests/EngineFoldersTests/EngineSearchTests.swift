import EngineFolders
import Foundation
import GridPressFindings
import Testing

@Suite("The search for an engine")
struct EngineSearchTests {
    private static let compiler = EngineScratch.compiler

    private func place(_ search: EngineSearch) throws -> EngineSearch.Place? {
        try search.find(Self.compiler).found?.place
    }

    @Test("prefers the option, the variable, the installation and the cache, in this order")
    func order() throws {
        let scratch = try EngineScratch()
        #expect(try place(scratch.search()) == nil)
        try scratch.writeEngine("cache/gridpress/engines/0-swift-9.9-z80")
        #expect(try place(scratch.search()) == .cache)
        try scratch.writeEngine("prefix/lib/gridpress/engine")
        #expect(try place(scratch.search()) == .installation)
        try scratch.writeEngine("engine")
        let variable = ["GRIDPRESS_ENGINE": scratch.path + "engine"]
        #expect(try place(scratch.search(variable)) == .environment)
        #expect(try place(scratch.search(["GRIDPRESS_ENGINE": ""])) == .installation)
        #expect(try place(scratch.search(option: scratch.path + "engine", variable)) == .option)
    }

    @Test("uses nothing instead of a given folder that doesn't fit")
    func given() throws {
        let scratch = try EngineScratch()
        try scratch.writeEngine("prefix/lib/gridpress/engine")
        let none = scratch.path + "none"
        let missing = EngineProblem.given(.option, .notAnEngine(folder: none))
        #expect(throws: missing) { try scratch.search(option: none).engine(for: Self.compiler) { _ in } }
        #expect(missing.fix == "Name the folder of an engine, or remove the option `--engine`.")
        let old = scratch.path + "old"
        try scratch.writeEngine("old", compiler: "Swift version 6.2")
        let problem = try #require(throws: EngineProblem.self) {
            try scratch.search(["GRIDPRESS_ENGINE": old]).engine(for: Self.compiler) { _ in }
        }
        #expect(problem.fix.hasPrefix("Remove the variable GRIDPRESS_ENGINE, or name a new folder"))
        // The folder isn't in the cache.
        try scratch.folder.write("half", to: "old/lib/libGridPressEngine.so")
        let damaged = try #require(throws: EngineProblem.self) {
            try scratch.search(option: old).engine(for: Self.compiler) { _ in }
        }
        #expect(damaged.fix.hasPrefix("Remove the option `--engine`, or") && !damaged.fix.contains("engine remove"))
    }

    @Test("builds no engine instead of a damaged one of the installation")
    func damagedInstallation() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        try scratch.writeEngine("prefix/lib/gridpress/engine")
        try scratch.folder.write("half", to: "prefix/lib/gridpress/engine/lib/libGridPressEngine.so")
        let problem = try #require(throws: EngineProblem.self) {
            try scratch.search(sources: scratch.sources).engine(for: Self.compiler) { _ in Issue.record("It builds.") }
        }
        #expect(problem.message.contains("is damaged") && problem.fix == "Install the archive of GridPress again.")
    }

    @Test("uses engines of the cache only with the sources of the tool")
    func sources() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        try scratch.writeEngine("cache/gridpress/engines/0-swift-9.9-z80")
        #expect(try place(scratch.search()) == .cache)
        #expect(try place(scratch.search(sources: scratch.sources)) == nil)
        let hash = try scratch.sources.hash()
        try scratch.writeEngine("cache/gridpress/engines/\(hash.prefix(16))-swift-9.9-z80", sources: hash)
        #expect(try place(scratch.search(sources: scratch.sources)) == .cache)
        // The engine beside the tool has the hash of the tool's sources, even for another compiler.
        try scratch.writeEngine("prefix/lib/gridpress/engine", compiler: "Swift version 6.2", sources: "1")
        #expect(try place(scratch.search()) == nil)
        try scratch.writeEngine("prefix/lib/gridpress/engine", compiler: "Swift version 6.2", sources: hash)
        #expect(try place(scratch.search()) == .cache)
    }

    @Test("uses the newest engine of the tool's version if the tool has no sources")
    func versions() throws {
        let scratch = try EngineScratch()
        let store = scratch.store.folder
        try scratch.writeEngine("cache/gridpress/engines/a", version: "0")
        let other = EngineProblem.otherVersion(folder: store + "/a", expected: "1", found: "0")
        #expect(throws: EngineProblem.missing(skipped: [other])) {
            try scratch.search().engine(for: Self.compiler) { _ in }
        }
        #expect(other.message == "The engine in \("\(store)/a".quoted) is of GridPress 0, and the tool is 1.")
        for (name, seconds) in [("b", 100), ("c", 300), ("d", 200)] {
            try scratch.writeEngine("cache/gridpress/engines/" + name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
                ofItemAtPath: store + "/\(name)/manifest.json"
            )
        }
        let result = try scratch.search().find(Self.compiler)
        #expect(result.found?.engine.path == store + "/c" && result.skipped == [other])
    }

    @Test("skips engines that don't fit, and names them if none fits")
    func skipped() throws {
        let scratch = try EngineScratch()
        try scratch.writeEngine("prefix/lib/gridpress/engine", compiler: "Swift version 6.2")
        try scratch.writeEngine("cache/gridpress/engines/a", architecture: "arm")
        try scratch.folder.write("{", to: "cache/gridpress/engines/b/manifest.json")
        let path = scratch.path + "prefix/lib/gridpress/engine"
        let old = EngineProblem.otherCompiler(folder: path, expected: Self.compiler.version, found: "Swift version 6.2")
        // Without sources, all engines of the cache are tried.
        try scratch.writeEngine("cache/gridpress/engines/c")
        #expect(throws: EngineProblem.missing(skipped: [old])) {
            try scratch.search().engine(for: Self.compiler) { _ in }
        }
        try FileManager.default.removeItem(atPath: path + "/manifest.json")
        let result = try scratch.search().find(Self.compiler)
        #expect(result.found?.engine.path == scratch.path + "cache/gridpress/engines/c")
        #expect(result.skipped.count == 3 && result.skipped[0] == .notAnEngine(folder: path))
        let finding = EngineProblem.missing(skipped: [old]).finding
        #expect(finding.details == [old.message])
    }

    @Test("builds an engine once, after it says why and how long that takes")
    func building() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        try scratch.writeEngine("prefix/lib/gridpress/engine", compiler: "Swift version 6.2")
        var lines: [String] = []
        let search = scratch.search(sources: scratch.sources)
        let engine = try search.engine(for: Self.compiler) { lines.append($0) }
        #expect(engine.path.hasPrefix(scratch.path + "cache/gridpress/engines/"))
        #expect(lines.count == 2 && lines[0].contains("is for Swift 6.2, and the compiler is Swift 9.9."))
        #expect(lines.last?.contains("four minutes") ?? false)
        #expect(try search.engine(for: Self.compiler) { lines.append($0) } == engine)
        #expect(lines.count == 2 && scratch.runs == 1)
    }
}
