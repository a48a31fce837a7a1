import Foundation
import Testing

@testable import gridpress_tool

@Suite("Pruning golden files")
struct PruneTests {
    private func prune(_ scratch: SnapshotScratch, _ words: String...) -> Outcome {
        run(["snapshot", "prune", "--documents", scratch.path + "docs", "--goldens", scratch.goldens] + words)
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
        try scratch.folder.write("<svg/>", to: "goldens/gone.pending.svg")
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
        for name in ["shows.svg", "shows.wide.svg", "renamed.svg"] { try folder.write("<svg/>", to: goldens + name) }
        let found = run("snapshot", "prune", folder.path + "Tests")
        #expect(found.exit == .findings && found.output.contains("renamed.svg"), "\(found)")
        #expect(!found.output.contains("shows"))
        #expect(run("snapshot", "prune", folder.path + "Tests", "--delete").exit == .fine)
        #expect(try folder.names(in: goldens) == ["shows.svg", "shows.wide.svg"])
        #expect(run("snapshot", "prune", folder.path + "Tests", "--claims", folder.path + "none").exit == .noInput)
        #expect(run("snapshot", "prune", folder.path + "none").exit == .noInput)
    }
}
