import Foundation
import Testing

@testable import GridPressTool

@Suite("A dry run of previews")
struct DryRunTests {
    @Test("lists what GridPress lacks in the output, and draws nothing")
    func list() throws {
        let folder = try ScratchFolder([
            "Sales.swift": "import Charts\nimport SwiftUI\n\n#Preview { ConcentricRectangle() }\n",
            "Card.swift": "import SwiftUI\n",
        ])
        let call = run("previews", folder.path, "--dry-run", "--diagnostics", "short", "-o", folder.path + "Previews")
        #expect(call.exit == .findings)
        let lines = call.output.replacing(folder.path, with: "").split(separator: "\n")
        #expect(
            lines.map { $0.prefix(80) } == [
                #"Sales.swift:1:8: warning: GridPress has no module "Charts", which 1 file imports."#.prefix(80),
                #"Sales.swift:4:12: warning: GridPress has no "ConcentricRectangle", which 1 file uses"#.prefix(80),
            ]
        )
        #expect(call.messages == "1 of 2 files with APIs that GridPress lacks: 1 module, 1 name.\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "Previews"))
    }

    @Test("succeeds if nothing is missing")
    func nothing() throws {
        let folder = try ScratchFolder(["Card.swift": "import SwiftUI\nimport CoreFoundation\n"])
        let call = run("previews", folder.path, "--dry-run")
        #expect(call.exit == .fine && call.output.isEmpty)
        #expect(call.messages == "1 file, without modules or names that GridPress lacks.\n")
    }
}
