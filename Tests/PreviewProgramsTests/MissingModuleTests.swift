import Foundation
import GridPressFindings
import GridPressPlatform
import ProgramBuilding
import Testing

@testable import PreviewPrograms

@Suite("Modules that are missing")
struct MissingModuleTests {
    @Test("are reported with the modules that GridPress has, and what is drawn")
    func finding() throws {
        var module = SourceModule(name: "Kit", origin: .folder, folder: "/a", files: ["/a/A.swift"])
        module.dependencies = ["Tokens"]
        func finding(_ name: String) throws -> Finding {
            let error = CompilerMessage(file: "/a/A.swift", line: 2, column: 1, text: "no such module '\(name)'")
            let sources = BrokenSources(
                module: module,
                leftOut: [BrokenSource(file: "/a/A.swift", errors: [error])],
                withoutPhones: []
            )
            return try #require(sources.findings { $0 }.first)
        }
        let charts = try finding("Charts")
        #expect(charts.message == "GridPress has no module \"Charts\" for previews.")
        #expect(charts.location == .source(file: "/a/A.swift", line: 2, column: 1))
        #expect(charts.details.first?.contains("SwiftUI, UIKit, UniformTypeIdentifiers") ?? false)
        #expect(charts.details.last == "The previews in files that don't need this file are drawn.")
        #expect(charts.fix?.contains("#if canImport(Charts)") ?? false)
        // A module of the sources that doesn't compile isn't one that GridPress lacks.
        #expect(try finding("Tokens").message == "No such module 'Tokens'.")
    }

    @Test("are none of the package with the names of Apple's modules")
    func names() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let manifest = try String(contentsOf: root.appendingPathComponent("Shims/Package.swift"), encoding: .utf8)
        let list = try #require(manifest.firstMatch(of: /let names = \[([^\]]*)\]/)).1
        let names = list.matches(of: /"(\w+)"/).map { String($0.1) }
        // Foundation imports this module, not sources.
        #expect(AppleNames.modules.map(String.init).sorted() == names.filter { $0 != "FoundationNames" }.sorted())
    }
}
