import Foundation
import GridPressPlatform
import Testing

@testable import PreviewPrograms

/// The text of an Xcode project with a file of each target.
private struct ProjectText {
    /// The objects besides the project, its group and its files.
    var objects = ""
    var targets: [String] = []
    /// The keys and the paths of files.
    var files: [(key: String, path: String)] = []
    var settings = ""

    /// Adds a target with sources.
    mutating func add(
        _ name: String,
        _ paths: String...,
        dependencies: [String] = [],
        products: [String] = [],
        links: [String] = [],
        settings: String = ""
    ) {
        targets.append(name)
        let keys = paths.map { path in
            if let known = files.first(where: { $0.path == path }) { return known.key }
            files.append(("F\(files.count)", path))
            return files[files.count - 1].key
        }
        let entries = keys.map { "B\(name)\($0)" } + links.map { "L\(name)\($0)" }
        objects += keys.map { "B\(name)\($0) = { isa = PBXBuildFile; fileRef = \($0); };\n" }.joined()
        objects += links.map { "L\(name)\($0) = { isa = PBXBuildFile; fileRef = \($0)Product; };\n" }.joined()
        objects += dependencies.map { "D\(name)\($0) = { isa = PBXTargetDependency; target = \($0); };\n" }.joined()
        objects += products.map {
            "X\(name)\($0) = { isa = XCSwiftPackageProductDependency; productName = \($0); };\n"
        }.joined()
        objects += """
            \(name)Product = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
            \(name)List = { isa = XCConfigurationList; buildConfigurations = ( \(name)Release, \(name)Debug ); };
            \(name)Release = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
            \(name)Debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            \(name)Phase = { isa = PBXSourcesBuildPhase; files = ( \(entries.joined(separator: ", ")) ); };
            \(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = ( \(name)Phase ); productReference = \(name)Product;
                buildConfigurationList = \(name)List;
                dependencies = ( \(dependencies.map { "D\(name)\($0)" }.joined(separator: ", ")) );
                packageProductDependencies = ( \(products.map { "X\(name)\($0)" }.joined(separator: ", ")) ); };

            """
    }

    var text: String {
        let references = files.map {
            "\($0.key) = { isa = PBXFileReference; path = \"\($0.path)\"; sourceTree = \"<group>\"; };"
        }
        return """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = ( \(targets.joined(separator: ", ")) ); buildConfigurationList = C; };
                C = { isa = XCConfigurationList; buildConfigurations = ( CD ); };
                CD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                G = { isa = PBXGroup; children = ( \(files.map(\.key).joined(separator: ", ")) ); sourceTree = "<group>"; };
                \(references.joined(separator: "\n"))
                \(objects)
            }; rootObject = P; }
            """
    }
}

@Suite("The modules of an Xcode project")
struct ProjectTests {
    private static let place = "App.xcodeproj/project.pbxproj"

