import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressTestSupport
import Testing

@Suite("The engines in the cache")
struct EngineStoreTests {
    private static let compiler = EngineScratch.compiler

    /// Returns the names in the store, without the lock.
    private func names(_ scratch: borrowing EngineScratch) throws -> [String] {
        try scratch.folder.names(in: "cache/gridpress/engines").filter { $0 != "lock" }
    }

    @Test("are in the cache folder of the user, which is absolute")
    func cacheFolder() {
        #expect(CacheFolder.path(["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/gridpress")
        let fallback = CacheFolder.path(["HOME": "/h"])
        #expect(["/h/.cache/gridpress", "/h/Library/Caches/gridpress"].contains(fallback))
        #expect(CacheFolder.path(["XDG_CACHE_HOME": "x", "HOME": "/h"]) == fallback)
        #expect(CacheFolder.path(["XDG_CACHE_HOME": "", "HOME": "/h"]) == fallback)
    }

    @Test("have names of the sources, the compiler and the architecture that are no paths")
    func paths() {
        let store = EngineStore("/c")
        let compiler = SwiftCompiler(version: "", tag: "a/../b c", architecture: "..")
        let path = store.path(sources: String(repeating: "0123456789abcdef", count: 4), compiler)
        #expect(path.hasPrefix("/c/0123456789abcdef-a"))
        #expect(path.dropFirst(3).contains("/") == false)
    }

