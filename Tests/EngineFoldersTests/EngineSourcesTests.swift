import EngineFolders
import Foundation
import GridPressPlatform
import Testing

@Suite("Sources of engines")
struct EngineSourcesTests {
    @Test("have the hash that the script writes into a manifest")
    func script() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        try scratch.folder.write("b", to: "sources/Sources/A-B/Ä b.swift")
        try scratch.folder.write("c", to: "sources/Sources/A/.hidden")
        let engine = try scratch.store.build(scratch.sources, EngineScratch.compiler) { _ in }
        #expect(try scratch.sources.hash() == engine.manifest.sources)
    }

    @Test("have another hash if a path or a content changes, and not if other files do")
    func changes() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        let first = try scratch.sources.hash()
        try scratch.folder.write("", to: "sources/README.md")
        try scratch.folder.write("", to: "sources/Shims/.build/debug.yaml")
        #expect(try scratch.sources.hash() == first)
        try scratch.folder.write("let a = 2", to: "sources/Sources/A/A.swift")
        let second = try scratch.sources.hash()
        try FileManager.default.moveItem(
            atPath: scratch.path + "sources/Sources/A/A.swift",
            toPath: scratch.path + "sources/Sources/A/B.swift"
        )
        let third = try scratch.sources.hash()
        #expect(Set([first, second, third]).count == 3)
    }

    @Test("of an archive have the hash in the file beside them, if it is one")
    func packed() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        let computed = try scratch.sources.hash()
        let packed = EngineSources(packed: scratch.path + "sources")
        #expect(try packed.hash() == computed)
        let hash = String(repeating: "0f", count: 32)
        try scratch.folder.write(hash + "  -\n", to: "sources.sha256")
        #expect(try packed.hash() == hash)
        try scratch.folder.write("no hash", to: "sources.sha256")
        #expect(try packed.hash() == computed)
    }

    @Test("are those of the installed tool, or else of the checkout")
    func places() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        let found = EngineSources.find(scratch.environment, prefix: scratch.path + "prefix")
        #expect(found == scratch.sources)
        try scratch.folder.write("", to: "prefix/share/gridpress/sources/Scripts/build-engine")
        let packed = EngineSources.find(scratch.environment, prefix: scratch.path + "prefix")
        #expect(packed?.folder == scratch.path + "prefix/share/gridpress/sources")
    }

    @Test("that can't be read are a problem")
    func unreadable() throws {
        let scratch = try EngineScratch()
        let missing = EngineProblem.unreadableSources(path: scratch.path + "sources/Shims", SystemError(number: ENOENT))
        #expect(throws: missing) { try scratch.sources.hash() }
    }

    @Test("that may not be read are a problem with the file or the folder", .enabled(if: OtherUser.isPossible))
    func permissions() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        for (path, permissions) in [("sources/Sources/A/A.swift", 0o644), ("sources/Sources/A", 0o755)] {
            chmod(scratch.path + path, 0)
            let problem = EngineProblem.unreadableSources(path: scratch.path + path, SystemError(number: EACCES))
            #expect(throws: problem) { try OtherUser.run { try scratch.sources.hash() } }
            chmod(scratch.path + path, mode_t(permissions))
        }
    }
}
