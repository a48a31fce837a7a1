import Foundation
import GridPressSnapshots
import Testing

@testable import GridPressTool

@Suite("Pruning golden files")
struct PruneTests {
    private func prune(_ scratch: SnapshotScratch, _ words: String...) -> Outcome {
        run(["snapshot", "prune", "--documents", scratch.path + "docs", "--goldens", scratch.goldens] + words)
    }

    /// Returns a golden file with the mark of GridPress.
    private func markedPicture() throws -> String {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        return try scratch.golden("card.svg")
    }

    @Test("finds those whose documents are gone, and removes them only where that is asked for")
    func gone() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        #expect(prune(scratch).exit == .fine)
        try FileManager.default.removeItem(atPath: scratch.path + "docs/card.xml")
        let found = prune(scratch)
        #expect(found.exit == .findings && found.output.contains("goldens/card.svg:1:1: warning: "))
        #expect(found.messages == "1 file found. Remove it with --delete.\n")
        #expect(try scratch.files() == ["card.svg", "deep/wide.svg"])
        let deleted = prune(scratch, "--delete")
        #expect(
            deleted.exit == .fine && deleted.output.contains("This file was removed.")
                && deleted.messages.contains("1 file removed")
        )
        #expect(try scratch.files() == ["deep/wide.svg"])
    }

    @Test("keeps what documents own, however they are: broken, or drawn in another format")
    func owned() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        _ = scratch.check("--format", "text")
        _ = scratch.check("--format", "html")
        try scratch.write(Sample.notXML, to: "card")
        #expect(prune(scratch, "--delete").exit == .fine)
        #expect(try scratch.files().count == 6)
    }

    @Test("finds those whose documents were renamed or moved to another folder")
    func moved() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        let docs = scratch.path + "docs/"
        try FileManager.default.moveItem(atPath: docs + "card.xml", toPath: docs + "deep/card.xml")
        try FileManager.default.moveItem(atPath: docs + "deep/wide.xml", toPath: docs + "deep/wider.xml")
        _ = scratch.check()
        _ = prune(scratch, "--delete")
        #expect(try scratch.files() == ["deep/card.svg", "deep/wider.svg"])
    }

    @Test("removes nothing where no document is there at all")
    func noDocuments() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try FileManager.default.removeItem(atPath: scratch.path + "docs")
        #expect(prune(scratch, "--delete").exit == .noInput)
        try scratch.folder.makeFolder("docs")
        #expect(prune(scratch, "--delete").exit == .noInput)
        #expect(try scratch.files().count == 2)
    }

    @Test("leaves files that no snapshot has, and links with what is behind them")
    func others() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try scratch.folder.write("notes", to: "goldens/README.md")
        try scratch.folder.write("<svg/>", to: "goldens/my picture.svg")
        try scratch.folder.makeFolder("elsewhere")
        try scratch.folder.write("<svg/>", to: "elsewhere/old.svg")
        try scratch.folder.link("goldens/link", to: scratch.path + "elsewhere")
        try scratch.folder.link("goldens/old.svg", to: scratch.path + "elsewhere/old.svg")
        #expect(prune(scratch, "--delete").exit == .fine)
        #expect(try scratch.folder.names(in: "elsewhere") == ["old.svg"])
        #expect(try scratch.folder.names(in: "goldens").contains("my picture.svg"))
    }

    @Test("finds what recording has left behind, and not what a living process is writing")
    func leftovers() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try scratch.folder.write(scratch.golden("card.svg"), to: "goldens/card.pending.svg")
        try scratch.folder.write(scratch.golden("card.svg"), to: "goldens/gone.pending.svg")
        try scratch.folder.write("half", to: "goldens/deep/.gridpress-2147483600-1.tmp")
        try scratch.folder.write("half", to: "goldens/.gridpress-\(getpid())-1.tmp")
        try scratch.folder.write("mine", to: "goldens/.gridpress-notes.tmp")
        let found = prune(scratch)
        #expect(found.exit == .findings && found.messages == "3 files found. Remove them with --delete.\n", "\(found)")
        #expect(prune(scratch, "--delete").exit == .fine)
        #expect(try scratch.folder.names(in: "goldens/deep") == ["wide.svg"])
        #expect(
            try scratch.folder.names(in: "goldens")
                == [".gridpress-\(getpid())-1.tmp", ".gridpress-notes.tmp", "card.svg", "deep"]
        )
    }

    @Test("asks tests what they own, by their names alone where nothing else is known")
    func tests() throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("Tests/CardTests/Snapshots/CardTests")
        try folder.write("@Test func shows() {}\n", to: "Tests/CardTests/CardTests.swift")
        let goldens = "Tests/CardTests/Snapshots/CardTests/"
        let picture = try markedPicture()
        for name in ["shows.svg", "shows.wide.svg", "renamed.svg"] { try folder.write(picture, to: goldens + name) }
        let found = run("snapshot", "prune", folder.path + "Tests")
        #expect(found.exit == .findings && found.output.contains("renamed.svg"), "\(found)")
        #expect(!found.output.contains("shows"))
        #expect(run("snapshot", "prune", folder.path + "Tests", "--delete").exit == .fine)
        #expect(try folder.names(in: goldens) == ["shows.svg", "shows.wide.svg"])
        #expect(run("snapshot", "prune", folder.path + "Tests", "--claims", folder.path + "none").exit == .noInput)
        #expect(run("snapshot", "prune", folder.path + "none").exit == .noInput)
    }

    @Test("removes no file without a mark of GridPress, and reports it")
    func foreign() throws {
        let scratch = try SnapshotScratch()
        for format in ["svg", "html", "json", "text", "accessibility"] { _ = scratch.check("--format", format) }
        let foreign = [
            "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "note.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><desc>urn:gridpress:layout</desc></svg>",
            "page.html": "<!DOCTYPE html><html><body>Mine</body></html>",
            "data.json": "{\"version\": 1, \"mine\": true}",
            "LICENSE.txt": "Mine", "broken.svg": "<svg", "mine.pending.svg": "<svg/>", "mine.pending.txt": "Mine",
        ]
        for (name, text) in foreign { try scratch.folder.write(text, to: "goldens/" + name) }
        try FileManager.default.removeItem(atPath: scratch.path + "docs/card.xml")
        let found = prune(scratch)
        #expect(found.exit == .findings && found.messages == "13 files found. Remove 5 of them with --delete.\n")
        let deleted = prune(scratch, "--delete")
        #expect(deleted.exit == .findings && deleted.messages == "5 files removed.\n")
        #expect(
            deleted.output.ranges(of: "It has no mark of GridPress, so it is never removed.").count == foreign.count
        )
        #expect(
            try scratch.files()
                == (foreign.keys + ["svg", "html", "json", "txt", "accessibility"].map { "deep/wide." + $0 }).sorted()
        )
        #expect(prune(scratch).messages == "8 files found.\n")
    }

    @Test("removes text of tests if a run claimed files of its folder, or a picture of the same name has a mark")
    func text() throws {
        let folder = try ScratchFolder([
            "Tests/CardTests.swift": "import Testing\n@Test func shows() {}\n",
            "Tests/Snapshots/Notes/readme.txt": "Mine",
        ])
        let (goldens, others) = ("Tests/Snapshots/CardTests/", "Tests/Snapshots/GoneTests/")
        for (name, text) in [
            goldens + "shows.svg": "<svg/>", goldens + "old.txt": "┌─┐", others + "both.txt": "┌─┐",
            others + "both.svg": try markedPicture(), others + "alone.txt": "Mine",
        ] {
            try folder.write(text, to: name)
        }
        let tests = folder.path + "Tests"
        #expect(run("snapshot", "prune", tests, "--delete").messages == "2 files removed.\n")
        #expect(try folder.names(in: others) == ["alone.txt"] && folder.names(in: goldens) == ["old.txt", "shows.svg"])
        let claim = SnapshotClaim(
            file: tests + "/CardTests.swift",
            function: "shows",
            golden: folder.path + goldens + "shows.svg"
        )
        try ClaimLog(folder.path + "claims.txt").note(.claim(claim))
        let outcome = run("snapshot", "prune", tests, "--claims", folder.path + "claims.txt", "--delete")
        #expect(outcome.exit == .findings && outcome.messages == "1 file removed.\n")
        #expect(
            try folder.names(in: goldens) == ["shows.svg"] && folder.text("Tests/Snapshots/Notes/readme.txt") == "Mine"
        )
    }
}
