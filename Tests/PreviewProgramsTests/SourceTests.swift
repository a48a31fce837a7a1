import Foundation
import GridPressPlatform
import SwiftScanning
import Testing

@testable import PreviewPrograms

/// A temporary folder with files.
final class TemporaryTree {
    let path: String

    init(_ files: [String: String]) throws {
        path = NSTemporaryDirectory() + "previews-\(UUID().uuidString)"
        for (name, text) in files {
            let (folder, _) = (path + "/" + name).splitAtLastPart
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite("The modules that paths name")
struct SourceTests {
    @Test("are one for a folder of sources, with the other files as resources")
    func folder() throws {
        let tree = try TemporaryTree(["My Views/A.swift": "", "My Views/Sub/B.swift": "", "My Views/data.json": "{}"])
        let set = SourceSet([tree.path + "/My Views"])
        #expect(set.findings.isEmpty)
        let module = try #require(set.modules.first)
        #expect(set.modules.count == 1)
        #expect(module.name == "My_Views")
        #expect(module.files.map { $0.splitAtLastPart.name } == ["A.swift", "B.swift"])
        #expect(module.resources.map { $0.path.splitAtLastPart.name } == ["data.json"])
        #expect(set.draws(module.files[0], of: "My_Views"))
    }

    @Test("are the targets of a package, each after those that it depends on, with its flags")
    func package() throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Kit",
                targets: [
                    .target(
                        name: "Buttons",
                        dependencies: ["Tokens"],
                        resources: [.process("Data")],
                        swiftSettings: [.defaultIsolation(MainActor.self), .define("IOS", .when(platforms: [.iOS]))]
                    ),
                    .target(name: "Tokens", swiftSettings: [.swiftLanguageMode(.v5)]),
                    .target(name: "Other"),
                    .testTarget(name: "ButtonsTests", dependencies: ["Buttons"]),
                ]
            )
            """
        let tree = try TemporaryTree([
            "Package.swift": manifest, "Sources/Buttons/A.swift": "", "Sources/Buttons/Data/d.json": "",
            "Sources/Tokens/T.swift": "", "Sources/Other/O.swift": "", "Tests/ButtonsTests/T.swift": "",
        ])
        let all = SourceSet([tree.path])
        #expect(all.findings.isEmpty)
        #expect(Set(all.modules.map(\.name)) == ["Buttons", "Tokens", "Other"])
        let names = all.modules.map(\.name)
        #expect(names.firstIndex(of: "Tokens")! < names.firstIndex(of: "Buttons")!)
        let buttons = try #require(all.modules.first { $0.name == "Buttons" })
        #expect(
            buttons.flags == [
                "-swift-version", "6", "-default-isolation", "MainActor", "-package-name", "Kit", "-D", "SWIFT_PACKAGE",
            ]
        )
        #expect(buttons.resources.map(\.rule) == [.process])
        #expect(all.modules.first { $0.name == "Tokens" }?.flags.prefix(2) == ["-swift-version", "5"])

        let some = SourceSet([tree.path + "/Sources/Buttons"])
        #expect(some.modules.map(\.name) == ["Tokens", "Buttons"])
        #expect(some.draws(some.modules[1].files[0], of: "Buttons"))
        #expect(!some.draws(some.modules[0].files[0], of: "Tokens"))
    }

    @Test("leave out targets in C, which a note says once")
    func otherLanguages() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                targets: [.target(name: "CKit"), .target(name: "A", dependencies: ["CKit"]),
                    .target(name: "B", dependencies: ["CKit"])]
            )
            """
        let tree = try TemporaryTree([
            "Package.swift": manifest, "Sources/CKit/a.c": "", "Sources/CKit/include/a.h": "", "Sources/A/A.swift": "",
            "Sources/B/B.swift": "",
        ])
        let set = SourceSet([tree.path])
        #expect(Set(set.modules.map(\.name)) == ["A", "B"])
        #expect(set.modules.flatMap(\.dependencies) == [])
        #expect(
            set.findings.map(\.message) == ["The target \"CKit\" of \"Kit\" isn't Swift source, so it is left out."]
        )
    }

