import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@testable import GridPressTool

@Suite("Galleries")
struct GalleryTests {
    private func source() throws -> ScratchFolder {
        let folder = try ScratchFolder(["first.xml": Sample.card, "notes.txt": "no document"])
        try folder.makeFolder("Two-topics/inner")
        try folder.write(
            Sample.card.replacing("'Card'", with: "'Inner &lt;one&gt;'"),
            to: "Two-topics/inner/deep.xml"
        )
        try folder.write(Sample.card, to: "Two-topics/second.xml")
        return folder
    }

    @Test("have an index, and for each document a page in both modes and its picture")
    func files() throws {
        let folder = try source()
        let outcome = run("gallery", folder.path, "-o", folder.path + "out")
        #expect(outcome.exit == .fine, "\(outcome.messages)")
        #expect(outcome.output == "" && outcome.messages == "")
        #expect(
            try folder.names(in: "out") == [
                "deep-boxes.html", "deep.html", "deep.svg", "first-boxes.html", "first.html", "first.svg", "index.html",
                "second-boxes.html", "second.html", "second.svg",
            ]
        )
        let index = try folder.text("out/index.html")
        let inIndex = [
            "Two topics", "Two topics / Inner", "Inner &lt;one&gt;", "href=\"deep.html\"", "href=\"second.html\"",
        ]
        #expect(inIndex.filter { !index.contains($0) } == [])
        let page = try folder.text("out/second.html")
        let links = ["href=\"second-boxes.html\"", "href=\"second.svg\"", "href=\"first.html\"", "href=\"deep.html\""]
        #expect(links.filter { !page.contains($0) } == [])
    }

    @Test("show in their index the pictures beside it, whatever documents are called")
    func pictures() throws {
        let names = ["a b", "100%25", "x#y?z", "it's", "\"&<quoted>", "größe"]
        let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: names.map { ($0 + ".xml", Sample.card) }))
        #expect(run("gallery", folder.path, "-o", folder.path + "out").exit == .fine)
        let sources = try folder.text("out/index.html").matches(of: /<img src="([^"]*)"/).map { String($0.1) }
        #expect(sources.count == names.count)
        for source in sources {
            let file = try #require(source.removingPercentEncoding)
            #expect(try folder.text("out/" + file).contains("<svg"), "\(source)")
        }
    }

    @Test("are the same bytes, however many files are worked on at once")
    func determinism() throws {
        let folder = try source()
        #expect(run("gallery", folder.path, "-o", folder.path + "one", "--jobs", "1").exit == .fine)
        #expect(run("gallery", folder.path, "-o", folder.path + "many", "--jobs", "8").exit == .fine)
        #expect(try folder.names(in: "one") == folder.names(in: "many"))
        let names = try folder.names(in: "many")
        let different = try names.filter { try folder.text("many/" + $0) != folder.text("one/" + $0) }
        #expect(different == [])
    }

    @Test("go on without documents that can't be drawn, and report them")
    func badDocuments() throws {
        let folder = try ScratchFolder(["a.xml": Sample.unknownElement, "b.xml": Sample.card, "c.xml": "<"])
        let outcome = run("gallery", folder.path, "-o", folder.path + "out")
        #expect(outcome.exit == .badData)
        #expect(outcome.messages.contains("a.xml:") && outcome.messages.contains("c.xml:"))
        #expect(try folder.names(in: "out") == ["b-boxes.html", "b.html", "b.svg", "index.html"])
        #expect(try !folder.text("out/b.html").contains("a.html"))
    }

    @Test("refuse documents whose pages would replace each other, or the index")
    func collisions() throws {
        let folder = try ScratchFolder(["x.xml": Sample.card])
        try folder.makeFolder("a")
        try folder.write(Sample.card, to: "a/X.xml")
        let twice = run("gallery", folder.path, "-o", folder.path + "out")
        #expect(twice.exit == .usage)
        #expect(
            twice.messages.contains("x.xml\" and \"") && twice.messages.contains("would both be written as \"X.html\"")
        )
        let boxes = try ScratchFolder(["x.xml": Sample.card, "x-boxes.xml": Sample.card])
        #expect(run("gallery", boxes.path, "-o", boxes.path + "out").messages.contains("\"x-boxes.html\""))
        let index = try ScratchFolder(["Index.xml": Sample.card])
        #expect(run("gallery", index.path, "-o", index.path + "out").messages.contains("would replace the index"))
        for path in [folder.path, boxes.path, index.path] { #expect(FileStatus(path + "out") == nil) }
    }

    @Test("follow no link out of the source folder, and replace a link in their own instead of what it leads to")
    func links() throws {
        let outside = try ScratchFolder(["secret.xml": Sample.card, "kept.html": "kept"])
        let folder = try ScratchFolder(["a.xml": Sample.card])
        try folder.link("b.xml", to: outside.path + "secret.xml")
        try folder.link("c", to: outside.path)
        try folder.link("d", to: folder.path)
        try folder.makeFolder("out")
        try folder.link("out/a.html", to: outside.path + "kept.html")
        #expect(run("gallery", folder.path, "-o", folder.path + "out").exit == .fine)
        #expect(try folder.names(in: "out") == ["a-boxes.html", "a.html", "a.svg", "index.html"])
        #expect(try outside.text("kept.html") == "kept")
        #expect(try folder.text("out/a.html").hasPrefix("<!DOCTYPE html>"))
    }

    @Test("need a folder with documents, and a separate folder")
    func usage() throws {
        let folder = try ScratchFolder(["a.txt": ""])
        #expect(run("gallery", folder.path).exit == .usage)
        #expect(run("gallery", "-o", folder.path).exit == .usage)
        #expect(run("gallery", folder.path, folder.path, "-o", folder.path).exit == .usage)
        #expect(run("gallery", folder.path + "none", "-o", folder.path).exit == .noInput)
        #expect(run("gallery", folder.path, "-o", folder.path + "out").messages.contains("No documents below"))
        #expect(FileStatus(folder.path + "out") == nil)
    }

    @Test("hold the frames of each figure too, where checks ask for them, and otherwise don't")
    func frames() throws {
        let folder = try source()
        #expect(run("gallery", folder.path, "-o", folder.path + "out", "--frames").exit == .fine)
        #expect(try folder.text("out/first.json").hasPrefix("{"))
        #expect(!run("help", "gallery").output.contains("--frames"))
        #expect(!run("manual").output.contains("frames of each"))
    }

    @Test("are one page at a time with render")
    func pages() throws {
        let folder = try source()
        let picture = run("render", folder.path + "first.xml", "--format", "html")
        let boxes = run("render", folder.path + "first.xml", "--format", "html", "--mode", "boxes")
        #expect(picture.exit == .fine && picture.output.hasPrefix("<!DOCTYPE html>"))
        #expect(boxes.output.contains("class=\"canvas\"") && !picture.output.contains("class=\"canvas\""))
        #expect(picture.output.contains("first.xml"), "The source stands beside the picture.")
        #expect(run("render", folder.path + "first.xml", "--mode", "boxes").exit == .usage)
        #expect(run("render", folder.path + "first.xml", "--format", "html", "--margin", "2").exit == .usage)
    }
}
