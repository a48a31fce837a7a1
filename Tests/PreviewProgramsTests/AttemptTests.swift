import Foundation
import GridPressPlatform
import ProgramBuilding
import Testing

@testable import PreviewPrograms

@Suite("Sources that are left out")
struct AttemptTests {
    /// Runs a closure with the paths of source files in a temporary folder.
    private func withSources(_ texts: [String: String], _ body: ([String: String]) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "attempts-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in texts { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
        try body(texts.reduce(into: [:]) { $0[$1.key] = "\(folder)/\($1.key)" })
    }

    private func broken(_ file: String?, _ text: String) throws -> BrokenSource {
        let file = try #require(file)
        return BrokenSource(
            file: file,
            errors: [CompilerMessage(file: file, line: 1, column: 1, text: text)]
        )
    }

    @Test("lose their parts for phones first, then themselves, with the errors of the parts for phones")
    func phones() throws {
        try withSources(["A.swift": "#if os(iOS)\nlet a = b\n#endif\n", "B.swift": "let c = d\n"]) { files in
            var attempts = SourceAttempts(files.values.sorted())
            #expect(attempts.phoneFiles == [files["A.swift"]])
            let first = try broken(files["A.swift"], "cannot find 'b'")
            let second = try broken(files["B.swift"], "cannot find 'd'")
            let leavesOutAtFirst = attempts.takeOut([first, second])
            #expect(!leavesOutAtFirst, "B may compile without the errors of A")
            #expect(attempts.phoneFiles.isEmpty && attempts.withoutPhones == [first] && attempts.leftOut.isEmpty)
            let leavesOut = attempts.takeOut([try broken(files["A.swift"], "something else"), second])
            #expect(leavesOut)
            #expect(attempts.sources.isEmpty && attempts.withoutPhones.isEmpty)
            #expect(attempts.leftOut == [first, second])
        }
    }

    @Test("are compiled again where they are read in another way: their objects are removed")
    func objects() throws {
        try withSources(["A.swift": "#if os(iOS)\nlet a = 1\n#endif\n", "B.swift": "let b = 2\n"]) { files in
            let (a, b) = (try #require(files["A.swift"]), try #require(files["B.swift"]))
            let folder = URL(fileURLWithPath: a).deletingLastPathComponent().path + "/build"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let copies = SourceCopies(known: [], folder: folder)
            let objects = OutputFileMap([a, b], in: folder).objects
            func compile() throws {
                for object in objects { try Data().write(to: URL(fileURLWithPath: object)) }
            }
            func kept(_ phones: Set<String>) throws -> [Bool] {
                try compile()
                _ = try copies.flags(for: [a, b], phoneFiles: phones)
                return objects.map(FileManager.default.fileExists)
            }
            #expect(try kept([a]) == [false, true])
            #expect(try kept([a]) == [true, true])
            #expect(try kept([]) == [false, true])
            #expect(try kept([]) == [true, true])
        }
    }
}

@Suite("Symbols that are missing")
struct MissingSymbolTests {
    @Test("are read from the output of linkers, each once")
    func names() {
        let output = """
            /a/B.swift:31: error: undefined reference to 'c_visit'
            a.o:B.swift:function f: error: undefined reference to 'c_visit'
            ld.lld: error: undefined symbol: other_one
            clang: error: linker command failed with exit code 1
            """
        #expect(MissingSymbols.names(in: output) == ["c_visit", "other_one"])
        #expect(MissingSymbols.names(in: "error: out of room") == [])
    }
}
