import Foundation
import Testing

@testable import GridPressTool

@Suite("Accepting and rejecting pending files")
struct SnapshotDecisionTests {
    /// Returns two documents that changed after they were recorded.
    private func pending() throws -> SnapshotScratch {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try scratch.write(Cards.card(width: 44), to: "card")
        try scratch.write(Cards.card(width: 88), to: "deep/wide")
        _ = scratch.check()
        return scratch
    }

    @Test("happens to all below a folder")
    func all() throws {
        let scratch = try pending()
        #expect(run("snapshot", "accept", scratch.path).messages == "2 files accepted.\n")
        #expect(try scratch.files() == ["card.svg", "deep/wide.svg"])
        #expect(try scratch.golden("card.svg").contains("width=\"44\""))
        #expect(scratch.check("--record", "never").exit == .fine)
        let again = run("snapshot", "accept", scratch.path)
        #expect(again.exit == .fine && again.messages == "Nothing is pending.\n")
    }

    @Test("happens to those that are named, each once")
    func named() throws {
        let scratch = try pending()
        let golden = try scratch.golden("card.svg")
        let file = scratch.goldens + "/card.pending.svg"
        #expect(run("snapshot", "reject", file, file).messages == "1 file rejected.\n")
        #expect(try scratch.golden("card.svg") == golden)
        #expect(try scratch.files() == ["card.svg", "deep/wide.pending.svg", "deep/wide.svg"])
    }

    @Test("can be listed instead")
    func list() throws {
        let scratch = try pending()
        let before = try scratch.files()
        let lines = run("snapshot", "accept", scratch.goldens, "--list").output
        #expect(lines == "\(scratch.goldens)/card.pending.svg\n\(scratch.goldens)/deep/wide.pending.svg\n")
        let json = run("snapshot", "reject", scratch.goldens, "--list", "--diagnostics", "json").output
        let list = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(list.map { $0["code"] as? String } == ["snapshot.pending", "snapshot.pending"])
        #expect(list[0]["file"] as? String == scratch.goldens + "/card.pending.svg")
        #expect(try scratch.files() == before)
    }

    @Test("finds files in folders of tests, whatever these are called")
    func testFolders() throws {
        let folder = try ScratchFolder()
        try folder.makeFolder("My Tests/Snapshots/CardTests")
        try folder.makeFolder(".build/Snapshots")
        try folder.write("<svg/>", to: "My Tests/Snapshots/CardTests/shows.pending.svg")
        try folder.write("<svg/>", to: ".build/Snapshots/shows.pending.svg")
        #expect(run("snapshot", "accept", folder.path).messages == "1 file accepted.\n")
        #expect(try folder.names(in: "My Tests/Snapshots/CardTests") == ["shows.svg"])
        #expect(try folder.names(in: ".build/Snapshots") == ["shows.pending.svg"])
    }

    @Test("leaves links, and what is behind them")
    func links() throws {
        let folder = try ScratchFolder(["outside.svg": "mine"])
        try folder.makeFolder("goldens")
        try folder.makeFolder("elsewhere")
        try folder.write("<svg/>", to: "elsewhere/a.pending.svg")
        try folder.link("goldens/deep", to: folder.path + "elsewhere")
        try folder.link("goldens/b.pending.svg", to: folder.path + "outside.svg")
        #expect(run("snapshot", "accept", folder.path + "goldens").messages == "Nothing is pending.\n")
        #expect(run("snapshot", "accept", folder.path + "goldens/b.pending.svg").exit == .noInput)
        // A golden file that is a symbolic link isn't replaced, and neither is its destination.
        try folder.write("<svg/>", to: "goldens/c.pending.svg")
        try folder.link("goldens/c.svg", to: folder.path + "outside.svg")
        let outcome = run("snapshot", "accept", folder.path + "goldens")
        #expect(outcome.exit == .cannotCreate && outcome.messages.contains("[snapshot.unwritable]"))
        #expect(try folder.text("outside.svg") == "mine" && folder.text("goldens/c.pending.svg") == "<svg/>")
        #expect(try folder.names(in: "elsewhere") == ["a.pending.svg"])
    }

