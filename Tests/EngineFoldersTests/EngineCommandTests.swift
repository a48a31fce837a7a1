import EngineFolders
import Foundation
import GridPressTestSupport
import Testing
import ToolCommands

@testable import EngineCommands

@Suite("The commands for engines")
struct EngineCommandTests {
    private struct Outcome {
        let exit: ExitCode
        let output: String
        let messages: String
    }

    /// Calls the tool with the installed compiler.
    private func run(_ words: [String], _ environment: [String: String]) -> Outcome {
        var (output, messages) = ("", "")
        var context = ToolContext(
            output: { output += String(decoding: $0, as: UTF8.self) },
            messages: { messages += $0 }
        )
        context.environment = environment
        let commands = CommandTable([.group(.engine), .command(.doctor), .command(Self.drawing)]) { "" }
        let exit = Tool(context: context, commands: commands).run(words)
        return Outcome(exit: exit, output: output, messages: messages)
    }

    /// A command that needs an engine.
    private static let drawing = CommandRule(
        name: "draw",
        summary: "",
        operands: .nothing,
        ownOptions: [ToolOption.engineFolder.rule],
        examples: [:]
    ) { _, _ in .fine }

    @Test("build, list, verify and remove an engine, and print its path")
    func all() throws {
        let scratch = try EngineScratch()
        let environment = scratch.environment
        try scratch.writeSources(compiler: .installed())
        let missing = run(["engine", "path"], environment)
        #expect(missing.exit == .findings && missing.output == "" && missing.messages.contains("`gridpress doctor`"))
        #expect(missing.messages.contains("error: The engine isn't built. [engine.missing]"))
        #expect(run(["engine", "list"], environment).messages.contains("There are no engines."))

        let built = run(["engine", "build"], environment)
        #expect(built.exit == .fine && built.messages.contains("four minutes"))
        let path = String(built.output.dropLast())
        #expect(run(["engine", "path"], environment).output == path + "\n")
        #expect(run(["engine", "build"], environment).messages == "")
        #expect(scratch.runs == 1)

        try scratch.writeEngine("cache/gridpress/engines/old")
        let list = run(["engine", "list"], environment)
        let lines = list.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 4 && lines[0] == path)
        #expect(lines[1].hasPrefix("    1 for Swift ") && lines[1].hasSuffix(", release, 0 MB, used"))
        #expect(lines[3] == "    1 for Swift 9.9 on z80, release, 0 MB, not for this compiler")

        let complete = run(["engine", "verify"], environment)
        #expect(complete.exit == .fine && complete.output.split(separator: "\n").count == 2)
        try Data("enigne".utf8).write(to: URL(fileURLWithPath: path + "/lib/libGridPressEngine.so"))
        let changed = run(["engine", "verify", String(path.split(separator: "/").last!)], environment)
        #expect(changed.exit == .findings && changed.output == "")
        #expect(changed.messages.contains("/lib/libGridPressEngine.so:1:1: error: "))

