import Foundation
import GridPressPlatform
import GridPressTestSupport
import Testing
import ToolCommands

@testable import PackageCommands

@Suite("Calls of the package manager")
struct SwiftCallTests {
    @Test("have a toolset, a separate folder, and the arguments of the user unchanged")
    func words() throws {
        let scratch = try PackageScratch(source: "import SwiftUI\n")
        let arguments = ["-c", "release", "--package-path", scratch.package, "demo", "--", "--engine", "x", "--help"]
        let call = scratch.run(["swift", "run"] + arguments, status: 7)
        #expect(call.exit == .program(7) && call.exit.rawValue == 7)
        #expect(call.output == "" && call.messages == "")
        let toolset = scratch.run(["toolset", scratch.package]).output.dropLast()
        let options = ["--toolset", String(toolset), "--scratch-path", scratch.package + "/.build/gridpress"]
        #expect(call.called == ["swift", "run"] + options + arguments)
        #expect(scratch.run(["swift", "build", "--package-path", scratch.package]).exit == .program(0))
    }

    @Test("have their own options first, and pass on what follows the first other word")
    func ownOptions() throws {
        let scratch = try PackageScratch(source: "import SwiftUI\nimport UIKit\n")
        let chosen = scratch.run(["toolset", scratch.package, "--frameworks", "AppKit"]).output.dropLast()
        let words = ["--package-path", scratch.package, "--frameworks", "UIKit"]
        #expect(scratch.run(["swift", "test", "--frameworks=AppKit"] + words).called.contains(String(chosen)))
        #expect(scratch.run(["swift", "test", "--"] + words).called.suffix(4) == words[...])
        #expect(scratch.run(["swift", "test"] + words).called.suffix(4) == words[...])
        #expect(scratch.run(["swift", "test", "--frameworks"]).exit == .usage)
    }

    @Test("use the folder that is given, and none outside of packages")
    func scratch() throws {
        func words(_ arguments: String...) -> [String] {
            SwiftCall(subcommand: .build, arguments: arguments).words(toolset: "t")
        }
        #expect(words("--scratch-path", "a") == ["swift", "build", "--toolset", "t", "--scratch-path", "a"])
        #expect(words("--build-path=a").dropFirst(4) == ["--build-path=a"])
        let outside = try ScratchFolder()
        #expect(words("--package-path", outside.path).dropFirst(4) == ["--package-path", outside.path])
        let inside = try PackageScratch(source: "")
        let folder = inside.package + "/Sources"
        #expect(words("--package-path", folder)[4...5] == ["--scratch-path", inside.package + "/.build/gridpress"])
    }

    @Test("leave words after the name of a program or plugin to it")
    func programWords() {
        func options(_ subcommand: SwiftCall.Subcommand, _ words: String) -> [String] {
            SwiftCall(subcommand: subcommand, arguments: words.split(separator: " ").map(String.init)).options.map {
                $0.name + ($0.value.map { "=" + $0 } ?? "")
            }
        }
        #expect(options(.run, "demo --scratch-path out") == [])
        #expect(options(.run, "demo --package-path X") == [])
        #expect(options(.run, "demo --static-swift-stdlib") == [])
        #expect(options(.run, "--scratch-path out demo -v") == ["--scratch-path=out"])
        #expect(options(.run, "-c release --build-path=o -Xswiftc -DA demo -v").last == "-Xswiftc=-DA")
        #expect(options(.run, "-Xcc --package-path x -q") == ["-Xcc=--package-path"])
        #expect(options(.package, "-q draw --package-path X") == ["-q"])
        #expect(options(.package, "plugin --package kit draw --package-path X") == ["--package=kit"])
        #expect(options(.package, "config set-mirror --package-path X") == ["--package-path=X"])
        #expect(options(.test, "list --package-path X") == ["--package-path=X"])
        #expect(options(.build, "--package-path") == ["--package-path"])
        #expect(throws: Never.self) {
            try SwiftCall(subcommand: .run, arguments: ["demo", "--static-swift-stdlib"]).check()
        }
    }

    @Test("have a value in the next word after each option whose help names one", arguments: ["build", "run", "test"])
    func optionsWithValue(_ subcommand: String) throws {
        let help = try ProgramCall(["swift", subcommand, "--help-hidden"]).run()
        let text = String(decoding: help.output, as: UTF8.self)
        let found = text.matches(of: /(?m)^ {2}((?:-[\w-]+, )*-[\w-]+) </).flatMap {
            $0.1.split(separator: ", ").map(String.init)
        }
        #expect(found.contains("--scratch-path"))
        #expect(Set(found).subtracting(SwiftCall.optionsWithValue) == [])
    }

    @Test("explain their help, a missing subcommand, and an option that doesn't work")
    func help() throws {
        let scratch = try PackageScratch(source: "")
        let group = scratch.run(["swift"])
        #expect(group.exit == .usage && group.messages.contains("Commands:\n  build"))
        #expect(scratch.run(["swift", "buld"]).messages.contains("Did you mean \"build\"?"))
        for words in [["--help"], ["-h"], ["--frameworks", "none", "--help"]] {
            let help = scratch.run(["swift", "run"] + words)
            #expect(help.exit == .fine && help.output.contains("Usage: gridpress swift run") && help.called == [])
        }
        let program = ["--package-path", scratch.package, "demo", "--help"]
        #expect(scratch.run(["swift", "run"] + program).called.suffix(4) == program[...])
        let fixed = scratch.run(["swift", "build", "--package-path", scratch.package, "--static-swift-stdlib"])
        #expect(fixed.exit == .usage && fixed.called == [] && fixed.messages.contains("shared libraries"))
    }

    @Test("are made with a manifest that can't be read, which the package manager reports")
    func manifest() throws {
        let scratch = try PackageScratch(["package/Package.swift": "// swift-tools-version: 5.9\nlet a: Int = \"\"\n"])
        let call = scratch.run(["swift", "build", "--package-path", scratch.package], status: 1)
        #expect(call.exit == .program(1) && call.messages == "" && call.called.count > 2)
    }

    @Test("say that the package manager can't be run, with a toolset and without one", arguments: ["Kit", "GridPress"])
    func unstarted(target: String) throws {
        let scratch = try PackageScratch([
            "package/Package.swift": PackageScratch.manifest.replacing("\"Kit\"", with: "\"\(target)\""),
            "package/Sources/\(target)/A.swift": "",
        ])
        let words = ["swift", "build", "--package-path", scratch.package]
        let call = scratch.run(words) { throw SystemError(number: ENOENT) }
        #expect(call.exit == .program(127) && call.called.contains("--toolset") == (target == "Kit"))
        let line = "error: The program \"swift\" can't be run: No such file or directory.\n"
        #expect(call.messages.hasSuffix(line) && call.messages.contains("without a toolset") == (target != "Kit"))
    }
}