    @Test("are the targets of an Xcode project")
    func project() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = ( T, U, ); };
                G = { isa = PBXGroup; children = ( F, H, ); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = ( J, ); path = "Some Folder"; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                J = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
                S = { isa = PBXSourcesBuildPhase; files = ( F1, J1 ); };
                F1 = { isa = PBXBuildFile; fileRef = F; };
                J1 = { isa = PBXBuildFile; fileRef = J; };
                T = { isa = PBXNativeTarget; name = "My App"; buildPhases = ( S ); productType = "com.apple.product-type.application"; };
                U = { isa = PBXNativeTarget; name = Tests; buildPhases = ( S ); productType = "com.apple.product-type.bundle.unit-test"; };
            }; rootObject = P; }
            """
        let tree = try TemporaryTree([
            "App.xcodeproj/project.pbxproj": project, "A.swift": "", "Some Folder/B.swift": "", "C.swift": "",
        ])
        let set = SourceSet([tree.path])
        #expect(set.modules.map(\.name) == ["My_App"])
        #expect(set.modules.first?.files.map { $0.splitAtLastPart.name } == ["A.swift", "B.swift"])
    }

    @Test("have the files of folders that Xcode reads itself, apart from exceptions")
    func synchronizedFolders() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = ( T, U, ); };
                G = { isa = PBXGroup; children = ( K, ); sourceTree = "<group>"; };
                K = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( X, Y, ); path = Shared; sourceTree = "<group>"; };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( B.swift, ); target = T; };
                Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( B.swift, ); target = U; };
                T = { isa = PBXNativeTarget; name = App; buildPhases = ( ); fileSystemSynchronizedGroups = ( K, ); };
                U = { isa = PBXNativeTarget; name = Widget; buildPhases = ( ); };
            }; rootObject = P; }
            """
        let tree = try TemporaryTree([
            "App.xcodeproj/project.pbxproj": project, "Shared/A.swift": "", "Shared/B.swift": "",
        ])
        let modules = SourceSet([tree.path]).modules
        #expect(modules.map(\.name) == ["App", "Widget"])
        #expect(modules.map { $0.files.map { $0.splitAtLastPart.name } } == [["A.swift"], ["B.swift"]])
        #expect(modules.allSatisfy { $0.flags.contains("-enable-bare-slash-regex") })
    }

    @Test("are none for a path that isn't there, and a finding says so")
    func missing() {
        let set = SourceSet(["/no/such/folder"])
        #expect(set.modules.isEmpty)
        #expect(set.findings.map(\.code) == [.previewSources])
    }

    @Test("of a manifest with an error are a finding with the error")
    func wrongManifest() throws {
        let tree = try TemporaryTree(["Package.swift": "// swift-tools-version: 6.0\nlet x = y\n"])
        let set = SourceSet([tree.path])
        #expect(set.findings.map(\.code) == [.previewSources])
        #expect(set.findings.first?.message.contains("cannot find 'y' in scope") ?? false)
    }
}

@Suite("A property list of the old form")
struct OpenStepListTests {
    @Test("has dictionaries, lists, quoted texts and comments")
    func forms() {
        let text = "// !$*UTF8*$!\n{ a = (1, \"b \\\"c\\\"\", ); /* note */ \"d e\" = { f = g; }; }"
        #expect(
            OpenStepList(Array(text.utf8))
                == .dictionary([
                    "a": .list([.text("1"), .text("b \"c\"")]), "d e": .dictionary(["f": .text("g")]),
                ])
        )
    }

    @Test("that is cut off is none", arguments: ["{", "{ a = ", "( 1", "{ a }"])
    func cut(_ text: String) { #expect(OpenStepList(Array(text.utf8)) == nil) }

    // An argument of a test would be written as numbers for each event.
    @Test("that is nested too deep is none")
    func nested() {
        let list = OpenStepList(Array(repeating: UInt8(ascii: "("), count: 100_000))
        #expect(list == nil)
    }
}

@Suite("The scan of a source")
struct SourceScanTests {
    @Test("finds what is declared, and the providers of previews with their lines")
    func names() {
        let scan = SourceScan(
            Array(
                """
                public struct Card: View {}
                extension Color { static var accent: Color { .red } }

                @available(iOS 13, *) struct Card_Previews: PreviewProvider, Sendable {}
                """.utf8
            )
        )
        #expect(scan.declaredNames.isSuperset(of: ["Card", "Card_Previews"]))
        #expect(scan.providers.map(\.name) == ["Card_Previews"])
        #expect(scan.providers.map(\.line) == [4])
    }
}

@Suite("The imports of a source")
struct ImportTests {
    @Test("are found with their lines, whatever stands before the name")
    func forms() {
        let text = """
            import SwiftUI
            @testable import Kit
            public import struct Foundation.URL
              @_exported import Combine
            // import Nothing
            important(import)
            """
        #expect(ImportedModules(in: text).lines == ["SwiftUI": 1, "Kit": 2, "Foundation": 3, "Combine": 4])
    }
}

@Suite("Copies of sources for the compiler")
struct SourceCopyTests {
    @Test("import whole modules in the same columns, where these have no parts")
    func imports() {
        let copies = SourceCopies(known: ["CoreGraphics"], folder: "/")
        #expect(
            copies.wholeImports(in: "import CoreGraphics.CGGeometry;\n  @_exported import CoreGraphics.A.B // b\n")
                == "import CoreGraphics           ;\n  @_exported import CoreGraphics     // b\n"
        )
        let others = "import Darwin.C\nimport struct CoreGraphics.CGFloat\nlet a = \"import CoreGraphics.B\"\n"
        #expect(copies.wholeImports(in: others) == others)
    }

    @Test("have no words of Objective-C, in the same columns")
    func objectiveC() {
        let text = """
            @objcMembers class A { @objc func a() {}; @objc(b:) func b(_: Int) {}
            let s = (#selector(A.a), #selector(b(_:)), #selector(x)); @IBAction func c() {}
            @UIApplicationMain class D {}; @NSApplicationMain class E {}; @UIApplicationMainly class F {}
            """
        let copy = """
                         class A {       func a() {};           func b(_: Int) {}
            let s = (Selector("")  , Selector("")    , Selector("")); \("         ") func c() {}
            \("                  ") class D {}; \("                  ") class E {}; @UIApplicationMainly class F {}
            """
        #expect(SourceCopies.withoutObjectiveC(text) == copy)
    }

    @Test("are for phones where conditions ask for these, in the same columns")
    func phones() {
        #expect(
            SourceCopies.phoneConditions(in: "#if os(iOS) || os(tvOS)\n  #elseif !os(iOS)\nlet a = \"#if os(iOS)\"\n")
                == "#if true    || os(tvOS)\n  #elseif !true   \nlet a = \"#if os(iOS)\"\n"
        )
    }
}
