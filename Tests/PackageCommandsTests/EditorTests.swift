import Foundation
import GridPressPlatform
import GridPressTestSupport
import Testing
import ToolCommands

@testable import PackageCommands

@Suite("The configuration of editors")
struct EditorTests {
    private func adding(_ content: String?, replaces: Bool = false) throws -> String {
        let bytes = content.map { Array($0.utf8) }
        return String(
            decoding: try EditorConfiguration.adding("/c/gridpress/toolsets/new.json", to: bytes, replaces: replaces),
            as: UTF8.self
        )
    }

    private static let new = """
        {
          "swiftPM" : {
            "toolsets" : [
              "/c/gridpress/toolsets/new.json"
            ]
          }
        }

        """

    @Test("has the toolset, and keeps other settings")
    func settings() throws {
        #expect(try adding(nil) == Self.new)
        #expect(try adding("{}") == Self.new)
        #expect(try adding(Self.new) == Self.new)
        #expect(try adding(Self.new.replacing("new", with: "old")) == Self.new)
        let other = try adding(#"{"a": [1, {"b": null}], "swiftPM": {"configuration": "release"}}"#)
        #expect(
            other.contains("\"configuration\" : \"release\"") && other.contains("null") && other.contains("new.json")
        )
    }

    @Test("isn't changed if it has other toolsets or can't be read")
    func others() throws {
        let foreign = #"{"swiftPM": {"toolsets": ["/c/gridpress/toolsets/old.json", "/b.json"]}}"#
        #expect(throws: EditorConfiguration.Problem.otherToolsets(["/b.json"])) { try adding(foreign) }
        #expect(try adding(foreign, replaces: true) == Self.new)
        for content in ["", "[]", "{", #"{"swiftPM": 1}"#, #"{"swiftPM": {"toolsets": "a"}}"#] {
            #expect(throws: EditorConfiguration.Problem.unreadable) { try adding(content, replaces: true) }
        }
    }

