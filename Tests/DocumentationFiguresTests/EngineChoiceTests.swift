import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
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

    @Test("are built by the package manager in packages that depend on GridPress, or if its place is given")
    func withDependency() throws {
        #expect(try !draw(manifest: Self.dependent).asksForEngine)
        #expect(try !draw(manifest: "// Nothing.", origin: .folder("/nowhere")).asksForEngine)
    }
}
