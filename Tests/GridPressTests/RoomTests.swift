import Foundation
import GridPressTestSupport
import Testing
import ViewSupport

@Suite("The folders of GridPress")
struct RoomTests {
    /// The folders of the layout engine, which must not depend on grids, texts, images or controls.
    private static let core: Set = ["Engine", "Environment", "Geometry", "Layout", "Preferences", "State", "View"]
    /// The folders whose dependencies are checked.
    private static let checked = core.subtracting(["Environment"])

    @Test("The engine names no type of a feature")
    func core() throws {
        let sources = try sources(of: "GridPressViews")
        var rooms: [String: Set<String>] = [:]
        for source in sources {
            for type in Self.declaredTypes(in: source.text) { rooms[type, default: []].insert(source.room) }
        }
        #expect(rooms["NodeStore"] == ["Engine"] && rooms["HStack"] == ["Containers"])
        var intruders: [String] = []
        for source in sources where Self.checked.contains(source.room) {
            for word in Self.words(in: source.text) {
                guard let declaring = rooms[word], declaring.count == 1, declaring.isDisjoint(with: Self.core) else {
                    continue
                }
                intruders.append("\(source.room)/\(source.name) names \(word) of \(declaring.sorted()[0])")
            }
        }
        #expect(intruders.sorted() == [])
    }

    @Test("Only the engine keeps a builder")
    func builders() throws {
        let modules = ["GridPressViews", "GridPressExtras", "GridPressControls"]
        let keepers = try modules.flatMap(sources).filter { source in
            source.room != "Engine"
                && source.text.contains(
                    /\n\s+(?:private |fileprivate )?(?:let|var) \w+: (?:NodeBuilder|NodeBuilder\.Context|DrawingBuilder)\b/
                )
        }
        #expect(keepers.map(\.name) == [])
    }

    @Test("The modules of GridPress declare no name of UIKit, AppKit and Core Graphics that views don't need")
    func kits() throws {
        // Functions of SwiftUI and of the layout libraries have parameters of these types.
        let needed: Set = [
            "CGVector", "NSColor", "NSFont", "NSImage", "UIColor", "UIFont", "UIImage", "NSItemProvider",
            "NSItemProviderReading", "NSItemProviderRepresentationVisibility",
            "NSItemProviderWriting", "NSUserActivity",
        ]
        let modules = [
            "GridPressViews", "GridPressExtras", "GridPressControls", "GridPressNoOpModifiers", "GridPressSwiftUI",
            "GridPressSVG", "GridPressPictures", "GridPressRecords", "GridPress",
        ]
        let names = try modules.flatMap(Self.texts).flatMap { text in
            text.matches(
                of:
                    /\n *(?:@\S+ )*(?:public|open) (?:final )?(?:struct|class|enum|protocol|typealias|func|let|var) ((?:UI|NS|CA|CG)[A-Z]\w+)/
            )
            .map { String($0.1) }
        }
        #expect(Set(names) == needed)
    }

    @Test(
        "Products for pictures only compile no pages, no other libraries and no macros",
        arguments: [
            ("GridPressPictures", ["GridPressAnnotations", "GridPressSVG", "GridPressViews"], ["GridPressRecords"]),
            (
                "GridPressPictureTesting", ["GridPressGoldens", "GridPressPictures"],
                ["SwiftScanning", "GridPressSnapshots"]
            ),
        ]
    )
    func products(product: String, needed: [String], unneeded: [String]) throws {
        let modules = try Self.modules(of: product)
        #expect(modules.isSuperset(of: needed))
        let large: Set = [
            "GridPress", "GridPressSwiftUI", "GridPressNoOpModifiers", "GridPressTrackGrids", "GridPressFrameUp",
            "GridPressSpanGrids", "LibrarySolvers", "GridPressRenderers", "GridPressPages", "GridPressMacros",
        ]
        #expect(modules.intersection(large.union(unneeded)) == [])
        #expect(try Self.modules(of: "GridPressTesting").isSuperset(of: large.union(modules)))
    }