    @Test("never goes through a link to a folder", arguments: ["accept", "reject"])
    func linkedFolders(decision: String) throws {
        let folder = try ScratchFolder()
        for path in ["elsewhere/a", "elsewhere/deep/b"] { try folder.write("<svg/>", to: path + ".pending.svg") }
        try folder.link("goldens", to: "elsewhere")
        for path in ["goldens", "goldens/", "goldens/a.pending.svg", "goldens/deep"] {
            let outcome = run("snapshot", decision, folder.path + path)
            #expect(outcome.exit == .noInput && outcome.messages.contains("symbolic link"), "\(path): \(outcome)")
        }
        // In a package, no folder on the way may be a link.
        try folder.write("", to: "Package.swift")
        #expect(run("snapshot", decision, folder.path + "goldens/deep/b.pending.svg").exit == .noInput)
        #expect(try folder.names(in: "elsewhere") == ["a.pending.svg", "deep"])
        #expect(try folder.names(in: "elsewhere/deep") == ["b.pending.svg"])
    }

    @Test(
        "is refused for files that don't have the format of their golden file",
        arguments: [
            ("svg", "", "is empty"), ("svg", "<svg", "error"), ("svg", "<Figure/>", "\"Figure\" instead of \"svg\""),
            ("svg", "mine", "error"), ("html", "<svg/>", "\"svg\" instead of \"html\""), ("json", "{", "error"),
            ("json", "mine", "error"),
            ("txt", "\u{0}ÿ", "isn't text in UTF-8"), ("accessibility", "", "is empty"),
        ]
    )
    func format(ending: String, text: String, words: String) throws {
        let folder = try ScratchFolder(["a.\(ending)": "mine"])
        let data = text.contains("ÿ") ? Data([0xFF, 0xFE, 0]) : Data(text.utf8)
        try data.write(to: URL(fileURLWithPath: folder.path + "a.pending.\(ending)"))
        let outcome = run("snapshot", "accept", folder.path)
        #expect(outcome.exit != .fine && outcome.messages.contains(words), "\(outcome)")
        #expect(
            outcome.messages.contains("Reject the pending file") && outcome.messages.hasSuffix("0 files accepted.\n")
        )
        #expect(try folder.text("a.\(ending)") == "mine" && folder.names().count == 2)
        #expect(run("snapshot", "reject", folder.path).exit == .fine)
    }

    @Test("replaces no file that GridPress didn't write, unless it is damaged", arguments: ["svg", "html", "json"])
    func foreignFiles(format: String) throws {
        let scratch = try pending()
        _ = scratch.check("--format", format)
        try scratch.write(Cards.card(width: 46), to: "card")
        _ = scratch.check("--format", format)
        let mine = format == "svg" ? "<svg/>" : format == "html" ? "<html></html>" : "{\"mine\": true}"
        try scratch.folder.write(mine, to: "goldens/card.\(format)")
        let file = "\(scratch.goldens)/card.pending.\(format)"
        let outcome = run("snapshot", "accept", file)
        #expect(outcome.exit == .cannotCreate && outcome.messages.contains("no mark of GridPress"), "\(outcome)")
        #expect(try scratch.golden("card.\(format)") == mine)
        try scratch.folder.write("<<<<<<< \(mine)", to: "goldens/card.\(format)")
        #expect(run("snapshot", "accept", file).exit == .fine)
        #expect(scratch.check("--format", format, "--record", "never").exit == (format == "svg" ? .findings : .fine))
    }

    @Test("needs files that are there and pending")
    func mistakes() throws {
        let folder = try ScratchFolder(["a.svg": "<svg/>"])
        #expect(run("snapshot", "accept", folder.path + "none").exit == .noInput)
        let golden = run("snapshot", "accept", folder.path + "a.svg")
        #expect(golden.exit == .usage && golden.messages.contains("isn't a pending file"))
    }
}