        #expect(run(["engine", "remove"], environment).exit == .usage)
        #expect(run(["engine", "remove", "old", "--all"], environment).exit == .usage)
        let removed = run(["engine", "remove", "old", "none"], environment)
        #expect(removed.exit == .findings && removed.output == "removed: \(scratch.store.folder)/old\n")
        #expect(run(["engine", "remove", "--all"], environment).output == "removed: \(path)\n")
        #expect(scratch.store.paths == [])
    }

    @Test("explain a build that fails, and leave nothing")
    func failure() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources(before: "echo > /dev/full")
        let outcome = run(["engine", "build"], scratch.environment)
        #expect(outcome.exit == .findings && outcome.output == "")
        #expect(outcome.messages.contains("error: The engine can't be built: the disk is full. [engine.build]"))
        #expect(outcome.messages.contains("Free space on the disk"))
        #expect(scratch.store.paths == [])
    }

    // MARK: The doctor

    /// Returns the severities of what is missing, by its messages.
    private func missing(_ outcome: Outcome) throws -> [String: String] {
        let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let lacks = try #require(value?["missing"] as? [[String: Any]])
        return Dictionary(uniqueKeysWithValues: lacks.map { ($0["message"] as! String, $0["severity"] as! String) })
    }

    @Test("say what is missing, and for which command")
    func doctor() throws {
        let scratch = try EngineScratch()
        let environment = scratch.environment
        try scratch.writeSources(compiler: .installed())
        _ = run(["engine", "build"], environment)
        let fine = run(["doctor"], environment)
        #expect(fine.exit == .fine && fine.output.hasSuffix("\nAll commands work.\n"))
        #expect(fine.output.contains("\nengine        1 for Swift "))
        #expect(fine.output.split(separator: "\n").count < 24)

        // A given engine for another compiler.
        try scratch.writeEngine("old")
        let old = run(["doctor", "--engine", scratch.path + "old"], environment)
        #expect(old.exit == .findings && old.output.hasSuffix("\nSome commands don't work.\n"))
        #expect(old.output.contains("error: The engine in \"\(scratch.path)old\" is for \"z80\""))
        #expect(old.output.contains("\n  for: draw\n  fix: "))

        // A file in place of the cache folder.
        try scratch.folder.write("", to: "file")
        chmod(scratch.path + "file", 0o755)
        let cache = environment.merging(["XDG_CACHE_HOME": scratch.path + "file"]) { $1 }
        let unwritable = run(["doctor", "--json"], cache)
        #expect(unwritable.exit == .findings)
        let messages = try missing(unwritable)
        #expect(messages["\"\(scratch.path)file/gridpress\" can't be used: Not a directory."] == "error")
    }

    @Test("say that formats are missing without an error")
    func formats() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources(compiler: .installed())
        _ = run(["engine", "build"], scratch.environment)
        let outcome = run(["doctor", "--json"], scratch.environment.merging(["PATH": "/none"]) { $1 })
        #expect(outcome.exit == .fine)
        let lacks = try missing(outcome)
        #expect(lacks == ["The program \"rsvg-convert\", which makes PNG and PDF, isn't installed.": "warning"])
    }

    @Test("say that the engine isn't built, and whether it can be")
    func unbuilt() throws {
        let scratch = try EngineScratch()
        try scratch.writeSources()
        func lacks(
            _ search: EngineSearch,
            headers: String = "/dev/null",
            installed: () throws(EngineProblem) -> SwiftCompiler = { EngineScratch.compiler }
        ) -> [String] {
            let diagnosis = Diagnosis(
                search,
                environment: ["PATH": EngineScratch.searchPath],
                engineCommands: [],
                headersFile: headers,
                installed: installed
            )
            return diagnosis.missing.filter { !$0.message.contains("rsvg") }.map { "\($0.severity): \($0.message)" }
        }
        let search = scratch.search(sources: scratch.sources)
        #expect(lacks(search) == ["warning: The engine isn't built."])
        #expect(
            lacks(search, headers: "/none")
                == ["error: The headers of libxml2, which building the engine needs, aren't installed."]
        )
        #expect(
            lacks(scratch.search()) == ["error: The engine is missing, and so are the sources to build it from."]
        )
        let swift = lacks(search) { () throws(EngineProblem) in throw .withoutSwift(reason: "x") }
        #expect(swift == ["error: The compiler of Swift can't be started: x."])
        // With another engine in the cache, the one beside the tool is only noted.
        let hash = try scratch.sources.hash()
        try scratch.writeEngine("cache/gridpress/engines/\(hash.prefix(16))-swift-9.9-z80", sources: hash)
        try scratch.writeEngine("prefix/lib/gridpress/engine", architecture: "arm")
        #expect(lacks(search).map { $0.prefix(5) } == ["note:"])
    }

    @Test(
        "say that a file of the engine isn't what the manifest says",
        arguments: ["engine", "cache/gridpress/engines/a"]
    )
    func changed(name: String) throws {
        let scratch = try EngineScratch()
        try scratch.writeEngine(name)
        let file = name + "/lib/libGridPressEngine.so"
        try scratch.folder.write(String(try scratch.folder.text(file).reversed()), to: file)
        let isCached = name != "engine"
        let search = scratch.search(option: isCached ? nil : scratch.path + name)
        let diagnosis = Diagnosis(search, environment: [:], engineCommands: ["figures"]) {
            () throws(EngineProblem) in EngineScratch.compiler
        }
        let lack = try #require(diagnosis.missing.first { $0.message.contains("isn't what the manifest says") })
        #expect(lack.severity == .error && lack.commands == ["figures"] && !diagnosis.works)
        #expect(lack.fix.contains(isCached ? "`gridpress engine remove`" : "the option `--engine`"))
    }

    @Test("have stable, sorted keys as JSON, also for what is missing")
    func json() throws {
        let scratch = try EngineScratch()
        let environment = scratch.environment.merging(["GRIDPRESS_ENGINE": scratch.path + "none"]) { $1 }
        let output = run(["doctor", "--json"], environment).output
        let keys = output.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
        #expect(
            keys == [
                "cache", "compiler", "engine", "libxml2-headers", "missing", "rsvg-convert", "sources", "tool", "works",
            ]
        )
        #expect(output.contains("\n  \"engine\" : null,\n"))
    }
}
