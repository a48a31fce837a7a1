import Foundation
import LayoutDocuments
import Testing
import ToolCommands

@testable import GridPressTool

@Suite("A report of many findings")
struct GroupedReportTests {
    private static let symbols = (0..<30).map { "<Image systemName='hurricane.\($0 % 12)'/>" }.joined()
    private static let document = "<Figure><VStack>\(symbols)<Image name='none.png'/></VStack></Figure>"

    @Test("has one line for similar ones, with their number and names")
    func lines() throws {
        let folder = try ScratchFolder(["a.xml": Self.document, "b.xml": Self.document])
        let outcome = run("render", folder.path + "a.xml", folder.path + "b.xml", "-o", folder.path)
        #expect(outcome.exit == .findings)
        #expect(outcome.messages.hasPrefix("note: 12 symbols have no drawing: hurricane.0, hurricane.1, "))
        #expect(outcome.messages.contains("\nwarning: The figure has no image folder for the image \"none.png\""))
        #expect(outcome.messages.contains("It occurs 2 times. [image.missing]\n"))
        #expect(outcome.messages.components(separatedBy: "\n").count < 10, "\(outcome.messages)")
        #expect(outcome.messages.contains("Use --verbose to list each of them.\n"))
        #expect(outcome.messages.hasSuffix("2 of 2 files: 2 warnings, 60 notes.\n"))
    }

    @Test("has phrases for names of explained kinds, and no others")
    func phrases() {
        let explained = ToolFindingCatalog.explanations.filter { $0.plural != nil }
        #expect(Set(explained.map(\.code.rawValue)) == Set(Finding.Code.plurals.keys))
    }

