import Foundation
import GridPressFindings
import GridPressProperties
import GridPressTestSupport
import Testing

@testable import DocumentationFigures

@Suite("Files with figures")
struct PageFilesTests {
    /// Runs a closure with the path of a temporary folder that contains some files and a symbolic link.
    private func withFolder(_ names: [String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: file)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("Link.md"),
            withDestinationURL: folder.appendingPathComponent(names[0])
        )
        try body(folder.path)
    }

    @Test("are Markdown, tutorials and Swift source below a folder, without what is hidden, linked or somebody else's")
    func folders() throws {
        let names = [
            "README.md", "Sources/A/A.swift", "Sources/A/A.docc/Start.md", "Sources/A/A.docc/Deep/More.markdown",
            "Sources/A/A.docc/Start.tutorial", ".build/checkouts/B/README.md", "node_modules/c/README.md", "Notes.txt",
            "b.MD",
        ]
        try withFolder(names) { folder in
            let found = PageFiles([folder, folder + "/", folder + "/README.md"])
            #expect(
                found.files.map { String($0.path.dropFirst(folder.count + 1)) } == [
                    "README.md", "b.MD", "Sources/A/A.swift", "Sources/A/A.docc/Start.md",
                    "Sources/A/A.docc/Start.tutorial", "Sources/A/A.docc/Deep/More.markdown",
                ]
            )
            #expect(found.files.map { $0.catalog != nil } == [false, false, true, true, true, true])
            #expect(found.findings.isEmpty)
            let single = PageFiles([folder + "/Sources/A/A.docc/Start.md"]).files.first
            #expect(single?.catalog == folder + "/Sources/A/A.docc")
            let wrong = PageFiles([folder + "/Notes.txt", folder + "/None.md"])
            #expect(wrong.files.isEmpty && wrong.findings.map(\.code) == [.figurePage, .figurePage])
        }
    }

    @Test("have their pictures beside them, or among the resources of their catalogue")
    func places() {
        let places = PicturePlaces()
        forEach(
            [
                ("README.md", nil, PicturePlaces.Place(folder: "Pictures", relative: "Pictures", style: .picture)),
                ("a/b.md", nil, .init(folder: "a/Pictures", relative: "Pictures", style: .picture)),
                ("/b.md", nil, .init(folder: "/Pictures", relative: "Pictures", style: .picture)),
                ("a/A.docc/b/c.md", "a/A.docc", .init(folder: "a/A.docc/Resources", relative: "", style: .docc)),
            ] as [(String, String?, PicturePlaces.Place)]
        ) { input, check in
            let file = PageFiles.File(path: input.0, kind: .markdown, catalog: input.1)
            check.equal(places.place(of: file), input.2)
        }
        let tutorial = PageFiles.File(path: "a/A.docc/c.tutorial", kind: .tutorial, catalog: "a/A.docc")
        #expect(
            places.place(of: tutorial) == .init(folder: "a/A.docc/Resources", relative: "", style: .tutorial)
        )
        #expect(places.place(of: .init(path: "c.tutorial", kind: .tutorial, catalog: nil)) == nil)
    }

    @Test("can't have two pictures of one name in a folder, in capitals or not")
    func names() throws {
        var places = PicturePlaces()
        func request(_ name: String, _ line: Int) -> FigureRequest {
            FigureRequest(name: name, location: .source(file: "a.md", line: line, column: 1), offset: 0)
        }
        let (first, second) = (
            try #require(places.place(of: .init(path: "a.md", kind: .markdown, catalog: nil))),
            try #require(places.place(of: .init(path: "b/a.md", kind: .markdown, catalog: nil)))
        )
        #expect(places.take(request("card", 1), in: first) == nil)
        #expect(places.take(request("card", 2), in: second) == nil)
        let finding = places.take(request("Card", 3), in: first)
        #expect(finding?.code == .figureName && finding?.message.contains("a.md:1:1") == true)
    }
}
