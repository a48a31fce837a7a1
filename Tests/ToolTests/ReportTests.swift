import Foundation
import LayoutDocuments
import Testing

@testable import GridPressTool

@Suite("A report")
struct ReportTests {
    private static let places = [
        "good.xml": Sample.card, "note.xml": "<Figure/>", "wrong.xml": Sample.unknownElement, "bad.xml": Sample.notXML,
    ]

    @Test("says with the exit code how grave it is; of several files the gravest counts")
    func exitCodes() throws {
        let folder = try ScratchFolder(Self.places)
        func exit(_ names: String...) -> ExitCode { run(["check"] + names.map { folder.path + $0 }).exit }
        #expect(exit("good.xml") == .fine)
        #expect(exit("wrong.xml") == .findings)
        #expect(exit("bad.xml") == .badData)
        #expect(exit("none.xml") == .noInput)
        #expect(exit("bad.xml", "wrong.xml", "good.xml") == .badData)
        #expect(exit("good.xml", "none.xml", "bad.xml") == .noInput)
    }

    @Test("counts notes as nothing")
    func notes() {
        let code = Finding.Code(rawValue: "xml.something")
        #expect(ExitCode(of: []) == .fine && ExitCode(of: [Finding(code, .note, "x")]) == .fine)
        #expect(ExitCode(of: [Finding(code, .note, "x"), Finding(.unknownElement, .warning, "x")]) == .findings)
        #expect(ExitCode(of: [Finding(code, .error, "x"), Finding(.unwritableOutput, .error, "x")]) == .cannotCreate)
        #expect(ExitCode(of: [Finding(.formattingFailed, .error, "x")]) == .internalError)
    }

    @Test("has the exit codes of its specification, each once")
    func numbers() {
        #expect(ExitCode.allCases.map(\.rawValue).sorted() == [0, 1, 2, 64, 65, 66, 73])
    }

    @Test("is one JSON array for all files, an empty one too, on the stream of the report")
    func json() throws {
        let folder = try ScratchFolder(Self.places)
        func findings(_ words: [String], _ text: (Outcome) -> String) throws -> [[String: Any]] {
            let outcome = run(words + ["--diagnostics", "json"])
            return try #require(JSONSerialization.jsonObject(with: Data(text(outcome).utf8)) as? [[String: Any]])
        }
        let all = ["bad.xml", "none.xml", "wrong.xml", "good.xml"].map { folder.path + $0 }
        let codes = try findings(["check"] + all, \.output).map { $0["code"] as? String }
        #expect(codes == ["xml.not-well-formed", "input.missing", "document.unknown-element"])
        #expect(try findings(["check", folder.path + "good.xml"], \.output).isEmpty)
        let drawn = try findings(["render", "-o", folder.path + "out/"] + all, \.messages)
        #expect(drawn.map { ($0["file"] as? String)?.hasPrefix(folder.path) } == [true, true, true])
    }

    @Test("has a line for each finding where it is short, and an annotation on GitHub")
    func lines() throws {
        let folder = try ScratchFolder(Self.places)
        let words = ["check", folder.path + "wrong.xml", folder.path + "bad.xml", "--diagnostics"]
        let short = run(words + ["short"]).output.split(separator: "\n")
        #expect(short.count == 2 && short.allSatisfy { $0.hasPrefix(folder.path) })
        let annotations = run(words + ["github"]).output.split(separator: "\n")
        #expect(annotations.count == 2 && annotations.allSatisfy { $0.hasPrefix("::error file=\(folder.path)") })
    }

    @Test("leads from a view to its element")
    func views() {
        let outcome = run(
            "check",
            "-",
            "--diagnostics",
            "short",
            input: "<!-- x -->\n<Figure><Image name='none.png'/></Figure>"
        )
        #expect(
            outcome.output.hasPrefix("standard input:2:10: warning: The figure has no image folder"),
            "\(outcome.output)"
        )
    }

    @Test("is coloured where its stream says so")
    func colours() {
        for isColored in [false, true] {
            let check = run(["check", "-"], input: Sample.notXML) { $0.isOutputColored = isColored }
            #expect(check.output.contains("\u{1B}[") == isColored)
            let render = run(["render", "-"], input: Sample.notXML) { $0.areMessagesColored = isColored }
            #expect(render.messages.contains("\u{1B}[") == isColored)
            let short = run(["check", "-", "--diagnostics", "short"], input: Sample.notXML) {
                $0.isOutputColored = isColored
            }
            #expect(!short.output.contains("\u{1B}["))
        }
    }
}
