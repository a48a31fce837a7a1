import Foundation
import GridPressProperties
import Testing

@testable import GridPressTool

@Suite("Pages about the tool")
struct PageTests {
    /// The calls that print pages, with the names of the pages.
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
        let file = PageGoldenTests.folder.appendingPathComponent("../../Documentation/Tool.md").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        let codes = rows.compactMap { row -> Int32? in Int32(row.split(separator: " ").dropFirst().first ?? "") }
        #expect(codes == ExitCode.allCases.map(\.rawValue))
        let commands = CommandRule.all.filter { $0.operands.isDocuments || $0.group != nil }
        #expect(commands.map(\.call).filter { !text.contains("gridpress \($0)") } == [])
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
        let explained = ToolFindingCatalog.explanations.map(\.code.rawValue)
        #expect(codes.contains("snapshot.different") && Set(explained).count == explained.count)
        #expect(codes.symmetricDifference(explained).sorted() == [])
        let page = root.appendingPathComponent("Documentation/Findings.md")
        #expect(try run("explain").output == String(contentsOf: page, encoding: .utf8), "Run `make reference`.")
    }

    @Test("fit a terminal of 80 columns", arguments: calls.filter { $0.name.hasPrefix("help") })
    func width(name: String, words: [String]) {
        let lines = run(words).output.split(separator: "\n")
        // Lines with a command aren't wrapped.
        #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  gridpress ") })
    }

    @Test("list each option once")
    func options() {
        forEach(CommandRule.all) { command, check in
            let names = (command.options + command.hiddenOptions).flatMap(\.names)
            check.equal(names.sorted(), Set(names).sorted(), command.call)
        }
    }

    @Test("begin with what most people come for: previews, figures and documents")
    func start() {
        let overview = run("help").output
        let lines = overview.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.first?.hasPrefix("GridPress draws SwiftUI previews") ?? false)
        #expect(lines.firstIndex(of: "gridpress previews") ?? .max < 6)
        #expect(lines.firstIndex(of: "gridpress figures") ?? .max < 8)
        #expect(lines.firstIndex { $0.hasPrefix("gridpress render ") } ?? .max < 10)
        let commands = CommandEntry.all.map(\.name)
        #expect(commands.prefix(3) == ["previews", "figures", "render"])
        #expect(overview.utf8.count < 4000)
    }

    @Test("name every command, option and example")
    func completeness() {
        let overview = run("--help").output
        let manual = run("manual").output.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
        forEach(CommandRule.all) { command, check in
            let call = command.call
            check(overview.contains("  \(command.group ?? command.name) "), "\(call) isn't in the overview.")
            let words = call.split(separator: " ").map(String.init)
            let help = run(["help"] + words).output
            check.equal(run(words + ["--help"]).output, help, call)
            // Another program can have an option with this name.
            if case .passedOn = command.operands {
            } else {
                check.equal(run(words + ["x", "-h", "--bad"]).output, help, call)
            }
            for option in command.options {
                check(help.contains(option.usage), "\(call): the help lacks \(option.usage).")
                check(help.contains("Usage: gridpress \(call)"), "\(call): the help lacks its usage.")
                let usage = option.usage.replacing("…", with: "...")
                check(manual.contains(usage), "\(call): the manual lacks \(usage).")
            }
            for (line, _) in command.examples {
                check(help.contains("  \(line)\n"), "\(call): the help lacks \"\(line)\".")
                check(line.hasPrefix("gridpress \(call)"), "\(call): \"\(line)\" is no example of it.")
            }
        }
        forEach(CommandEntry.groups) { group, check in
            let help = run("help", group.name).output
            check.equal(run(group.name, "-h").output, help, group.name)
            check(manual.contains("gridpress \(group.name) COMMAND"), "The manual lacks \(group.name).")
            for command in group.commands { check(help.contains("  \(command.name) "), "\(command.name) is missing.") }
        }
        forEach(ExitCode.allCases) { code, check in
            check(overview.contains("\(code.rawValue)"), "It isn't in the overview.")
            check(manual.contains(code.meaning.prefix(20)), "It isn't in the manual.")
        }
    }

    @Test("have examples that are understood")
    func examples() {
        forEach(CommandRule.all) { command, check in
            for (line, _) in command.examples {
                let call = line.prefix { !"<>|".contains($0) }
                let words = call.split(separator: " ").dropFirst().map(String.init)
                do {
                    _ = try CommandArguments(CommandTable.all.named(words).rest, of: command)
                } catch {
                    check.fail("\(line): \(error)")
                }
            }
        }
    }

    @Test("on paper have no line that roff takes for a request by mistake")
    func roff() {
        let requests: Set = ["TH", "SH", "SS", "PP", "TP", "RS", "RE", "B", "br", "nf", "fi"]
        let lines = run("manual").output.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
        #expect(lines.filter { !requests.contains(String($0.dropFirst().prefix { $0 != " " })) } == [])
    }
}

extension Operands {
    fileprivate var isDocuments: Bool { if case .documents = self { true } else { false } }
}