    @Test("lists each of them with --verbose, and in the formats for programs")
    func verbose() throws {
        let folder = try ScratchFolder(["a.xml": Self.document])
        func count(_ words: String...) -> Int {
            run(["check", folder.path + "a.xml"] + words).output.components(separatedBy: "symbol-placeholder").count - 1
        }
        #expect(count() == 1)
        #expect(count("--verbose") == 30)
        for format in ["short", "json", "github"] { #expect(count("--diagnostics", format) == 30) }
        let refused = run("check", folder.path + "a.xml", "--verbose", "--diagnostics", "json")
        #expect(refused.exit == .usage && refused.messages.contains("no effect with --diagnostics json"))
    }

    @Test("has errors first, each with its line")
    func errors() throws {
        let folder = try ScratchFolder(["a.xml": "<Figure><Blob/><Blib/>\(Self.symbols)</Figure>"])
        let output = run("check", folder.path + "a.xml").output
        #expect(output.contains("  1 | <Figure><Blob/>") && output.contains("\"Blob\"") && output.contains("\"Blib\""))
    }

    @Test("has the exit code of its most severe finding, and notes have none", arguments: [true, false])
    func exits(isVerbose: Bool) throws {
        let folder = try ScratchFolder(["a.xml": "<Figure><VStack>\(Self.symbols)</VStack></Figure>"])
        let outcome = run(["check", folder.path + "a.xml"] + (isVerbose ? ["--verbose"] : []))
        #expect(outcome.exit == .fine && outcome.output.contains("note: "))
        for explanation in ToolFindingCatalog.explanations {
            #expect(ExitCode(of: [Finding(explanation.code, .note, "x")]) == .fine)
        }
    }

    @Test("never has a line that is wider than its terminal, and has whole lines elsewhere", arguments: [30, 60, 80])
    func widths(columns: Int) throws {
        let long = String(repeating: "word ", count: 60)
        let folder = try ScratchFolder([
            "a.xml": Self.document, "b.xml": "<Figure><Text>\(long)<Blob/>\(long)</Text></Figure>",
        ])
        let files = [folder.path + "a.xml", folder.path + "b.xml"]
        func widest(_ text: String) -> Int { text.split(separator: "\n").map { String($0).columns }.max() ?? 0 }
        let check = run(["check", "--verbose"] + files) { $0.outputColumns = columns }
        let render = run(["render", "-o", folder.path] + files) { $0.messageColumns = columns }
        let usage = run(["render", "--unknown-option", "x"]) { $0.messageColumns = columns }
        let watch = run(["watch", "-o", folder.path + String(repeating: "long-name", count: 8) + "/"] + files) {
            $0.outputColumns = columns
        }
        let missing = run(["figures", folder.path, "--list"]) { $0.outputColumns = columns }
        #expect(missing.exit == .fine)
        for text in [check.output, render.messages, usage.messages, watch.output] {
            #expect(!text.isEmpty && widest(text) <= columns, "\(text)")
        }
        #expect(widest(run(["check"] + files).output) > 200)
    }

    @Test("of a watching command says what is new and what is resolved")
    func watching() throws {
        let folder = try ScratchFolder(["a.xml": "<Figure><Image systemName='hurricane'/><Text>a</Text></Figure>"])
        let path = folder.path
        var steps: [() throws -> Void] = [
            {
                try folder.write(
                    "<Figure>\n<Image systemName='hurricane'/><Image name='none.png'/></Figure>",
                    to: "a.xml"
                )
            }, {},
            { try folder.write("<Figure><Text>a</Text></Figure>", to: "a.xml") }, {},
        ]
        let outcome = run(["watch", path + "a.xml", "-o", path + "out/"]) {
            $0.wait = { _ in
                guard !steps.isEmpty else { return false }
                let step = steps.removeFirst()
                #expect(throws: Never.self) { try step() }
                return true
            }
        }
        let messages = outcome.messages
        #expect(messages.components(separatedBy: "\"hurricane\"").count == 2, "\(messages)")
        #expect(messages.contains("none.png") && messages.contains("\n1 new finding, 1 as before.\n"))
        #expect(messages.hasSuffix("No new findings, 2 resolved.\n"))
    }

    @Test("of figures names the empty ones")
    func blank() throws {
        let folder = try ScratchFolder([
            "a.xml": "<Figure title='A'><Color fill='clear'/></Figure>",
            "b.xml": "<Figure title='B'><Text></Text></Figure>",
            "c.xml": Sample.card,
            "README.md": """
            <!-- figure: nothing, width 40, height 20, "Nothing" -->
            ```xml
            <Figure><Color fill="clear"/></Figure>
            ```

            """,
        ])
        let files = ["a.xml", "b.xml", "c.xml"].map { folder.path + $0 }
        let outcome = run(["check"] + files)
        #expect(outcome.exit == .findings)
        #expect(outcome.output.contains("warning: 2 figures show nothing: A, B [figure.blank]"), "\(outcome.output)")
        let single = run("check", files[0], "--diagnostics", "short").output
        #expect(single.contains("warning: The figure \"A\" shows nothing. [figure.blank]"))
        let figures = run("figures", folder.path)
        #expect(
            figures.messages.contains("The figure \"nothing\" shows nothing. [figure.blank]"),
            "\(figures.messages)"
        )
        #expect(figures.exit == .findings)
    }

    @Test("about Swift code names the command that draws it, and not XML")
    func swift() throws {
        let code = "// A card.\nimport SwiftUI\n\nstruct Card: View { var body: some View { Text(\"a\") } }\n"
        let folder = try ScratchFolder(["Card.swift": code, "card.xml": code, "Empty.swift": ""])
        for words in [["check"], ["render", "-o", folder.path], ["why", "--cell", "1,1"], ["format"]] {
            for name in ["Card.swift", "card.xml", "Empty.swift"] {
                let outcome = run(words + [folder.path + name])
                let text = outcome.output + outcome.messages
                #expect(outcome.exit == .noInput && text.contains("[input.swift]"), "\(words) \(name): \(text)")
                #expect(text.contains("`gridpress previews \(folder.path)\(name)`"))
                #expect(!text.replacing(folder.path + name, with: "").lowercased().contains("xml"))
            }
        }
        let piped = run(["render", "-"], input: "#Preview { Text(\"a\") }").messages
        #expect(piped.contains("Standard input contains Swift code") && !piped.contains("XML"))
        let gallery = try ScratchFolder(["Card.swift": code])
        #expect(run("gallery", gallery.path, "-o", gallery.path).messages.contains("`gridpress previews`"))
        for text in ["", "a", "<", "letter", "/* open", "@ a", "{}", "importance"] {
            #expect(!SwiftCode.isLikely(Array(text.utf8)), "\(text)")
        }
    }
}
