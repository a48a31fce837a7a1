import Foundation
import Testing

@testable import gridpress_tool

@Suite("Pages about the tool")
struct PageTests {
    /// Calls that print pages, and what the pages are called.
    static let calls: [(name: String, words: [String])] =
        [("help", ["--help"]), ("gridpress.1", ["manual"])]
        + CommandEntry.groups.map { ("help-\($0.name)", ["help", $0.name]) }
        + CommandRule.all.map { command in
            let words = command.call.split(separator: " ").map(String.init)
            return ("help-\(words.joined(separator: "-"))", ["help"] + words)
        }
        + Shell.allCases.map { ("completions.\($0.rawValue)", ["completions", $0.rawValue]) }

    @Test("for readers of the project name every command and exit code")
    func readme() throws {
        let file = PageGoldenTests.folder.appendingPathComponent("../../README.md").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let codes = text.split(separator: "\n").compactMap { line in
            line.split(separator: " ").dropFirst().first.flatMap { Int32($0) }.flatMap {
                line.hasPrefix("| ") ? $0 : nil
            }
        }
        #expect(codes == ExitCode.allCases.map(\.rawValue))
        for command in CommandRule.all where command.operands.isDocuments || command.group != nil {
            #expect(text.contains("gridpress \(command.call)"), "\(command.call)")
        }
    }

    @Test("explain every finding that the sources can give; `make reference` writes the page")
    func findings() throws {
        let root = PageGoldenTests.folder.appendingPathComponent("../..").standardizedFileURL
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent("Sources"),
            includingPropertiesForKeys: nil
        )
        var codes: Set<String> = []
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            codes.formUnion(text.matches(of: /Finding\.Code\(rawValue: "([^"\\]*)"\)/).map { String($0.1) })
        }
        let explained = ToolFindings.explanations.map(\.code.rawValue)
        #expect(codes.contains("snapshot.different") && Set(explained).count == explained.count)
        #expect(codes.symmetricDifference(explained).sorted() == [])
        let page = root.appendingPathComponent("Documentation/Findings.md")
        #expect(try run("explain").output == String(contentsOf: page, encoding: .utf8), "Run `make reference`.")
    }

    @Test("fit a terminal of 80 columns", arguments: calls.filter { $0.name.hasPrefix("help") })
    func width(name: String, words: [String]) {
        let lines = run(words).output.split(separator: "\n")
        // A line that is typed isn't broken.
        #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  gridpress ") })
    }

    @Test("name every command, option and example")
    func completeness() throws {
        let manual = run("manual").output.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
        for command in CommandRule.all {
            #expect(run("--help").output.contains("  \(command.group ?? command.name) "))
            let words = command.call.split(separator: " ").map(String.init)
            let help = run(["help"] + words).output
            #expect(help == run(words + ["--help"]).output && help == run(words + ["x", "-h", "--bad"]).output)
            for option in command.options {
                #expect(help.contains(option.usage) && help.contains("Usage: gridpress \(command.call)"))
                #expect(manual.contains(option.usage.replacing("…", with: "...")))
            }
            for example in command.examples {
                #expect(help.contains("  \(example.line)\n") && example.line.hasPrefix("gridpress \(command.call)"))
            }
        }
        for group in CommandEntry.groups {
            let help = run("help", group.name).output
            #expect(help == run(group.name, "-h").output && manual.contains("gridpress \(group.name) COMMAND"))
            for command in group.commands { #expect(help.contains("  \(command.name) ")) }
        }
        for code in ExitCode.allCases {
            #expect(run("--help").output.contains("\(code.rawValue)") && manual.contains(code.meaning.prefix(20)))
        }
    }

    @Test("have examples that are understood")
    func examples() throws {
        for command in CommandRule.all {
            for example in command.examples {
                let line = example.line.prefix { !"<>|".contains($0) }
                let words = line.split(separator: " ").dropFirst().map(String.init)
                #expect(throws: Never.self, "\(example.line)") {
                    try Words(CommandEntry.named(words).rest, of: command)
                }
            }
        }
    }

    @Test("on paper have no line that roff takes for a request by mistake")
    func roff() {
        let requests: Set = ["TH", "SH", "SS", "PP", "TP", "RS", "RE", "B", "br", "nf", "fi"]
        for line in run("manual").output.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
        }
    }
}

extension Operands {
    fileprivate var isDocuments: Bool { if case .documents = self { true } else { false } }
}
