import Foundation
import Testing

@testable import gridpress_tool

@Suite("Pages about the tool")
struct PageTests {
    /// What each file of snapshots holds: the output of a call.
    static let calls: [(file: String, words: [String])] =
        [("help.txt", ["--help"]), ("gridpress.1", ["manual"])]
        + CommandRule.all.map { ("help-\($0.name).txt", ["help", $0.name]) }
        + Shell.allCases.map { ("completions.\($0.rawValue)", ["completions", $0.rawValue]) }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Snapshots/Tool", isDirectory: true).standardizedFileURL
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

    @Test("are as they were recorded", arguments: calls)
    func snapshots(file: String, words: [String]) throws {
        let page = run(words)
        #expect(page.exit == .fine && page.messages.isEmpty)
        let url = Self.folder.appendingPathComponent(file)
        if Self.isRecording {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(page.output.utf8).write(to: url)
        }
        let recorded = try String(contentsOf: url, encoding: .utf8)
        #expect(page.output == recorded, "Where the change is meant, `make snapshots` records it.")
    }

    @Test("have no recordings that nothing prints any more")
    func strays() throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
        for stray in Set(names).subtracting(Self.calls.map(\.file)) {
            let url = Self.folder.appendingPathComponent(stray)
            if Self.isRecording {
                try FileManager.default.removeItem(at: url)
            } else {
                Issue.record("Nothing prints \(url.path); `make snapshots` removes it.")
            }
        }
    }

    @Test("for readers of the project name every command and exit code")
    func readme() throws {
        let file = Self.folder.appendingPathComponent("../../README.md").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let codes = text.split(separator: "\n").compactMap { line in
            line.split(separator: " ").dropFirst().first.flatMap { Int32($0) }.flatMap {
                line.hasPrefix("| ") ? $0 : nil
            }
        }
        #expect(codes == ExitCode.allCases.map(\.rawValue))
        for command in CommandRule.all where command.operands.isDocuments {
            #expect(text.contains("gridpress \(command.name)"))
        }
    }

    @Test("fit a terminal of 80 columns", arguments: calls.filter { $0.file.hasSuffix(".txt") })
    func width(file: String, words: [String]) {
        let lines = run(words).output.split(separator: "\n")
        // A line that is typed isn't broken.
        #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  gridpress ") })
    }

    @Test("name every command, option and example")
    func completeness() throws {
        let manual = run("manual").output.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
        for command in CommandRule.all {
            #expect(run("--help").output.contains("  \(command.name) "))
            let help = run("help", command.name).output
            #expect(help == run(command.name, "--help").output && help == run(command.name, "x", "-h", "--bad").output)
            for option in command.options {
                #expect(help.contains(option.usage) && help.contains("Usage: gridpress \(command.name)"))
                #expect(manual.contains(option.usage.replacing("…", with: "...")))
            }
            for example in command.examples {
                #expect(help.contains("  \(example.line)\n") && example.line.hasPrefix("gridpress \(command.name)"))
            }
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
                let words = line.split(separator: " ").dropFirst(2).map(String.init)
                #expect(throws: Never.self, "\(example.line)") { try Words(words, of: command) }
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
