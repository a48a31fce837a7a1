import EngineFolders
import Foundation
import GridPressPlatform
import GridPressTestSupport
import Testing

@Suite("Manifests of engines")
struct EngineManifestTests {
    /// Returns a manifest with one file and one framework, or with parts that tests replace.
    private static func manifest(
        format: String = "1",
        files: String = #"{"lib/a": {"sha256": "00", "size": 1}}"#,
        rooms: String = #"{"SwiftUI": []}"#
    ) -> String {
        """
        {"architecture": "z80", "compiler": "Swift", "configuration": "release", "files": \(files),
        "format": \(format), "rooms": \(rooms), "sources": "00", "version": "1"}
        """
    }

    private static let cases: [(text: String, reason: String)] = [
        ("", "its manifest can't be read"),
        ("{\"format\": 1", "its manifest can't be read"),
        ("{\"format\": 2}", "its manifest has the format 2 instead of 1"),
        (manifest(format: "3"), "its manifest has the format 3 instead of 1"),
        (manifest(files: #"{"../a": {"sha256": "00", "size": 1}}"#), "its manifest has the path \"../a\""),
        (
            manifest(files: #"{"lib/../../a": {"sha256": "00", "size": 1}}"#),
            "its manifest has the path \"lib/../../a\""
        ),
        (
            manifest(files: #"{"/etc/passwd": {"sha256": "00", "size": 1}}"#),
            "its manifest has the path \"/etc/passwd\""
        ),
        (manifest(files: #"{"lib//a": {"sha256": "00", "size": 1}}"#), "its manifest has the path \"lib//a\""),
        (manifest(files: #"{"": {"sha256": "00", "size": 1}}"#), "its manifest has the path \"\""),
        (manifest(files: #"{"a": {"sha256": "00", "size": 92233720368547758070}}"#), "its manifest can't be read"),
        (manifest(files: #"{"a": {"sha256": "00", "size": 1.5}}"#), "its manifest can't be read"),
        (
            manifest(files: #"{"a": {"sha256": "00", "size": -1}}"#), "its manifest has -1 bytes for \"a\""
        ),
        (
            manifest(files: #"{"a": {"sha256": "00", "size": 9223372036854775807}}"#),
            "its manifest has 9223372036854775807 bytes for \"a\""
        ),
        (
            manifest(files: "{\"../\u{301}x\": {\"sha256\": \"00\", \"size\": 1}}"),
            "its manifest has the path \"../\u{301}x\""
        ),
        (manifest(rooms: #"{"../x": []}"#), "its manifest has the framework \"../x\""),
        (manifest(rooms: #"{"SwiftUI": ["/tmp"]}"#), "its manifest has the framework \"/tmp\""),
        (manifest(rooms: #"{"": []}"#), "its manifest has the framework \"\""),
        (String(repeating: " ", count: 5 << 20) + manifest(), "its manifest has more than 4 MB"),
    ]

    @Test("that are damaged or hostile aren't used, and the reason is given", arguments: cases.indices)
    func hostile(index: Int) throws {
        let (text, reason) = Self.cases[index]
        let folder = try ScratchFolder(["manifest.json": text])
        let path = String(folder.path.dropLast())
        #expect(throws: EngineProblem.damaged(folder: path, reason: reason)) { try EngineFolder(path) }
    }

    @Test("that are valid are read")
    func valid() throws {
        let folder = try ScratchFolder(["manifest.json": Self.manifest()])
        #expect(try EngineFolder(folder.path).manifest.files["lib/a"]?.size == 1)
    }

    @Test("are regular files: nothing waits for a pipe or reads a folder")
    func kinds() throws {
        let folder = try ScratchFolder()
        let path = String(folder.path.dropLast())
        #expect(throws: EngineProblem.notAnEngine(folder: path)) { try EngineFolder(path) }
        #expect(throws: EngineProblem.notAnEngine(folder: path + "/none")) { try EngineFolder(path + "/none") }
        try #require(mkfifo(path + "/manifest.json", 0o600) == 0)
        let problem = EngineProblem.damaged(folder: path, reason: "its manifest isn't a file")
        #expect(throws: problem) { try EngineFolder(path) }
        try #require(unlink(path + "/manifest.json") == 0)
        try folder.makeFolder("manifest.json")
        #expect(throws: problem) { try EngineFolder(path) }
    }

    @Test(
        "that may not be read are a problem",
        .enabled(if: getuid() != 0 || OtherUser.isPossible, "root may read everything")
    )
    func permissions() throws {
        let folder = try ScratchFolder(["manifest.json": Self.manifest()])
        let path = folder.path + "manifest.json"
        chmod(path, 0)
        #expect(throws: EngineProblem.unusable(path: path, SystemError(number: EACCES))) {
            try OtherUser.run { try EngineFolder(folder.path) }
        }
    }
}