    @Test("is as before without the toolsets of GridPress")
    func removal() throws {
        func removing(_ content: String) throws -> String? {
            try EditorConfiguration.removingToolsets(from: Array(content.utf8)).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        #expect(try removing(Self.new) == nil)
        let others = try removing(Self.new.replacing("\"/c", with: "\"/b.json\", \"/c"))
        #expect(others?.contains("/b.json") == true && others?.contains("gridpress") == false)
        let settings = try removing(#"{"a": 1, "swiftPM": {"toolsets": ["/c/gridpress/toolsets/old.json"]}}"#)
        #expect(settings == "{\n  \"a\" : 1\n}\n")
        #expect(try removing("{}") == "{}")
        #expect(throws: EditorConfiguration.Problem.unreadable) { try removing("[]") }

        let scratch = try PackageScratch(source: "import SwiftUI\n")
        #expect(scratch.run(["editor", scratch.package]).exit == .fine)
        #expect(scratch.run(["editor", "--remove", scratch.package]).output.hasPrefix("removed from: "))
        #expect(FileStatus(scratch.package + "/.sourcekit-lsp") == nil)
        #expect(scratch.run(["editor", "--remove", scratch.package]).output.hasPrefix("not in: "))
    }

    @Test("isn't written for a folder that doesn't exist, nor for a file")
    func folders() throws {
        let scratch = try PackageScratch(source: "import SwiftUI\n")
        for command in ["editor", "toolset"] {
            for name in ["/none", "/Package.swift"] {
                let call = scratch.run([command, scratch.package + name])
                #expect(call.exit == .findings && call.output == "" && call.messages.contains("There is no folder"))
            }
        }
        #expect(FileStatus(scratch.package + "/.sourcekit-lsp") == nil)
    }

    @Test("is written into the package, and what editors need is printed")
    func command() throws {
        let scratch = try PackageScratch(source: "import SwiftUI\n")
        let call = scratch.run(["editor", scratch.package])
        #expect(call.exit == .fine && call.messages == "")
        #expect(call.output.contains("written: ") && call.output.contains("VS Code") && call.output.contains("Neovim"))
        // Outside of a repository, nothing is said about Git.
        #expect(!call.output.contains("exclude"))
        let excluded = scratch.run(["editor", "--exclude", scratch.package])
        #expect(excluded.output.hasSuffix("Git ignores the file already, or the package isn't in a repository.\n"))
        let text = try scratch.folder.text("package/.sourcekit-lsp/config.json")
        #expect(text.contains(scratch.run(["toolset", scratch.package]).output.dropLast()))
        #expect(scratch.run(["editor", scratch.package]).output.hasPrefix("unchanged: "))
        try scratch.folder.write(#"{"swiftPM": {"toolsets": ["/b.json"]}}"#, to: "package/.sourcekit-lsp/config.json")
        let refused = scratch.run(["editor", scratch.package])
        #expect(refused.exit == .findings && refused.output == "")
        #expect(refused.messages.contains("has other toolsets: \"/b.json\".") && refused.messages.contains("--force"))
        #expect(scratch.run(["editor", scratch.package, "--force"]).exit == .fine)
    }

    @Test("isn't written for a manifest that can't be read")
    func manifest() throws {
        let scratch = try PackageScratch(["package/Package.swift": "// swift-tools-version: 5.9\nlet a: Int = \"\"\n"])
        let call = scratch.run(["editor", scratch.package])
        #expect(call.exit == .findings && call.output == "" && call.messages.contains("cannot convert value"))
        #expect(FileStatus(scratch.package + "/.sourcekit-lsp") == nil)
    }

    @Test("isn't written through a link that leads out, or where it can't be written")
    func links() throws {
        let scratch = try PackageScratch(source: "")
        try scratch.folder.write("{}", to: "outside.json")
        try scratch.folder.makeFolder("package/.sourcekit-lsp")
        try scratch.folder.link("package/.sourcekit-lsp/config.json", to: scratch.path + "/outside.json")
        let linked = scratch.run(["editor", scratch.package])
        #expect(linked.exit == .findings && linked.messages.contains("it isn't a file of the package"))
        #expect(try scratch.folder.text("outside.json") == "{}")
        let other = try PackageScratch(source: "")
        try other.folder.write("", to: "package/.sourcekit-lsp")
        #expect(other.run(["editor", other.package]).messages.contains("can't be written: Not a directory"))
    }

    @Test("is excluded from Git once, if that is wanted")
    func exclusion() throws {
        let scratch = try PackageScratch(source: "")
        _ = try ProgramCall(["git", "init", "-q"], in: scratch.path).run()
        try scratch.folder.write("*.tmp", to: ".git/info/exclude")
        let offered = scratch.run(["editor", scratch.package])
        #expect(offered.exit == .fine && offered.output.contains("/package/.sourcekit-lsp/config.json"))
        #expect(try scratch.folder.text(".git/info/exclude") == "*.tmp")
        #expect(scratch.run(["editor", scratch.package, "--exclude"]).output.contains("excluded from Git"))
        let list = "*.tmp\n/package/.sourcekit-lsp/config.json\n"
        #expect(try scratch.folder.text(".git/info/exclude") == list)
        let again = scratch.run(["editor", scratch.package, "--exclude"])
        #expect(again.exit == .fine && !again.output.contains("xclude"))
        #expect(try scratch.folder.text(".git/info/exclude") == list)
    }

    @Test("isn't excluded if Git tracks it, which is said")
    func tracked() throws {
        let scratch = try PackageScratch(source: "")
        _ = try ProgramCall(["git", "init", "-q"], in: scratch.path).run()
        try scratch.folder.write("{}", to: "package/.sourcekit-lsp/config.json")
        _ = try ProgramCall(["git", "add", "-f", "package"], in: scratch.path).run()
        let before = try? scratch.folder.text(".git/info/exclude")
        let call = scratch.run(["editor", scratch.package, "--exclude"])
        #expect(call.exit == .fine && call.output.contains("Git tracks it") && !call.output.contains("excluded"))
        #expect((try? scratch.folder.text(".git/info/exclude")) == before)
    }

    @Test("is excluded by a line that matches its path, whatever the folder is called")
    func pattern() throws {
        let scratch = try PackageScratch(source: "")
        let package = scratch.path + "/#a [b]*?\\ !"
        try FileManager.default.moveItem(atPath: scratch.package, toPath: package)
        _ = try ProgramCall(["git", "init", "-q"], in: scratch.path).run()
        #expect(scratch.run(["editor", package, "--exclude"]).output.contains("excluded from Git"))
        #expect(
            try ProgramCall(["git", "check-ignore", "-q", EditorConfiguration.path], in: package).run().status == 0
        )
    }

    @Test("leaves a list that can't be read as it is, follows links, and creates a missing list")
    func lists() throws {
        let scratch = try PackageScratch(source: "")
        let line = "/package/.sourcekit-lsp/config.json\n"
        let list = scratch.path + "/.git/info/exclude"
        _ = try ProgramCall(["git", "init", "-q"], in: scratch.path).run()
        let large = String(repeating: "#\n", count: 1 << 19) + "#"
        try scratch.folder.write(large, to: ".git/info/exclude")
        let refused = scratch.run(["editor", scratch.package, "--exclude"])
        #expect(refused.exit == .findings && refused.messages.contains("can't be written: File too large."))
        #expect(try scratch.folder.text(".git/info/exclude") == large)

        try FileManager.default.removeItem(atPath: list)
        try scratch.folder.write("*.tmp\n", to: "list")
        try scratch.folder.link(".git/info/exclude", to: scratch.path + "/list")
        #expect(scratch.run(["editor", scratch.package, "--exclude"]).exit == .fine)
        #expect(try scratch.folder.text("list") == "*.tmp\n" + line)
        #expect(FileStatus(ofLinkOr: list)?.kind != .file)

        try FileManager.default.removeItem(atPath: scratch.path + "/.git/info")
        #expect(scratch.run(["editor", scratch.package, "--exclude"]).exit == .fine)
        #expect(try scratch.folder.text(".git/info/exclude") == line)
    }
}
