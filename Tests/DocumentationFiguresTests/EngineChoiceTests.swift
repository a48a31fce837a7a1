import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressTestSupport
import Testing

@testable import DocumentationFigures

@Suite("Figures of Swift code")
struct EngineChoiceTests {
    private static let page = """
        <!-- figure: card, width 200 -->
        ```swift
        Text("Hello")
        ```

        """

    private static let dependent = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Cards",
            dependencies: [.package(path: "../GridPress")],
            targets: [.target(name: "Cards", dependencies: [.product(name: "GridPress", package: "GridPress")])]
        )
        """

    @Test("are compiled with an engine also if the manifest only contains the word")
    func mentioned() throws {
        let manifest = Self.dependent.split(separator: "\n").filter { !$0.contains("dependencies") } + ["// GridPress"]
        #expect(try draw(manifest: manifest.joined(separator: "\n")).codes == [.engineMissing])
    }

    /// Draws a page beside a manifest; returns the findings, and whether the engine was asked for.
    private func draw(
        manifest: String,
        origin: DocumentedPackage.Origin? = nil
    ) throws -> (codes: [Finding.Code], asksForEngine: Bool) {
        let folder = try PageFolder(["Package.swift": manifest, "README.md": Self.page])
        let root = String(folder.files.path.dropLast())
        var drawer = FigureDrawer(root: root, origin: origin)
        var asksForEngine = false
        drawer.engine = {
            asksForEngine = true
            throw EngineProblem.missing(skipped: [])
        }
        let drawn = drawer.draw(FigureSet([root], places: PicturePlaces()))
        return (drawn.findings.map(\.code), asksForEngine)
    }

    @Test("are compiled with an engine in packages that don't depend on GridPress, and its problems are findings")
    func withoutDependency() throws {
        let (codes, asksForEngine) = try draw(manifest: "// Nothing.")
        #expect(asksForEngine)
        #expect(codes == [.engineMissing])
    }

    @Test("are built by the package manager if the place of GridPress is given")
    func withPlace() throws {
        #expect(try !draw(manifest: "// Nothing.", origin: .folder("/nowhere")).asksForEngine)
    }

    /// Returns whether the figures of a package that depends on sources beside it are compiled with an engine, and the lines
    /// about slow steps.
    private func choice(
        product: String = "GridPress",
        hash: String? = nil,
        isGiven: Bool = false
    ) throws -> (usesEngine: Bool, slow: [String]) {
        let dependency = ".product(name: \"GridPress\""
        let folder = try ScratchFolder([
            "Cards/Package.swift": Self.dependent.replacing(dependency, with: ".product(name: \"\(product)\""),
            "GridPress/Package.swift": "", "GridPress/Sources/A.swift": "", "GridPress/Shims/Package.swift": "",
        ])
        let manifest = EngineManifest(
            version: "0.1.0",
            sources: try hash ?? EngineSources(checkout: folder.path + "GridPress").hash(),
            compiler: "Swift",
            architecture: "none",
            configuration: "debug",
            files: ["modules/gridpress/GridPress.swiftmodule": EngineManifest.File(sha256: "", size: 0)],
            rooms: [:]
        )
        try folder.write(String(decoding: JSONEncoder().encode(manifest), as: UTF8.self), to: "engine/manifest.json")
        let engine = try EngineFolder(folder.path + "engine")
        var drawer = FigureDrawer(root: folder.path + "Cards")
        var slow: [String] = []
        drawer.slowProgress = { slow.append($0) }
        drawer.existingEngine = { engine }
        drawer.isEngineGiven = isGiven
        if case .engine = try drawer.way(of: FigurePlan([]) { _, _ in nil }) { return (true, slow) }
        return (false, slow)
    }

    @Test("are compiled with an engine of the sources that the package depends on")
    func sameSources() throws {
        let (usesEngine, slow) = try choice()
        #expect(usesEngine)
        #expect(slow == [])
    }

    @Test("are built by the package manager if the package depends on other sources, which is said")
    func otherSources() throws {
        let other = String(repeating: "0", count: 64)
        let (usesEngine, slow) = try choice(hash: other)
        #expect(!usesEngine)
        #expect(slow.count == 1)
        #expect(throws: DocumentedPackage.Problem.dependent) { try choice(hash: other, isGiven: true) }
    }

    @Test("are built by the package manager if the package needs products that an engine doesn't have")
    func otherProducts() throws {
        #expect(try !choice(product: "GridPressFonts").usesEngine)
    }
}
