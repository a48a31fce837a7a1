import Foundation
import GridPressPlatform
import Testing

@testable import GridPressTool

@Suite("Pictures")
struct OutputTests {
    @Test("keep their old form where the new one can't be drawn")
    func oldPicture() throws {
        let folder = try ScratchFolder(["a.xml": Sample.unknownElement, "a.svg": "old"])
        #expect(run("render", folder.path + "a.xml", "-o", folder.path + "a.svg").exit == .findings)
        #expect(try folder.text("a.svg") == "old")
    }

    @Test("are drawn although something looks wrong")
    func warnings() throws {
        let folder = try ScratchFolder(["a.xml": "<Figure><Image name='none.png'/></Figure>"])
        let outcome = run("render", folder.path + "a.xml", "-o", folder.path)
        #expect(outcome.exit == .findings && outcome.messages.contains("a.xml:1:10: warning: "))
        #expect(try folder.text("a.svg").hasPrefix("<svg"))
    }

    @Test("say which guides and names of dimensions found nothing to show")
    func idleAnnotations() throws {
        let folder = try ScratchFolder(["a.xml": "<Figure><Color named='sea' fill='blue' frame='20 20'/></Figure>"])
        let words = ["render", folder.path + "a.xml", "-o", folder.path + "a.svg"]
        let idle = run(words + ["--guides", "padding", "--dimensions", "named:see"])
        #expect(idle.exit == .fine && idle.messages.contains("The guide \"padding\" found nothing to show."))
        #expect(
            idle.messages.contains("Did you mean \"sea\"?") && idle.messages.contains("[annotations.nothing-to-show]")
        )
        let busy = run(words + ["--guides", "proposals", "--dimensions", "named:sea"])
        #expect(!busy.messages.contains("[annotations.nothing-to-show]"))
    }

    @Test("of many grids say how many dimensions and labels have no room, and how to have them")
    func leftOut() throws {
        let grids = """
            <Figure><HStack spacing='4'><ForEach count='5' index='n'>
              <Grid tracks='2' spacing='2' contentMode='scroll' frame='width:60'>
                <Color fill='blue' frame='height:{10 + 3 * n}'/><Color fill='red' frame='height:20'/>
                <Color fill='blue' frame='height:{30 + n}'/>
              </Grid>
            </ForEach></HStack></Figure>
            """
        let folder = try ScratchFolder(["a.xml": grids])
        let file = folder.path + "a.xml"
        let some = run("render", file, "--dimensions", "tracks", "--guides", "track-lines")
        #expect(some.exit == .fine && some.messages.contains("note: 9 dimensions are left out"))
        #expect(some.messages.contains("[annotations.left-out]"))
        #expect(some.messages.contains("[annotations.labels-left-out]"))
        let labels = run("render", file, "--guides", "track-lines").messages
        #expect(labels.contains("[annotations.labels-left-out]") && !labels.contains("[annotations.left-out]"))
        let all = run("render", file, "--dimensions", "tracks,all-levels")
        #expect(all.exit == .fine && all.messages.isEmpty && all.output.count > some.output.count / 2)
    }

    @Test("have a legend for two guides or more, and labels of the size that is asked for")
    func labels() throws {
        let folder = try ScratchFolder([
            "a.xml": "<Figure width='200' height='90'><Grid tracks='2' spacing='8'><Divider/><Divider/></Grid></Figure>"
        ])
        func draw(_ words: String...) -> String { run(["render", folder.path + "a.xml"] + words).output }
        #expect(!draw("--guides", "gaps").contains("class=\"legend\""))
        #expect(draw("--guides", "gaps", "--legend", "visible").contains("class=\"legend\""))
        #expect(draw("--guides", "gaps,cells").contains("class=\"legend\""))
        #expect(!draw("--guides", "gaps,cells", "--legend", "hidden").contains("class=\"legend\""))
        #expect(draw("--dimensions", "tracks").contains("font-size=\"11\""))
        let large = draw("--dimensions", "tracks", "--guides", "track-lines", "--label-size", "14")
        #expect(large.contains("font-size=\"14\"") && !large.contains("font-size=\"11\""))
    }

    @Test("can't be written into a folder that isn't there, over a folder, or below a file")
    func nowhere() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": Sample.card])
        try folder.makeFolder("out/a.svg")
        let file = folder.path + "a.xml"
        let none = run("render", file, "-o", folder.path + "none/a.svg")
        #expect(none.exit == .cannotCreate)
        #expect(none.messages.contains("none/a.svg:1:1: error: The file can't be written: No such file or directory."))
        let mixed = run("render", file, folder.path + "b.xml", "-o", folder.path + "out")
        #expect(mixed.exit == .cannotCreate && mixed.messages.contains("[output.unwritable]"))
        #expect(try folder.names(in: "out") == ["a.svg", "b.svg"], "The other one is there, and no temporary file.")
        #expect(run("render", file, "-o", folder.path + "b.xml/").exit == .cannotCreate)
        #expect(run("render", file, folder.path + "b.xml", "-o", folder.path + "b.xml").exit == .cannotCreate)
        #expect(try folder.text("b.xml") == Sample.card)
    }

    @Test("that can't be written have the fix for the reason: a full disk isn't a matter of permissions")
    func remedies() throws {
        let remedies = [ENOSPC, EDQUOT, EROFS, EACCES, ENOENT].map { SystemError(number: $0).remedy }
        #expect(Set(remedies).count == remedies.count)
        #expect(remedies.filter { $0.contains("permissions") } == [remedies[3]])
        #expect(remedies[0].contains("space") && remedies[1].contains("quota") && remedies[4].contains("Create"))
        let folder = try ScratchFolder(["a.xml": Sample.card, "file": ""])
        let none = run("render", folder.path + "a.xml", "-o", folder.path + "none/a.svg")
        #expect(none.messages.contains("fix: \(remedies[4])"))
        let below = run("gallery", folder.path, "-o", folder.path + "file/below").messages
        #expect(below.contains("can't be created: Not a directory.\nChoose another folder."), "\(below)")
    }

    @Test("with one name for two documents are refused before anything is drawn")
    func collisions() throws {
        let folder = try ScratchFolder()
        for name in ["a", "b"] {
            try folder.makeFolder(name)
            try folder.write(Sample.card, to: "\(name)/x.xml")
        }
        let (first, second) = (folder.path + "a/x.xml", folder.path + "b/x.xml")
        let outcome = run("render", first, second, "-o", folder.path + "out/")
        #expect(outcome.exit == .usage)
        #expect(outcome.messages.contains("\"\(first)\" and \"\(second)\" would both be drawn as \"x.svg\"."))
        #expect(run("render", first, first, "-o", folder.path + "out/").messages.contains("is listed twice"))
        #expect(FileStatus(folder.path + "out") == nil)
    }

    @Test("never replace a document, by whatever path")
    func documents() throws {
        let folder = try ScratchFolder(["a.svg": Sample.card, "b.xml": Sample.card])
        try folder.link("c.xml", to: "a.svg")
        let picture = folder.path + "a.svg"
        for words in [
            [picture, "-o", picture], [picture, "-o", folder.path],
            [folder.path + "./b.xml", "-o", folder.path + "b.xml"],
        ] {
            let outcome = run(["render"] + words)
            #expect(outcome.exit == .usage && outcome.messages.contains("would replace the document"))
        }
        #expect(run("render", folder.path + "b.xml", folder.path + "c.xml", picture, "-o", folder.path).exit == .usage)
        #expect(try folder.text("a.svg") == Sample.card && folder.text("b.xml") == Sample.card)
    }

    @Test("replace symbolic links and never follow them out of the folder")
    func links() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "outside": "kept"])
        try folder.makeFolder("out")
        try folder.link("out/a.svg", to: "../outside")
        #expect(run("render", folder.path + "a.xml", "-o", folder.path + "out").exit == .fine)
        #expect(try folder.text("outside") == "kept" && folder.text("out/a.svg").hasPrefix("<svg"))
        try FileManager.default.removeItem(atPath: folder.path + "out/a.svg")
        try folder.link("out/a.svg", to: "../nowhere")
        #expect(run("render", folder.path + "a.xml", "-o", folder.path + "out/a.svg").exit == .fine)
        #expect(try folder.names() == ["a.xml", "out", "outside"])
    }

    @Test("have names that are a single part of a path and nothing that hides")
    func names() throws {
        let folder = try ScratchFolder()
        for name in ["a\u{1B}[1mb.xml", ".xml", "..xml", "no ending", "-o.xml", "x.y.xml", "wörter 日本.xml"] {
            try folder.write(Sample.card, to: name)
        }
        let files = try folder.names().map { folder.path + $0 }
        #expect(run(["render", "-o", folder.path + "out/", "--"] + files).exit == .fine)
        let names = try folder.names(in: "out")
        #expect(
            names == ["-o.svg", "..xml.svg", ".xml.svg", "a_[1mb.svg", "no ending.svg", "wörter 日本.svg", "x.y.svg"]
        )
    }

    @Test("get the permissions that new files get")
    func permissions() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let model = open(folder.path + "made", O_CREAT | O_WRONLY, 0o666)
        close(model)
        _ = run("render", folder.path + "a.xml", "-o", folder.path + "a.svg")
        #expect(FileStatus(folder.path + "a.svg")?.permissions == FileStatus(folder.path + "made")?.permissions)
    }

    @Test("may go to a device, which isn't replaced")
    func device() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        #expect(run("render", folder.path + "a.xml", "-o", "/dev/null").exit == .fine)
        #expect(FileStatus("/dev/null")?.kind == .other)
        #expect(run("render", folder.path + "a.xml", "-o", "/dev/stdout").output.hasPrefix("<svg"))
        #if os(Linux)
            let full = run("render", folder.path + "a.xml", "-o", "/dev/full")
            #expect(full.exit == .cannotCreate && full.messages.contains("/dev/full:1:1: error: "))
        #endif
    }
}
