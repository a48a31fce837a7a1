import Foundation
import GridPressProperties
import GridPressSnapshots
import Testing
import XMLReading

@testable import GridPressTool

@Suite("Checking documents against golden files")
struct SnapshotCheckTests {
    @Test("records what is missing, and then finds everything the same")
    func recording() throws {
        let scratch = try SnapshotScratch()
        let first = scratch.check()
        #expect(first.exit == .fine && first.output.isEmpty && first.messages == "2 snapshots: 2 recorded.\n")
        #expect(try scratch.files() == ["card.svg", "deep/wide.svg"])
        #expect(try scratch.golden("card.svg").contains("<layout xmlns=\"urn:gridpress:layout\""))
        #expect(scratch.check().messages == "2 snapshots: 2 unchanged.\n")
    }

    @Test("reports what differs and leaves a pending file beside the golden one")
    func difference() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        let golden = try scratch.golden("card.svg")
        try scratch.write(Cards.card(width: 44), to: "card")
        let outcome = scratch.check()
        #expect(outcome.exit == .findings && outcome.messages == "2 snapshots: 1 unchanged, 1 different.\n")
        #expect(outcome.output.contains("40 → 44 (+4)") && outcome.output.contains("[snapshot.different]"))
        #expect(try scratch.golden("card.svg") == golden)
        #expect(try scratch.files() == ["card.pending.svg", "card.svg", "deep/wide.svg"])
        // A picture that is equal again needs no decision.
        try scratch.write(Cards.card(), to: "card")
        #expect(scratch.check().exit == .fine)
        #expect(try scratch.files() == ["card.svg", "deep/wide.svg"])
    }

    @Test("takes numbers for the same up to the tolerance")
    func tolerance() throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        _ = scratch.check()
        try scratch.write(Cards.card(width: 41), to: "card")
        #expect(scratch.check("--tolerance", "2").exit == .fine)
        #expect(scratch.check("--tolerance", "0.5").exit == .findings)
    }

    @Test("records as the option says, or else the environment, and nothing on servers")
    func modes() throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        #expect(scratch.check(environment: ["CI": "true"]).exit == .findings)
        #expect(scratch.check(environment: ["GRIDPRESS_RECORD": "never"]).output.contains("[snapshot.missing]"))
        #expect(try scratch.files() == [])
        #expect(scratch.check("--record", "pending").messages == "1 snapshot: 1 without a golden file.\n")
        #expect(try scratch.files() == ["card.pending.svg"])
        #expect(scratch.check("--record", "missing", environment: ["CI": "1"]).exit == .fine)
        #expect(try scratch.files() == ["card.svg"])
        try scratch.write(Cards.card(width: 44), to: "card")
        #expect(scratch.check("--record", "failed").messages == "1 snapshot: 1 recorded.\n")
        #expect(scratch.check("--record", "never").exit == .fine)
        let unknown = scratch.check(environment: ["GRIDPRESS_RECORD": "sometimes"])
        #expect(unknown.exit == .usage && unknown.messages.contains("Unknown recording mode \"sometimes\""))
    }

    @Test("compares in every format", arguments: RenderSettings.Format.allCases.map(\.rawValue))
    func formats(format: String) throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        #expect(scratch.check("--format", format).exit == .fine)
        #expect(scratch.check("--format", format, "--record", "never").exit == .fine)
        try scratch.write(Cards.card(width: 44, title: "Another"), to: "card")
        #expect(scratch.check("--format", format, "--record", "never").exit == .findings)
    }

    @Test("names the lines that a screen reader would say differently")
    func words() throws {
        func document(_ word: String) -> String {
            "<Figure title='Form' width='200'><VStack><Text>Name</Text><Toggle title='\(word)' isOn='true'/></VStack></Figure>"
        }
        let scratch = try SnapshotScratch(["form": document("Public")])
        #expect(scratch.check("--format", "accessibility").exit == .fine)
        #expect(
            try scratch.golden("form.accessibility")
                == "screen: \"Form\"\n  text: \"Name\"\n  toggle: \"Public\", value \"on\"\n"
        )
        try scratch.write(document("Private"), to: "form")
        let outcome = scratch.check("--format", "accessibility", "--diagnostics", "short")
        #expect(outcome.exit == .findings)
        #expect(outcome.output.contains("form.accessibility:3:1: error: line 3:"))
        #expect(outcome.output.contains("Public") && outcome.output.contains("Private"))
        #expect(try scratch.files() == ["form.accessibility", "form.pending.accessibility"])
    }

    @Test("reports golden files that no document owns where all documents are there")
    func unowned() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try FileManager.default.removeItem(atPath: scratch.path + "docs/card.xml")
        let whole = scratch.check()
        #expect(whole.exit == .fine && whole.output.contains("goldens/card.svg:1:1: note: No document owns"))
        // A check of some documents can't determine which golden files are unowned.
        let part = run("snapshot", "check", scratch.path + "docs/deep/wide.xml", "-g", scratch.goldens + "/deep")
        #expect(part.exit == .fine && part.output.isEmpty)
        // A check ignores golden files of other formats.
        #expect(!scratch.check("--format", "text").output.contains("card.svg"))
    }

    @Test("goes on where a document can't be drawn")
    func brokenDocuments() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try scratch.write(Sample.notXML, to: "card")
        let outcome = scratch.check()
        #expect(outcome.exit == .badData && outcome.messages == "2 snapshots: 1 unchanged, 1 failed.\n")
        #expect(!outcome.output.contains("No document owns"))
        // Findings of a document itself aren't reported here; another command does that.
        try scratch.write(Sample.missingImage, to: "card")
        #expect(!scratch.check("--record", "all").output.contains("image.missing"))
    }

    @Test("doesn't compare documents with one golden file, and compares the others")
    func collisions() throws {
        let scratch = try SnapshotScratch(["a b": Cards.card(), "a-b": Cards.card(), "c": Cards.card()])
        let outcome = scratch.check()
        #expect(outcome.exit == .findings)
        #expect(outcome.output.components(separatedBy: "[snapshot.shared]").count == 3, "\(outcome.output)")
        #expect(outcome.output.contains("docs/a-b.xml\" would also be compared with \"a-b\""))
        #expect(outcome.messages.contains("1 snapshot"), "\(outcome.messages)")
        #expect(try scratch.files().allSatisfy { $0.hasPrefix("c") })
        let twice = run("snapshot", "check", scratch.path + "docs/a-b.xml", scratch.path + "docs/a-b.xml", "-g", "x")
        #expect(twice.exit == .usage && twice.messages.contains("is listed twice"))
    }

    /// Invalid golden files, with the reported codes and the exit codes.
    static let damaged: [(name: String, text: String, code: String, exit: ExitCode)] = [
        ("empty", "", "snapshot.unreadable", .noInput),
        ("truncated", "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect", "xml.not-well-formed", .badData),
        ("not XML", "Hello", "xml.not-well-formed", .badData),
        ("hostile", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", "xml.document-type", .badData),
    ]

    @Test("finds golden files that can't be read, and leaves them", arguments: damaged)
    func damagedGoldens(name: String, text: String, code: String, exit: ExitCode) throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        try scratch.folder.makeFolder("goldens")
        try scratch.folder.write(text, to: "goldens/card.svg")
        let outcome = scratch.check("--record", "missing", "--diagnostics", "short")
        #expect(outcome.exit == exit && outcome.output.contains("[\(code)]"), "\(outcome)")
        #expect(try scratch.golden("card.svg") == text)
    }

    @Test("finds folders and links in the place of golden files, and touches nothing behind them")
    func folderAndLinks() throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        try scratch.folder.makeFolder("goldens/card.svg")
        #expect(scratch.check("--record", "all").exit == .noInput)
        try FileManager.default.removeItem(atPath: scratch.goldens + "/card.svg")
        try scratch.folder.write("mine", to: "outside.svg")
        try scratch.folder.link("goldens/card.svg", to: scratch.path + "outside.svg")
        forEach(RecordMode.allCases) { mode, check in
            let outcome = scratch.check("--record", mode.rawValue)
            check(outcome.exit == .noInput && outcome.output.contains("[snapshot.outside]"), outcome.output)
        }
        #expect(try scratch.folder.text("outside.svg") == "mine")
        // The check doesn't write into a folder that is a symbolic link, either.
        try FileManager.default.removeItem(atPath: scratch.goldens)
        try scratch.folder.makeFolder("goldens")
        try scratch.folder.makeFolder("elsewhere")
        try scratch.folder.link("goldens/deep", to: scratch.path + "elsewhere")
        try scratch.write(Cards.card(), to: "deep/wide")
        #expect(scratch.check("--record", "all").exit != .fine)
        #expect(try scratch.folder.names(in: "elsewhere") == [])
    }

    @Test("reports changes as data")
    func json() throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        _ = scratch.check()
        try scratch.write(Cards.card(width: 44), to: "card")
        let outcome = scratch.check("--diagnostics", "json")
        let list = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
        )
        #expect(list.count == 1 && list[0]["code"] as? String == "snapshot.different")
        let changes = try #require(list[0]["changes"] as? [[String: Any]])
        let width = try #require(changes.first { $0["property"] as? String == "width" })
        #expect(
            width["old"] as? String == "40" && width["new"] as? String == "44" && width["difference"] as? Double == 4
        )
        #expect(width["kind"] as? String == "changed" && width["role"] is String && width["subject"] is String)
    }

    @Test("annotates changes on GitHub, each in one line")
    func github() throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        _ = scratch.check()
        try scratch.write(Cards.card(width: 44), to: "card")
        let lines = scratch.check("--diagnostics", "github").output.split(separator: "\n")
        #expect(
            lines.count == 1 && lines[0].hasPrefix("::error file=") && lines[0].contains("title=snapshot.different")
        )
    }

    @Test("writes results for other programs, and a page, also where nothing differs")
    func files() throws {
        let scratch = try SnapshotScratch()
        let words = ["--xunit", scratch.path + "x.xml", "--report", scratch.path + "page.html"]
        func check() -> Outcome {
            run(["snapshot", "check", scratch.path + "docs", "-g", scratch.goldens] + words)
        }
        _ = check()
        #expect(try scratch.folder.text("page.html").contains("Every snapshot equals its golden file."))
        try scratch.write(Cards.card(width: 44), to: "card")
        #expect(check().exit == .findings)
        let text = try scratch.folder.text("x.xml")
        let root = try XMLDocument(SourceText(name: "x.xml", bytes: Array(text.utf8))).root
        #expect(root["tests"] == "2" && root["failures"] == "1" && root.elements.count == 2)
        #expect(try scratch.folder.text("page.html").contains("card.svg"))
        let nowhere = run(["snapshot", "check", scratch.path + "docs", "-g", scratch.goldens, "--xunit", "/none/x.xml"])
        #expect(nowhere.exit == .cannotCreate && nowhere.output.contains("[output."))
    }

    @Test("by two processes at once loses nothing, and leaves whole files", .timeLimit(.minutes(5)))
    func twoProcesses() throws {
        var documents: [String: String] = [:]
        for index in 0..<60 { documents["d\(index % 5)/card\(index)"] = Cards.card(width: 20 + index) }
        let scratch = try SnapshotScratch(documents)
        let words = ["snapshot", "check", scratch.path + "docs", "-g", scratch.goldens, "--record", "all"]
        let calls = try (0..<2).map { _ in try Call(Call.tool, words) }
        for call in calls {
            let (_, errors, status) = call.end()
            #expect(status == 0 && errors.contains("60 snapshots"), "\(errors)")
        }
        #expect(try scratch.files().count == 60)
        #expect(scratch.check("--record", "never").exit == .fine)
    }
}
