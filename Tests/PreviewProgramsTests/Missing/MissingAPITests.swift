import Foundation
import GridPressFindings
import Testing

@testable import PreviewPrograms

@Suite("The list of missing APIs")
struct MissingAPITests {
    private func report(_ files: [String: String]) throws -> (findings: [Finding], summary: String) {
        let tree = try TemporaryTree(files)
        let missing = try MissingAPIs(in: SourceSet([tree.path]))
        return (missing.findings { $0.splitAtLastPart.name }, missing.summary)
    }

    @Test("has each missing module with its files and its used names")
    func modules() throws {
        let sales = """
            import SwiftUI
            import struct Charts.Chart

            struct Sales: View {
                // BarMark
                var body: some View { Chart { BarMark(x: 1); BarMark(x: 2) }.chartXAxis(.hidden) }
            }
            """
        let (findings, summary) = try report([
            "A.swift": sales, "B.swift": "@preconcurrency import Charts\nimport NoSuchModule\n",
            "C.swift": "import Foundation\nimport UIKit\nimport CoreFoundation\nimport simd\n",
        ])
        #expect(
            findings.map(\.message) == [
                #"GridPress has no module "Charts", which 2 files import."#,
                #"GridPress has no module "NoSuchModule", which 1 file imports."#,
            ]
        )
        #expect(findings[0].location == .source(file: "A.swift", line: 2, column: 15))
        #expect(
            findings[0].details == [
                "A.swift: line 2", "B.swift: line 1",
                "Names of this module: BarMark (2 times), chartXAxis, Chart.",
            ]
        )
        #expect(summary == "2 of 3 files with APIs that GridPress lacks: 2 modules, 0 names.")
    }

    @Test("has each missing name with its first place, and its lines in all files")
    func names() throws {
        let card = """
            import SwiftUI

            struct Card: View {
                @Environment(\\.pushWindow) private var push
                var body: some View {
                    ConcentricRectangle().onPencilSqueeze { _ in }
                    Text("ConcentricRectangle \\(1)")
                    Color.red.onPencilSqueeze(perform: { _ in })
                }
            }
            """
        let (findings, summary) = try report(["A.swift": card, "B.swift": "let shape = ConcentricRectangle()\n"])
        #expect(
            findings.map(\.message) == [
                #"GridPress has no "onPencilSqueeze", which 1 file uses twice."#,
                #"GridPress has no "ConcentricRectangle", which 2 files use twice."#,
                #"GridPress has no "\.pushWindow", which 1 file uses once."#,
            ]
        )
        #expect(findings[1].location == .source(file: "A.swift", line: 6, column: 9))
        #expect(findings[1].details == ["A.swift: line 6", "B.swift: line 1"])
        #expect(summary == "2 of 2 files with APIs that GridPress lacks: 0 modules, 3 names.")
    }

    @Test("has nothing that the sources declare, or that isn't compiled for previews")
    func exceptions() throws {
        let source = """
            import SwiftUI
            #if canImport(Charts)
            import Charts
            let chart = Chart {}
            #endif
            #if os(visionOS) || targetEnvironment(simulator)
            let space = ImmersiveSpace()
            #elseif os(iOS)
            let list = List {}
            #else
            let wheel = TouchBar {}
            #endif
            struct ConcentricRectangle: View { var body: some View { Text("") } }
            extension View { func onPencilSqueeze() -> some View { self } }
            let shape = ConcentricRectangle().onPencilSqueeze()
            """
        let (findings, summary) = try report(["A.swift": source])
        #expect(findings.isEmpty)
        #expect(summary == "1 file, without modules or names that GridPress lacks.")
    }

    @Test("counts a file of two targets once")
    func targets() throws {
        let target = { (name: String) in
            "\(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = ( S ); productType = \"application\"; };"
        }
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = ( T, U, ); };
                G = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                S = { isa = PBXSourcesBuildPhase; files = ( F1, ); };
                F1 = { isa = PBXBuildFile; fileRef = F; };
                \(target("T")) \(target("U"))
            }; rootObject = P; }
            """
        let (findings, summary) = try report([
            "App.xcodeproj/project.pbxproj": project, "A.swift": "import Charts\n",
        ])
        #expect(findings.map(\.message) == [#"GridPress has no module "Charts", which 1 file imports."#])
        #expect(summary == "1 of 1 file with APIs that GridPress lacks: 1 module, 0 names.")
    }

    @Test("has a note for a source that can't be read")
    func unreadable() throws {
        let (findings, _) = try report(["A.swift": "import Charts\nlet a = \"\n"])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.location == .source(file: "A.swift", line: 2, column: 9))
    }

    @Test("has no names that GridPress has, and has the known frameworks")
    func table() {
        #expect(
            AppleNames.missingNames.isDisjoint(with: [
                "Text", ".padding", ".persistentSystemOverlays", "/colorScheme", "UIColor", "Published",
            ])
        )
        #expect(AppleNames.names(of: "Charts").contains("BarMark"))
        #expect(AppleNames.names(of: "SwiftUI").isEmpty)
        #expect(Set(AppleNames.modules).isSuperset(of: ["SwiftUI", "CoreFoundation", "simd"]))
    }
}

@Suite("The condition of code")
struct SourceConditionTests {
    @Test(
        "is true where code is compiled for previews, and unknown for flags",
        arguments: [
            ("os ( iOS )", true), ("os ( macOS )", false), ("! os ( macOS )", true),
            ("os ( macOS ) || os ( iOS )", true),
            ("os ( iOS ) && canImport ( Charts )", false), ("canImport ( UIKit ) && ! canImport ( Charts )", true),
            ("swift ( >= 6.2 )", nil), ("( os ( tvOS ) || os ( watchOS ) ) && FLAG", false), ("! FLAG", nil),
            ("FLAG || os ( iOS )", true),
            ("DEBUG", true), ("FLAG && os ( iOS )", nil),
            ("! DEBUG", false), ("targetEnvironment ( simulator )", false),
        ]
    )
    func values(_ condition: String, _ value: Bool?) {
        let tokens = condition.split(separator: " ").map(String.init)
        #expect(SourceCondition.value(tokens, on: ["iOS", "Linux"]) { $0 != "Charts" } == value)
    }
}