    @Test("Products for pictures read no resources of bundles, and contain no explanations of findings")
    func smallProducts() throws {
        // Without these parameters, the name of an asset is an error of the compiler instead of a missing picture.
        let words = ["bundle: Bundle", "tableName:", ".xcassets", ".xcstrings", "Finding.Explanation("]
        var found: Set<String> = []
        for module in try Self.modules(of: "GridPressPictureTesting").union(["GridPressPictureTesting"]) {
            for text in try Self.texts(of: module) { found.formUnion(words.filter(text.contains)) }
        }
        #expect(found == [])
        let others = try ["GridPressExtras", "LayoutDocuments"].flatMap(Self.texts)
        #expect(words.allSatisfy { word in others.contains { $0.contains(word) } })
    }

    @Test("Views need no renderer and no annotations")
    func views() throws {
        #expect(try Self.modules(of: "GridPressViews").isDisjoint(with: ["GridPressAnnotations", "GridPressSVG"]))
    }

    @Test("Targets import only modules that the manifest gives them")
    func imports() throws {
        let dependencies = try Self.dependencies()
        let root = Repository.url("Sources")
        var strangers: Set<String> = []
        var count = 0
        for target in dependencies.keys {
            let folder = root.appendingPathComponent(target)
            // Targets of tests and examples lie elsewhere.
            guard FileManager.default.fileExists(atPath: folder.path) else { continue }
            let given = Self.modules(of: target, dependencies)
            for path in try Self.paths(in: folder) where !path.contains(".docc/") {
                let file = folder.appendingPathComponent(path)
                for name in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) {
                    count += 1
                    guard dependencies[name] != nil, !given.contains(name) else { continue }
                    strangers.insert("\(target)/\(path) imports \(name)")
                }
            }
        }
        #expect(count > 250)
        #expect(strangers == [])
    }

    // MARK: Targets

    /// Returns the targets that a target of the manifest needs.
    private static func modules(of target: String) throws -> Set<String> { modules(of: target, try dependencies()) }

    /// Returns the targets that a target needs, from the dependencies of all targets.
    private static func modules(of target: String, _ dependencies: [String: [String]]) -> Set<String> {
        var (found, unread) = (Set<String>(), [target])
        while let name = unread.popLast() {
            for other in dependencies[name] ?? [] where found.insert(other).inserted { unread.append(other) }
        }
        return found
    }

    /// Returns the dependencies of each target in the manifest.
    private static func dependencies() throws -> [String: [String]] {
        let manifest = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
        let entry = /\.(?:target|macro|executableTarget)\(\s*name: "([\w-]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
        return manifest.matches(of: entry).reduce(into: [:]) { dependencies, match in
            dependencies[String(match.1)] = (match.2 ?? "").matches(of: /"([\w-]+)"/).map { String($0.1) }
        }
    }

    // MARK: Sources

    /// Returns the modules that the first lines of a source import.
    private static func imports(in text: String) -> [String] {
        text.split(separator: "\n").prefix { line in
            line.hasPrefix("//") || line.hasPrefix("import ") || line.hasPrefix("@") && line.contains(" import ")
        }
        .compactMap { line in line.hasPrefix("//") ? nil : line.split(separator: " ").last.map(String.init) }
    }

    private struct Source {
        var room: String
        var name: String
        var text: String
    }

    /// Returns the source files in folders of the module, without comments, strings and nested types of `Drawing`.
    private func sources(of module: String) throws -> [Source] {
        let root = Repository.url("Sources/" + module)
        let paths = try Self.paths(in: root)
        return try paths.filter { $0.contains("/") }.map { path in
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let code = text.replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
                .replacing(/Drawing(?:\.[A-Z]\w*)+/, with: "")
            return Source(
                room: String(path.prefix { $0 != "/" }),
                name: (path as NSString).lastPathComponent,
                text: code
            )
        }
    }

    private static func paths(in folder: URL) throws -> [String] {
        try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".swift") }
    }

    /// Returns the source files of a module.
    private static func texts(of module: String) throws -> [String] {
        let root = Repository.url("Sources/" + module)
        return try paths(in: root).map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
    }

    private static func declaredTypes(in text: String) -> [String] {
        text.matches(
            of:
                /\n(?:@\S+ )*(?:(?:public|package|final|nonisolated|indirect|private|fileprivate) )*(?:struct|class|enum|protocol|typealias) (\w+)/
        )
        .map { String($0.1) }
    }

    private static func words(in text: String) -> Set<String> {
        Set(text.matches(of: /\b[A-Z_]\w+\b/).map { String($0.0) })
    }
}
