import Foundation
import LayoutDocuments
import Testing

@testable import gridpress_tool

@Suite("The tool")
struct ToolTests {
    /// What a call came to.
    private struct Outcome {
        var exit: ExitCode
        var output: String
        var messages: String
    }

    private func run(_ words: String...) -> Outcome {
        var output = ""
        var messages = ""
        let tool = Tool(output: { output += $0 }, messages: { messages += $0 }, isColored: false)
        let exit = tool.run(words)
        return Outcome(exit: exit, output: output, messages: messages)
    }

    /// A folder with some files, which is gone afterwards.
    private func inFolder(_ files: [String: String], _ work: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try work(folder.path + "/")
    }

    private let card = "<Figure title='Card' width='40' height='20'><Color fill='blue'/></Figure>"

    @Test("draws one document onto standard output")
    func standardOutput() throws {
        try inFolder(["card.xml": card]) { folder in
            let outcome = run("render", folder + "card.xml")
            #expect(outcome.exit == .fine && outcome.messages.isEmpty)
            #expect(outcome.output.hasPrefix("<svg") && outcome.output.contains("<title>Card</title>"))
        }
    }

    @Test("draws several documents into a folder, and goes on behind a bad one")
    func folder() throws {
        try inFolder(["a.xml": card, "b.xml": "<Figure><Blob/></Figure>", "c.xml": card]) { folder in
            let outcome = run(
                "render",
                folder + "a.xml",
                folder + "b.xml",
                folder + "c.xml",
                "-o",
                folder + "out",
                "--format",
                "json"
            )
            #expect(outcome.exit == .findings)
            #expect(outcome.messages.contains("document.unknown-element"))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder + "out").sorted()
            #expect(names == ["a.json", "c.json"])
        }
    }

    @Test("keeps the old picture where the new one can't be drawn")
    func oldPicture() throws {
        try inFolder(["a.xml": "<Figure><Blob/></Figure>", "a.svg": "old"]) { folder in
            _ = run("render", folder + "a.xml", "-o", folder + "a.svg")
            let kept = try String(contentsOfFile: folder + "a.svg", encoding: .utf8)
            #expect(kept == "old")
        }
    }

    @Test("checks documents without drawing them")
    func check() throws {
        try inFolder(["a.xml": card, "b.xml": "<Figure><Color fill='bleu'/></Figure>"]) { folder in
            #expect(run("check", folder + "a.xml").exit == .fine)
            let outcome = run("check", "--diagnostics", "short", folder + "b.xml")
            #expect(outcome.exit == .findings && outcome.messages.isEmpty)
            #expect(outcome.output.contains("b.xml:1:22: error:"))
            #expect(run("check", "--diagnostics", "json", folder + "a.xml").output == "[]\n")
            let json = run("check", "--diagnostics", "json", folder + "b.xml", folder + "b.xml").output
            #expect(json.filter { $0 == "[" }.count == 1 && json.contains("\"line\": 1"))
        }
    }

    @Test("says what it doesn't understand")
    func usage() throws {
        #expect(run().exit == .usage)
        #expect(run("rendr").messages.contains("There is no command “rendr”."))
        #expect(run("render").exit == .usage)
        #expect(run("render", "--formt", "svg", "x").messages.contains("--formt"))
        #expect(run("render", "x", "--format", "png").messages.contains("one of svg, json"))
        #expect(run("render", "x", "--margin", "wide").exit == .usage)
        #expect(run("render", "x", "--margin").messages.contains("needs a value"))
        #expect(run("render", "a", "b").messages.contains("into a folder"))
        #expect(run("check", "/no/such/file").exit == .noInput)
        #expect(run("render", "/").exit == .noInput)
    }

    @Test("says that a file can't be written")
    func cannotWrite() throws {
        try inFolder(["a.xml": card]) { folder in
            #expect(run("render", folder + "a.xml", "-o", folder + "none/a.svg").exit == .cannotCreate)
        }
    }

    @Test("prints the reference that stands in the documentation")
    func reference() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/Language.md")
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(run("reference").output == written, "Run `make reference`.")
    }

    @Test("explains itself and its commands, with an example each", arguments: ["", "render", "check", "reference"])
    func help(command: String) {
        let outcome = command.isEmpty ? run("--help") : run("help", command)
        #expect(outcome.exit == .fine)
        #expect(outcome.output.contains("Usage: gridpress") && outcome.output.contains("Example: gridpress"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}
