import Foundation
import GridPressTesting
import LayoutExamples
import Testing

@Suite("The golden files of the layout documents")
struct ExampleGoldenTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .appendingPathComponent("../..", isDirectory: true)
        .standardizedFileURL
    private static let folder = ExampleFolder(repository: repository)
    private static let goldens = repository.appendingPathComponent("Snapshots/Layouts", isDirectory: true)
    private static let examples = (try? folder.examples()) ?? []

    @Test("are as the documents are drawn now", arguments: examples)
    func documents(example: LayoutExample) throws {
        let picture = try example.picture(images: Self.folder.images)
        assertSnapshot(
            of: picture.drawing,
            as: .svg(Figure.RenderOptions(scheme: picture.scheme), margin: picture.margin),
            named: example.path,
            in: Self.goldens.path
        )
    }

    @Test("are each drawn by a document")
    func strays() throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.goldens.path).filter {
            $0.hasSuffix(".svg")
        }
        let strays = Set(names).subtracting(Self.examples.map { $0.path + ".svg" })
        #expect(strays.isEmpty, "`make snapshots` removes what nothing draws.")
    }
}
