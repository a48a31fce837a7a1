import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@testable import GridPressTesting

@Suite("Texts written into source")
struct InlineRecorderTests {
    private static let source = """
        import Testing
        // assertInlineSnapshot(of: a)
        let text = "assertInlineSnapshot(of: b)"
        @Test func first() {
            assertInlineSnapshot(of: make("(", #"")"#), columns: 40)  // first
        }
        @Test func second() throws {
            try assertInlineSnapshot(
                of: figure { Text("}") }
            ) {
                \"""
                old
                \"""
            }
            assertInlineSnapshot(of: c) { "short" }
        }

        """

    /// Returns the line and the column after the name of the call whose arguments begin with a text.
    private func place(of text: String, in source: String = source) throws -> (line: Int, column: Int) {
        let range = try #require(source.range(of: text))
        let before = source[..<range.lowerBound] + "assertInlineSnapshot"
        let line = before.split(separator: "\n", omittingEmptySubsequences: false)
        return (line.count, try #require(line.last).utf8.count + 1)
    }

    private func recorder(_ folder: borrowing ScratchFolder, built: Int = .max) -> InlineRecorder {
        InlineRecorder(
            file: folder.path + "Tests.swift",
            journals: JournalFolder(path: folder.path + "journals"),
            built: built
        )
    }

    @Test("stand behind the call, indented as it is, in whatever order they come")
    func written() throws {
        let folder = try ScratchFolder(["Tests.swift": Self.source])
        let built = try #require(FileStatus(folder.path + "Tests.swift")).written
        let recorder = recorder(folder, built: built)
        let first = try place(of: "assertInlineSnapshot(of: make")
        let second = try place(of: "assertInlineSnapshot(\n")
        let third = try place(of: "assertInlineSnapshot(of: c)")
        try recorder.record("3", insteadOf: "short", line: third.line, column: third.column)
        try recorder.record("1\n\na\\b", insteadOf: nil, line: first.line, column: first.column)
        try recorder.record("2\n 2", insteadOf: "old", line: second.line, column: second.column)
        // A repeated test changes nothing.
        try recorder.record("2\n 2", insteadOf: "old", line: second.line, column: second.column)
        #expect(
            try folder.text("Tests.swift") == """
                import Testing
                // assertInlineSnapshot(of: a)
                let text = "assertInlineSnapshot(of: b)"
                @Test func first() {
                    assertInlineSnapshot(of: make("(", #"")"#), columns: 40) {
                        #\"""
                        1

                        a\\b
                        \"""#
                    }  // first
                }
                @Test func second() throws {
                    try assertInlineSnapshot(
                        of: figure { Text("}") }
                    ) {
                        \"""
                        2
                         2
                        \"""
                    }
                    assertInlineSnapshot(of: c) {
                        \"""
                        3
                        \"""
                    }
                }

                """
        )
        #expect(throws: InlineRecorder.RecordingError.self) {
            try recorder.record("other", insteadOf: "short", line: third.line, column: third.column)
        }
    }

    @Test("are placed by the name of the call too, as other compilers count")
    func named() throws {
        let folder = try ScratchFolder(["Tests.swift": Self.source])
        let place = try place(of: "assertInlineSnapshot(of: c)")
        try recorder(folder).record("3", insteadOf: "short", line: place.line, column: place.column - 20)
        #expect(try folder.text("Tests.swift").contains("        3\n"))
    }

    @Test("keep comments beside a literal, tabs and the newlines of the file")
    func styles() throws {
        let source =
            "\tassertInlineSnapshot(of: a) {\r\n\t\t// why\r\n\t\t\"\"\"\r\n\t\told\r\n\t\t\"\"\"  // what\r\n\t}\r\n"
        let folder = try ScratchFolder(["Tests.swift": source])
        try recorder(folder).record("new\nnew", insteadOf: "old", line: 1, column: 22)
        #expect(try folder.text("Tests.swift") == source.replacing("old", with: "new\r\n\t\tnew"))

        try folder.write("\tassertInlineSnapshot(of: a)\r\n", to: "Tests.swift")
        try recorder(folder).record("new", insteadOf: nil, line: 1, column: 22)
        let inserted = "\tassertInlineSnapshot(of: a) {\r\n\t\t\"\"\"\r\n\t\tnew\r\n\t\t\"\"\"\r\n\t}\r\n"
        #expect(try folder.text("Tests.swift") == inserted)
    }

    @Test(
        "aren't written where it isn't certain what would be changed",
        arguments: [
            "assertInlineSnapshot(of: a) { text }", "assertInlineSnapshot(of: a) { \"old\\(1)\" }",
            "assertInlineSnapshot(of: a) { /* why */ \"old\" }", "assertInlineSnapshot(of: a) { \"other\" }",
            "assertInlineSnapshot(of: a)", "assertInlineSnapshots(of: a) { \"old\" }",
            "assertInlineSnapshot(of: a { \"old\" }",
            " assertInlineSnapshot(of: a) { \"old\" }", "// assertInlineSnapshot(of: a) { \"old\" }", "", "\"\"\"",
        ]
    )
    func refused(source: String) throws {
        let folder = try ScratchFolder(["Tests.swift": source])
        #expect(throws: InlineRecorder.RecordingError.self) {
            try recorder(folder).record("new", insteadOf: "old", line: 1, column: 21)
        }
        #expect(try folder.text("Tests.swift") == source)
    }

    @Test("aren't written into source that was changed since it was built, or that is no file")
    func changed() throws {
        let source = "assertInlineSnapshot(of: a)"
        let folder = try ScratchFolder(["Tests.swift": source, "other.swift": source])
        #expect(throws: InlineRecorder.RecordingError.self) {
            try recorder(folder, built: 1).record("new", insteadOf: nil, line: 1, column: 21)
        }
        try FileManager.default.removeItem(atPath: folder.path + "Tests.swift")
        try folder.link("Tests.swift", to: folder.path + "other.swift")
        #expect(throws: InlineRecorder.RecordingError.self) {
            try recorder(folder).record("new", insteadOf: nil, line: 1, column: 21)
        }
        #expect(try folder.text("other.swift") == source)
    }

    @Test("aren't written where somebody else may write the journals")
    func journals() throws {
        let folder = try ScratchFolder(["Tests.swift": "assertInlineSnapshot(of: a)"])
        try folder.makeFolder("journals")
        #expect(chmod(folder.path + "journals", 0o777) == 0)
        #expect(throws: InlineRecorder.RecordingError.self) {
            try recorder(folder).record("new", insteadOf: nil, line: 1, column: 21)
        }
        #expect(try folder.text("Tests.swift") == "assertInlineSnapshot(of: a)")
    }

    @Test("come from many threads at once, and none is lost")
    func parallel() async throws {
        let folder = try ScratchFolder()
        let lines = (0..<40).map { "    assertInlineSnapshot(of: figure\($0))" }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "Tests.swift")
        let built = try #require(FileStatus(folder.path + "Tests.swift")).written
        let recorder = recorder(folder, built: built)
        try await withThrowingTaskGroup { group in
            for index in lines.indices.shuffled() {
                group.addTask {
                    try recorder.record("text \(index)", insteadOf: nil, line: index + 1, column: 25)
                }
            }
            try await group.waitForAll()
        }
        let expected = lines.enumerated().map { index, line in
            "\(line) {\n        \"\"\"\n        text \(index)\n        \"\"\"\n    }"
        }
        #expect(try folder.text("Tests.swift") == expected.joined(separator: "\n") + "\n")
    }
}
