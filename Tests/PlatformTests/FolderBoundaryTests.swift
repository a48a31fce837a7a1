import Foundation
import GridPressFindings
import GridPressProperties
import Testing

@testable import GridPressPlatform

@Suite("The boundary of a folder")
struct FolderBoundaryTests {
    /// Returns a folder `inside` with links, next to a folder `outside`.
    private func scratch() throws -> ScratchFolder {
        let folder = try ScratchFolder(["inside/deep/a.txt": "a", "outside/b.txt": "b", "inside-out/c.txt": "c"])
        try folder.link("inside/here", to: "deep")
        try folder.link("inside/there", to: "../outside")
        try folder.link("inside/absolute", to: folder.path + "outside")
        try folder.link("inside/nowhere", to: "none")
        try folder.link("inside/file", to: "../outside/b.txt")
        try folder.link("inside/loop", to: "loop")
        return folder
    }

    @Test(
        "contains what links inside lead to, and nothing that links lead out to",
        arguments: [
            ("inside", true), ("inside/", true), ("inside/deep", true), ("inside/here", true),
            ("inside/here/../deep", true), ("inside/new/folder", true), ("inside/./new/.", true),
            ("inside/there", false), ("inside/there/new", false), ("inside/absolute", false), ("inside/nowhere", false),
            ("inside/nowhere/new", false), ("inside/loop", false), ("inside/file", false), ("outside", false),
            ("inside/..", false), ("inside/new/../../outside", false), ("inside-out", false),
            ("inside/../inside", true),
            ("inside/here/../../outside", false),
        ]
    )
    func contains(path: String, isInside: Bool) throws {
        let folder = try scratch()
        #expect(FolderBoundary(folder.path + "inside").contains(folder.path + path) == isInside)
        // The path of the boundary can contain links itself.
        try folder.link("alias", to: "inside")
        #expect(FolderBoundary(folder.path + "alias").contains(folder.path + path) == isInside)
    }

    @Test("keeps written, replaced, renamed and removed files inside")
    func changes() throws {
        let folder = try scratch()
        let boundary = FolderBoundary(folder.path + "inside")
        for path in ["there/b.txt", "absolute/new.txt", "nowhere/new.txt", "../outside/b.txt", "there/new/b.txt"] {
            #expect(throws: FolderBoundary.Failure.outside) {
                try boundary.write([1], to: folder.path + "inside/" + path)
            }
        }
        #expect(throws: FolderBoundary.Failure.outside) { try boundary.replace(folder.path + "inside/file", by: [1]) }
        #expect(throws: FolderBoundary.Failure.outside) { try boundary.remove(folder.path + "inside/there/b.txt") }
        #expect(throws: FolderBoundary.Failure.outside) {
            try boundary.rename(folder.path + "inside/there/b.txt", to: "d.txt")
        }
        #expect(try folder.text("outside/b.txt") == "b" && folder.names(in: "outside") == ["b.txt"])
        // A link at the path of the file is replaced, and links that stay inside are followed.
        try boundary.write(Array("new".utf8), to: folder.path + "inside/file")
        try boundary.write(Array("new".utf8), to: folder.path + "inside/here/more/d.txt")
        try boundary.rename(folder.path + "inside/here/a.txt", to: "e.txt")
        #expect(try folder.text("outside/b.txt") == "b" && folder.text("inside/file") == "new")
        #expect(
            try folder.text("inside/deep/more/d.txt") == "new" && folder.names(in: "inside/deep") == ["e.txt", "more"]
        )
        try boundary.remove(folder.path + "inside/there")
        #expect(try folder.names(in: "outside") == ["b.txt"])
    }

    @Test("creates its folder, and replaces files through links with their permissions")
    func creation() throws {
        let folder = try ScratchFolder(["a/b.txt": "b"])
        try FolderBoundary(folder.path + "new").write([1], to: folder.path + "new/deep/a")
        #expect(try folder.names(in: "new/deep") == ["a"])
        chmod(folder.path + "a/b.txt", 0o640)
        try folder.link("a/c.txt", to: "b.txt")
        try FolderBoundary(folder.path + "a").replace(folder.path + "a/c.txt", by: Array("c".utf8))
        #expect(try folder.text("a/b.txt") == "c" && FileStatus(folder.path + "a/b.txt")?.permissions == 0o640)
        #expect(FileStatus(ofLinkOr: folder.path + "a/c.txt")?.kind == .other)
    }

    @Test("isn't left through a link that replaces a folder while files are written")
    func race() throws {
        let folder = try ScratchFolder(["inside/deep/a": "", "outside/a": ""])
        let (deep, spare) = (folder.path + "inside/deep", folder.path + "inside/spare")
        try folder.link("inside/spare", to: "../outside")
        let isOver = Locked(false)
        let end = DispatchSemaphore(value: 0)
        Thread {
            // Exchanges the folder and the link.
            while !isOver.use({ $0 }) {
                let other = ".old"
                rename(deep, deep + other)
                rename(spare, deep)
                rename(deep, spare)
                rename(deep + other, deep)
            }
            end.signal()
        }.start()
        let boundary = FolderBoundary(folder.path + "inside")
        for _ in 0..<(Rounds.isThorough ? 20_000 : 400) { try? boundary.write([1], to: deep + "/b") }
        isOver.use { $0 = true }
        end.wait()
        #expect(try folder.names(in: "outside") == ["a"])
    }
}
