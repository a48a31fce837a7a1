import EngineFolders
import GridPressFindings
import Testing

@testable import PreviewPrograms

@Suite("The library of previews")
struct EngineChoiceTests {
    private func draw(gridPress: String?) throws -> (codes: [Finding.Code], asksForEngine: Bool) {
        let tree = try TemporaryTree(["Card.swift": "import SwiftUI\n\n#Preview { Text(\"Card\") }\n"])
        var drawer = PreviewDrawer()
        drawer.gridPress = gridPress
        drawer.buildFolder = tree.path + "/build"
        var asksForEngine = false
        drawer.engine = {
            asksForEngine = true
            throw EngineProblem.missing(skipped: [])
        }
        let drawn = drawer.draw(SourceSet([tree.path]), naming: { $0 })
        return (drawn.findings.map(\.code), asksForEngine)
    }

    @Test("comes with the engine, whose problems are findings, unless the folder of GridPress is given")
    func choice() throws {
        let (codes, asksForEngine) = try draw(gridPress: nil)
        #expect(asksForEngine)
        #expect(codes == [.engineMissing])
        let given = try draw(gridPress: "/nowhere")
        #expect(!given.asksForEngine)
        #expect(given.codes == [.previewProgram])
    }
}
