import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@Suite("The items below a folder")
struct FolderTreeTests {
    @Test("are listed by the bytes of their paths, without folders and the items that are left out")
    func order() throws {
        let folder = try ScratchFolder([
            "b/c": "1", "b-c": "12", "B": "", "a/.x/y": "", "a/.build/z": "", ".build": "", "ä": "",
        ])
        try folder.makeFolder("empty")
        let items = try FolderTree.items(in: folder.path, skipping: [".build"])
        #expect(items.map(\.path) == ["B", "a/.x/y", "b-c", "b/c", "ä"])
        #expect(items.map(\.status.size) == [0, 0, 2, 1, 0])
    }

    @Test("include symbolic links, which aren't followed")
    func links() throws {
        let folder = try ScratchFolder(["a/b": ""])
        try folder.link("link", to: "a")
        try folder.link("a/up", to: "..")
        try folder.link("nowhere", to: "none")
        let items = try FolderTree.items(in: folder.path)
        #expect(items.map(\.path) == ["a/b", "a/up", "link", "nowhere"])
        #expect(items.map(\.status.kind) == [.file, .other, .other, .other])
    }

    @Test("are an error without a folder")
    func missing() throws {
        let folder = try ScratchFolder(["a": ""])
        #expect(throws: SystemError(number: ENOENT)) { try FolderTree.items(in: folder.path + "none") }
        #expect(throws: SystemError(number: ENOTDIR)) { try FolderTree.items(in: folder.path + "a") }
    }
}