    private func package(_ name: String, dependencies: String = "", target: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(dependencies)], targets: [.target(name: "\(name)", dependencies: [\(target)]), .target(name: "\(name)Unused")])
        """
    }

    @Test("follow those that they depend on, link or import, whatever their order in the project")
    func order() throws {
        var project = ProjectText()
        project.add("App", "App.swift", dependencies: ["Screens"])
        project.add("Screens", "Screens.swift", links: ["Kit"])
        project.add("Kit", "Kit.swift")
        project.add("Tokens", "Tokens.swift")
        let tree = try TemporaryTree([
            Self.place: project.text, "App.swift": "", "Screens.swift": "", "Kit.swift": "import Tokens",
            "Tokens.swift": "",
        ])
        let set = SourceSet([tree.path])
        #expect(set.findings.isEmpty)
        #expect(set.modules.map(\.name) == ["Tokens", "Kit", "Screens", "App"])
        #expect(set.modules.map(\.dependencies) == [[], ["Tokens"], ["Kit"], ["Screens"]])
    }

    @Test("are all there if they depend on each other in a circle")
    func circle() throws {
        var project = ProjectText()
        project.add("A", "A.swift", dependencies: ["B"])
        project.add("B", "B.swift", dependencies: ["A"])
        let tree = try TemporaryTree([Self.place: project.text, "A.swift": "", "B.swift": "import A"])
        #expect(Set(SourceSet([tree.path]).modules.map(\.name)) == ["A", "B"])
    }

    @Test("draw a file that several targets have once")
    func shared() throws {
        var project = ProjectText()
        project.add("App", "A.swift", "Shared.swift")
        project.add("Widget", "W.swift", "Shared.swift")
        let tree = try TemporaryTree([Self.place: project.text, "A.swift": "", "W.swift": "", "Shared.swift": ""])
        let set = SourceSet([tree.path])
        let file = try #require(set.modules.first?.files.first { $0.hasSuffix("Shared.swift") })
        #expect(set.modules.allSatisfy { $0.files.contains(file) })
        #expect(set.modules.map { set.draws(file, of: $0.name) } == [true, false])
    }

    @Test("have the settings for debugging, of the target, of the project, and of a file")
    func settings() throws {
        var project = ProjectText()
        project.settings =
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG PREVIEWS\"; SWIFT_VERSION = 5.0; baseless = 1;"
        project.add(
            "App",
            "A.swift",
            settings:
                "PRODUCT_NAME = \"My $(TARGET_NAME)\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( \"$(inherited)\", INNER ); "
                + "OTHER_SWIFT_FLAGS = \"-Xfrontend -x -D OTHER -DLAST\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
        )
        let tree = try TemporaryTree([Self.place: project.text, "A.swift": ""])
        let module = try #require(SourceSet([tree.path]).modules.first)
        #expect(module.name == "My_App")
        #expect(
            module.flags == [
                "-swift-version", "5", "-default-isolation", "MainActor", "-enable-bare-slash-regex", "-D", "PREVIEWS",
                "-D", "INNER", "-D", "OTHER", "-D", "LAST",
            ]
        )
    }

    @Test("are those of a project that is named, even in a package, and of one beside a package without targets")
    func packages() throws {
        var project = ProjectText()
        project.add("App", "Example/A.swift")
        let tree = try TemporaryTree([
            Self.place: project.text, "Example/A.swift": "import Kit", "Package.swift": package("Kit"),
            "Sources/Kit/K.swift": "", "Sources/KitUnused/K.swift": "",
        ])
        // The example needs one module of the package.
        let named = SourceSet([tree.path + "/App.xcodeproj"])
        #expect(named.modules.map(\.name) == ["Kit", "App"])
        #expect(named.draws(named.modules[1].files[0], of: "App") && !named.draws(named.modules[0].files[0], of: "Kit"))
        #expect(Set(SourceSet([tree.path]).modules.map(\.name)) == ["Kit", "KitUnused"])

        let tools = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Tools\")\n"
        let beside = try TemporaryTree([Self.place: project.text, "Example/A.swift": "", "Package.swift": tools])
        #expect(SourceSet([beside.path]).modules.map(\.name) == ["App"])
    }

    @Test("need the modules of packages from where these lie on disk, and a finding names packages that aren't there")
    func remotePackages() throws {
        var project = ProjectText()
        project.objects = """
            R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/maker/Charts.git"; };
            R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.com:maker/lost"; };

            """
        project.add("App", "A.swift", products: ["Charts"])
        let files = [
            "Package.swift": package(
                "Charts",
                dependencies: ".package(url: \"https://example.com/lines\", from: \"1.0.0\")",
                target: ".product(name: \"Lines\", package: \"lines\")"
            ),
            "Sources/Charts/C.swift": "", "Sources/ChartsUnused/C.swift": "",
        ]
        let lines = [
            "Package.swift": package("Lines"), "Sources/Lines/L.swift": "", "Sources/LinesUnused/L.swift": "",
        ]
        func at(_ folder: String, _ files: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
        }
        let app = [Self.place: project.text, "A.swift": "import Charts"]
        let beside = "SourcePackages/checkouts"
        let tree = try TemporaryTree(
            app.merging(at("\(beside)/Charts", files)) { $1 }.merging(at("\(beside)/lines", lines)) { $1 }
        )
        let set = SourceSet([tree.path])
        #expect(set.modules.map(\.name) == ["Lines", "Charts", "App"])
        #expect(
            set.findings.map(\.message) == [
                "The package \"lost\" isn't there, so sources that import it can't be compiled."
            ]
        )

        let alone = try TemporaryTree(app)
        #expect(SourceSet([alone.path]).findings.count == 2)
        let given = SourceSet([alone.path], checkouts: "\(tree.path)/\(beside)")
        #expect(given.modules.map(\.name) == ["Lines", "Charts", "App"])
    }

    @Test("of a workspace are those of its projects, with its packages")
    func workspace() throws {
        var project = ProjectText()
        project.add("App", "A.swift", products: ["Kit"])
        let workspace = """
            <Workspace version = "1.0"><Group location = "container:Apps"><FileRef location = "group:One/One.xcodeproj"></FileRef>
            </Group><FileRef location = "group:Kit"></FileRef><FileRef location = "group:gone.xcodeproj"/></Workspace>
            """
        let tree = try TemporaryTree([
            "All.xcworkspace/contents.xcworkspacedata": workspace,
            "Apps/One/One.xcodeproj/project.pbxproj": project.text,
            "Apps/One/A.swift": "import Kit", "Kit/Package.swift": package("Kit"), "Kit/Sources/Kit/K.swift": "",
            "Kit/Sources/KitUnused/K.swift": "",
        ])
        let set = SourceSet([tree.path + "/All.xcworkspace"])
        #expect(set.modules.map(\.name) == ["Kit", "App"])
        #expect(set.findings.map { $0.message.contains("gone.xcodeproj") } == [true])
    }

    // MARK: Hostile projects

    @Test("are none of files outside of the repository, which a finding counts")
    func outside() throws {
        var project = ProjectText()
        project.add("App", "A.swift", "../B.swift", "/etc/C.swift")
        let tree = try TemporaryTree([
            "App/" + Self.place: project.text, "App/A.swift": "", "B.swift": "", "App/.git/x": "",
        ])
        let set = SourceSet([tree.path + "/App"])
        #expect(set.modules.flatMap(\.files).map { $0.splitAtLastPart.name } == ["A.swift"])
        #expect(set.findings.count == 1 && set.findings[0].message.hasPrefix("The project names 1 source outside of"))
        // Without a repository, the folder that is named is the limit.
        try FileManager.default.removeItem(atPath: tree.path + "/App/.git")
        #expect(SourceSet([tree.path]).modules.first?.files.count == 2)
    }

    @Test(
        "end with a finding or without modules if references are broken",
        arguments: [
            "", "{", "{ objects = { P = { }; }; rootObject = P; }", "{ objects = { }; rootObject = P; }",
            "{ objects = { P = { mainGroup = P; children = ( P, P, G ); targets = ( P, X, P ); }; G = { children = ( P, G, G ); }; }; rootObject = P; }",
        ]
    )
    func broken(text: String) throws {
        let tree = try TemporaryTree([Self.place: text])
        let set = SourceSet([tree.path + "/App.xcodeproj"])
        #expect(set.modules.isEmpty)
        _ = SourceSet([tree.path])
    }

    @Test("are found in time that grows with the project, for many groups in each other and very long names")
    func large() throws {
        let groups = (0..<20_000).map {
            "G\($0) = { isa = PBXGroup; path = g; children = ( G\($0 + 1), G\($0 + 2), G0 ); };"
        }
        let name = String(repeating: "n", count: 1_000_000)
        let text = """
            { objects = { P = { isa = PBXProject; mainGroup = G0; targets = ( T ); };
            T = { isa = PBXNativeTarget; name = \(name); }; \(groups.joined(separator: "\n")) }; rootObject = P; }
            """
        let tree = try TemporaryTree([Self.place: text])
        #expect(SourceSet([tree.path + "/App.xcodeproj"]).modules.isEmpty)
    }
}
