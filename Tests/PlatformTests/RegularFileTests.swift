import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@Suite("Reading a file")
struct RegularFileTests {
    @Test("gives all of its bytes, up to a limit")
    func limit() throws {
        let folder = try ScratchFolder(["a": "12345", "empty": ""])
        #expect(try content(folder.path + "a", atMost: 5) == "12345")
        #expect(try content(folder.path + "a", atMost: 4) == "too large")
        #expect(try content(folder.path + "a", atMost: .max) == "12345")
        #expect(try content(folder.path + "empty") == "")
    }

    @Test("never waits for a pipe, and reads neither folders nor devices")
    func kinds() throws {
        let folder = try ScratchFolder()
        try #require(mkfifo(folder.path + "pipe", 0o600) == 0)
        #expect(try content(folder.path + "pipe") == "other")
        #expect(try content(folder.path) == "folder")
        #expect(try content("/dev/zero") == "other")
    }

    @Test("goes through links only where that is allowed")
    func links() throws {
        let folder = try ScratchFolder(["a": "text"])
        try folder.link("link", to: "a")
        try folder.link("nowhere", to: "b")
        #expect(try content(folder.path + "link") == "text")
        #expect(try content(folder.path + "link", followsLinks: false) == "other")
        #expect(try content(folder.path + "nowhere", followsLinks: false) == "other")
        #expect(throws: SystemError(number: ENOENT)) { try content(folder.path + "nowhere") }
        #expect(throws: SystemError(number: ENOENT)) { try content(folder.path + "b") }
    }

    private func content(_ path: String, atMost limit: Int = 100, followsLinks: Bool = true) throws -> String {
        switch try RegularFile.read(path, atMost: limit, followsLinks: followsLinks) {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .tooLarge: "too large"
        case .none(let kind): "\(kind)"
        }
    }
}