    @Test("are built once by two runs at once")
    func twoRuns() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources(before: "sleep 0.5")
        let (store, sources) = (scratch.store, scratch.sources)
        let (engines, lines) = (Locked<[String]>([]), Locked<[String]>([]))
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            let engine = try? store.build(sources, Self.compiler) { line in lines.use { $0.append(line) } }
            engines.use { $0.append(engine?.path ?? "none") }
        }
        let path = store.path(sources: try sources.hash(), Self.compiler)
        #expect(engines.use { $0 } == [path, path])
        #expect(scratch.runs == 1)
        #expect(lines.use { $0 }.contains { $0.hasPrefix("Waiting for another run") })
    }

    /// Steps of a script that fails, and the end of the message.
    private static let failures: [(steps: String, message: String)] = [
        ("echo 'error: The headers of libxml2 are missing.' >&2; exit 1", "The headers of libxml2 are missing."),
        ("echo > /dev/full", "the disk is full."),
        ("kill -9 $$", "the program was killed."),
        ("exit 3", "the program ended with the status 3."),
    ]

    @Test("aren't changed by a build that fails", arguments: failures.indices)
    func failure(index: Int) throws {
        let (steps, message) = Self.failures[index]
        let scratch = try EngineScratch()
        try scratch.writeSources(before: steps)
        #expect {
            try scratch.store.build(scratch.sources, Self.compiler) { _ in }
        } throws: { error in
            (error as? EngineProblem)?.message == "The engine can't be built: \(message)"
        }
        #expect(try names(scratch) == [])
    }

    @Test("aren't changed by a build that gives no engine, or one that doesn't fit")
    func misfit() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources(before: "exit 0")
        #expect(throws: EngineProblem.self) { try scratch.store.build(scratch.sources, Self.compiler) { _ in } }
        try scratch.writeSources(compiler: SwiftCompiler(version: "Swift version 6.2", tag: "", architecture: "z80"))
        #expect(throws: EngineProblem.self) { try scratch.store.build(scratch.sources, Self.compiler) { _ in } }
        // The sources change during the build.
        try scratch.writeSources(before: "echo 2 > Sources/A/A.swift")
        #expect(throws: EngineProblem.unbuilt(output: "the sources changed during the build")) {
            try scratch.store.build(scratch.sources, Self.compiler) { _ in }
        }
        #expect(try names(scratch) == [])
    }

    @Test("replace a damaged engine, and remove what processes that ended left")
    func leftovers() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        let name = try scratch.store.path(sources: scratch.sources.hash(), Self.compiler).splitAtLastPart.name
        try scratch.folder.write("half", to: "cache/gridpress/engines/\(name)/lib/libGridPressEngine.so")
        // No process has the largest number.
        try scratch.folder.write("", to: "cache/gridpress/engines/.gridpress-2147483647-1.tmp/engine/manifest.json")
        // This process runs.
        let running = ".gridpress-\(getpid())-1000000.tmp"
        try scratch.folder.write("", to: "cache/gridpress/engines/\(running)/engine/manifest.json")
        let engine = try scratch.store.build(scratch.sources, Self.compiler) { _ in }
        #expect(engine.path.hasSuffix(name))
        #expect(try names(scratch) == [running, name].sorted())
        #expect(scratch.store.paths == [engine.path])
    }

    @Test("aren't built in a folder that can't be written, and the reason is given")
    func unwritable() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        let store = EngineStore("/dev/null/engines")
        #expect(throws: EngineProblem.unusable(path: "/dev/null/engines", SystemError(number: ENOTDIR))) {
            try store.build(scratch.sources, Self.compiler) { _ in }
        }
        #expect(scratch.runs == 0)
    }

    @Test("are also in a cache folder that is a symbolic link")
    func linkedCache() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        try scratch.folder.makeFolder("elsewhere")
        try scratch.folder.link("cache", to: "elsewhere")
        let engine = try scratch.store.build(scratch.sources, Self.compiler) { _ in }
        #expect(scratch.store.paths == [engine.path])
        #expect(try scratch.folder.names(in: "elsewhere/gridpress/engines").count == 2)
        try scratch.store.remove(engine.path) { _ in }
        #expect(try scratch.folder.names(in: "elsewhere/gridpress/engines") == ["lock"])
    }

    @Test("of an archive aren't built if its sources don't have its hash")
    func changedSources() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        let sources = EngineSources(packed: scratch.path + "sources")
        let hash = try sources.hash()
        try scratch.folder.write(String(repeating: "0f", count: 32), to: "sources.sha256")
        let problem = EngineProblem.changedSources(
            folder: scratch.path + "sources",
            hashFile: scratch.path + "sources.sha256"
        )
        #expect(throws: problem) { try scratch.store.build(sources, Self.compiler) { _ in } }
        #expect(try scratch.runs == 0 && names(scratch) == [])
        #expect(problem.message.contains("sources.sha256\"") && problem.fix.contains("archive"))
        try scratch.folder.write(hash, to: "sources.sha256")
        _ = try scratch.store.build(sources, Self.compiler) { _ in }
        #expect(scratch.runs == 1)
    }

    @Test("are removed with folders that can't be written")
    func readOnlyFolders() throws {
        let scratch = try EngineScratch()
        let engine = "cache/gridpress/engines/a"
        try scratch.writeEngine(engine)
        try OtherUser.give(scratch.path)
        for folder in ["/lib", "/modules/SwiftUI", "/modules", ""] { chmod(scratch.path + engine + folder, 0o555) }
        try OtherUser.run { try scratch.store.remove(scratch.path + engine) { _ in } }
        #expect(try names(scratch) == [])
    }

    @Test("that can't be removed completely have a problem with what stays", .enabled(if: OtherUser.isPossible))
    func remainder() throws {
        let scratch = try EngineScratch()
        let engine = scratch.store.folder + "/a"
        try scratch.writeEngine("cache/gridpress/engines/a")
        // No process has the largest number.
        let leftover = scratch.store.folder + "/.gridpress-2147483647-1.tmp/lib/file"
        try scratch.folder.write("", to: String(leftover.dropFirst(scratch.path.count)))
        try OtherUser.give(scratch.path)
        for folder in [engine + "/lib", leftover.splitAtLastPart.folder] { chown(folder, 0, 0) }
        var lines: [String] = []
        let problem = try #require(throws: EngineProblem.self) {
            try OtherUser.run { try scratch.store.remove(engine) { lines.append($0) } }
        }
        #expect(problem.message.contains("/removed/lib/libGridPressEngine.so\" can't be used: Permission denied."))
        let reason = "\"\(leftover)\" can't be removed: Permission denied."
        #expect(lines == ["A part of a temporary folder stays: \(reason)"])
    }

    @Test("are removed completely, and nothing else is")
    func removal() throws {
        let scratch = try EngineScratch()
        let store = scratch.store
        try scratch.writeEngine("cache/gridpress/engines/a")
        try scratch.writeEngine("other/engine")
        try scratch.folder.write("text", to: "cache/gridpress/engines/notes/text")
        try scratch.folder.write("text", to: "cache/gridpress/engines/file")
        try scratch.folder.link("cache/gridpress/engines/link", to: scratch.path + "other/engine")
        try scratch.folder.link("cache/gridpress/engines/a/lib/link", to: scratch.path + "other")
        for word in ["notes", "file", "link", "none", scratch.path + "other/engine", "../engines", ".", "..", ""] {
            #expect(throws: EngineProblem.self, "\(word)") { try store.remove(store.path(named: word)) { _ in } }
        }
        #expect(try names(scratch) == ["a", "file", "link", "notes"])
        try store.remove(store.path(named: "a")) { _ in }
        #expect(try names(scratch) == ["file", "link", "notes"])
        #expect(try scratch.folder.names(in: "other/engine") == ["lib", "manifest.json", "modules"])
        // A damaged engine has a manifest too.
        try scratch.folder.write("{", to: "cache/gridpress/engines/b/manifest.json")
        try store.remove(store.path(named: "b")) { _ in }
        #expect(try names(scratch) == ["file", "link", "notes"])
    }
}
