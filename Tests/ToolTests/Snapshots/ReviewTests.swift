import Foundation
import Testing

@testable import GridPressTool

@Suite("A review of pending files")
struct ReviewTests {
    /// Returns three documents with pending files: two changed ones and a new one.
    private func pending() throws -> SnapshotScratch {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        try scratch.write(Cards.card(width: 44), to: "card")
        try scratch.write(Cards.card(width: 88), to: "deep/wide")
        try scratch.write(Cards.card(), to: "new")
        _ = scratch.check("--record", "pending")
        return scratch
    }

    /// Runs a review with some answers, after which the input ends.
    private func review(
        _ scratch: SnapshotScratch,
        _ answers: [String],
        browse: @escaping (String) -> Bool = { _ in false }
    ) -> Outcome {
        var answers = answers[...]
        return run(["snapshot", "review", scratch.goldens]) {
            $0.answer = { answers.popFirst() }
            $0.browse = browse
        }
    }

    @Test("accepts, rejects and skips as somebody says")
    func decisions() throws {
        let scratch = try pending()
        let outcome = review(scratch, ["a", "Reject", " s "])
        #expect(outcome.exit == .fine && outcome.output.contains("1 of 3: \(scratch.goldens)/card.svg\n"))
        #expect(outcome.output.contains("40 → 44 (+4)") && outcome.output.contains("The snapshot is new."))
        #expect(outcome.output.hasSuffix("\n1 accepted, 1 rejected, 1 still pending.\n"))
        // Files of a folder come before those in its inner folders.
        #expect(try scratch.files() == ["card.svg", "deep/wide.pending.svg", "deep/wide.svg"])
        #expect(try scratch.golden("card.svg").contains("width=\"44\""))
    }

    @Test("ends where somebody quits or types no more, and asks again otherwise")
    func ends() throws {
        let scratch = try pending()
        let before = try scratch.files()
        #expect(review(scratch, ["q", "a", "a"]).output.hasSuffix("0 accepted, 0 rejected, 3 still pending.\n"))
        #expect(review(scratch, []).output.hasSuffix("? \n\n0 accepted, 0 rejected, 3 still pending.\n"))
        let unsure = review(scratch, ["", "x", "yes", "q"])
        #expect(unsure.output.components(separatedBy: "Type one of the letters").count == 4)
        #expect(try scratch.files() == before)
    }

    @Test("shows the whole difference, and a page in a browser")
    func showing() throws {
        let scratch = try pending()
        var pages: [String] = []
        let outcome = review(scratch, ["d", "o", "q"]) { path in
            pages.append(path)
            return true
        }
        #expect(outcome.output.components(separatedBy: "40 → 44 (+4)").count > 2)
        let page = try String(contentsOfFile: try #require(pages.first), encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("card.svg") && !page.contains("wide.svg"))
        let failed = review(scratch, ["o", "q"])
        #expect(failed.output.contains("The browser can't be opened. Open this page in a browser: /"))
    }

    @Test("says why something couldn't be done, and goes on")
    func failures() throws {
        let scratch = try pending()
        try FileManager.default.removeItem(atPath: scratch.goldens + "/card.svg")
        try scratch.folder.makeFolder("goldens/card.svg")
        let outcome = review(scratch, ["a", "s", "s"])
        #expect(outcome.exit == .cannotCreate && outcome.output.contains("[snapshot.unwritable]"))
        #expect(outcome.output.contains("3 of 3"))
    }

    @Test("can't be steered by what a file says")
    func controls() throws {
        let scratch = try SnapshotScratch(["card": Cards.card()])
        _ = scratch.check()
        try scratch.write(Cards.card(title: "x&#x9b;31m&#x202E;y"), to: "card")
        _ = scratch.check()
        let output = review(scratch, ["d", "q"]).output
        #expect(!output.contains("\u{9B}") && !output.contains("\u{202E}"))
    }

    @Test("needs a terminal, and something to decide about")
    func environment() throws {
        let scratch = try SnapshotScratch()
        _ = scratch.check()
        #expect(review(scratch, ["a"]).output == "Nothing is pending.\n")
        let outcome = run("snapshot", "review", scratch.goldens)
        #expect(outcome.exit == .usage && outcome.messages.contains("A review needs a terminal."))
        #expect(outcome.messages.contains("gridpress snapshot report"))
    }

    #if os(Linux)
        @Test("takes answers from a terminal")
        func terminal() throws {
            let scratch = try pending()
            let line = "'\(Call.tool)' snapshot review '\(scratch.goldens)'"
            let call = try Call("/usr/bin/script", ["-qec", line, "/dev/null"], environment: ["NO_COLOR": "1"])
            try call.write("a\nr\nq\n")
            let (output, _, status) = call.end()
            #expect(status == 0 && output.contains("1 accepted, 1 rejected, 1 still pending."), "\(output)")
        }
    #endif
}
