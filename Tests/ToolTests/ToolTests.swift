import Foundation
import GridPressPlatform
import LayoutDocuments
import Testing

@testable import GridPressTool

@Suite("The tool")
struct ToolTests {
    @Test("draws one document onto standard output")
    func standardOutput() throws {
        let folder = try ScratchFolder(["card.xml": Sample.card])
        let outcome = run("render", folder.path + "card.xml")
        #expect(outcome.exit == .fine && outcome.messages.isEmpty)
        #expect(outcome.output.hasPrefix("<svg") && outcome.output.contains("<title>Card</title>"))
    }

    @Test("draws standard input", arguments: ["-", "/dev/stdin"])
    func standardInput(name: String) throws {
        let outcome = run("render", name, input: Sample.card)
        #expect(outcome.exit == .fine && outcome.output.contains("<title>Card</title>"))
        #expect(run("render", "-", "-o", "-", input: Sample.card).output == outcome.output)
        #expect(run("check", "-", input: Sample.notXML).output.hasPrefix("standard input:1:8: error:"))
    }

    @Test("draws several documents into a folder, and goes on behind a bad one")
    func folder() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": Sample.unknownElement, "c.xml": Sample.card])
        let files = ["a.xml", "b.xml", "none.xml", "c.xml"].map { folder.path + $0 }
        let outcome = run(
            ["render"] + files + ["-", "-o", folder.path + "new/out", "--format", "json"],
            input: Sample.card
        )
        #expect(outcome.exit == .noInput)
        #expect(outcome.messages.contains("document.unknown-element"))
        #expect(outcome.messages.contains("none.xml:1:1: error: The file doesn't exist. [input.missing]"))
        #expect(outcome.messages.hasSuffix("\n2 of 5 files: 2 errors.\n"))
        #expect(try folder.names(in: "new/out") == ["a.json", "c.json", "figure.json"])
    }

    @Test("draws as options say, and not as documents do")
    func options() throws {
        func drawn(_ words: String...) -> String { run(["render", "-"] + words, input: Sample.card).output }
        #expect(drawn().contains("width=\"40\" height=\"20\""))
        #expect(drawn("--width", "80", "--height=60").contains("width=\"80\" height=\"60\""))
        #expect(drawn("--margin", "5").contains("viewBox=\"-5 -5 50 30\""))
        #expect(drawn("--scheme", "dark") != drawn("--scheme", "light"))
        #expect(drawn("--scheme", "adaptive") == drawn())
        #expect(drawn("--format", "json").hasPrefix("{"))

        let document = Sample.card.replacing("<Figure", with: "<Figure scheme='dark' margin='3'")
        #expect(run("render", "-", input: document).output == drawn("--scheme", "dark", "--margin", "3"))
        let both = run("render", "-", "--scheme", "light", "--margin", "5", input: document).output
        #expect(both == drawn("--scheme", "light", "--margin", "5"))
    }

    @Test("reads images from a folder that is named")
    func images() throws {
        let folder = try ScratchFolder()
        try #require(Data(base64Encoded: Sample.pixel)).write(to: URL(fileURLWithPath: folder.path + "dot.png"))
        let document = "<Figure><Image name='dot'/></Figure>"
        #expect(run("check", "-", "--images", folder.path, input: document).exit == .fine)
        #expect(run("check", "-", input: document).output.contains("[image.missing]"))
        #expect(run("check", "-", "--images", folder.path + "dot.png", input: document).exit == .noInput)
    }

    @Test("checks documents without drawing them")
    func check() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": "<Figure><Color fill='bleu'/></Figure>"])
        let (good, bad) = (folder.path + "a.xml", folder.path + "b.xml")
        #expect(run("check", good).exit == .fine)
        let outcome = run("check", "--diagnostics", "short", bad)
        #expect(outcome.exit == .findings && outcome.messages.isEmpty)
        #expect(outcome.output.contains("b.xml:1:22: error:"))
        #expect(try folder.names() == ["a.xml", "b.xml"])
    }

    @Test("draws a document that is nested as deep as the limits allow")
    func nesting() throws {
        func nested(_ attributes: String) -> Outcome {
            let start = String(repeating: "<HStack\(attributes)>", count: 198)
            let end = String(repeating: "</HStack>", count: 198)
            return run("render", "-", input: "<Figure>\(start)<Text>x</Text>\(end)</Figure>")
        }
        #expect(nested("").output.hasPrefix("<svg"))
        #expect(nested(" padding='1' opacity='0.9'").messages.contains("[figure.nested-too-deep]"))
    }

    @Test("prints the reference and the schema that stand in the documentation", arguments: ["reference", "schema"])
    func documentation(command: String) throws {
        let name = command == "schema" ? "gridpress.rng" : "Language.md"
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/\(name)").standardizedFileURL
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(run(command).output == written, "Run `make reference`.")
    }

    @Test("prints its version")
    func version() { #expect(run("--version").output == "gridpress \(HelpPage.version)\n") }

    @Test("says that it is its own mistake where nothing else can be meant")
    func internalError() {
        struct Surprise: Error {}
        let outcome = run(["--version"]) { $0.output = { _ in throw Surprise() } }
        #expect(outcome.exit == .internalError && outcome.messages.contains("Internal error: Surprise()"))
    }

    @Test("says that standard output is full")
    func fullOutput() {
        let outcome = run(["--version"]) { $0.output = { _ in throw SystemError(number: ENOSPC) } }
        #expect(outcome.exit == .cannotCreate)
        #expect(outcome.messages == "error: The output can't be written: No space left on device.\n")
    }
}

extension Sample {
    /// A PNG file of one pixel, in Base64.
    fileprivate static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
