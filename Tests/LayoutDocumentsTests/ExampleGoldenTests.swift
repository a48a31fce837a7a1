import Foundation
import GridPressTestSupport
import GridPressTesting
import LayoutExamples
import Testing

@Suite("The golden files of the layout documents")
struct ExampleGoldenTests {
    private static let goldens = Repository.url("Snapshots/Layouts")

    @Test("are as the documents are drawn now", arguments: DrawnExample.all)
    func documents(drawn: DrawnExample) throws {
        let picture = try drawn.picture.get()
        assertSnapshot(
            of: picture.drawing,
            as: .svg(Figure.RenderOptions(scheme: picture.scheme), margin: picture.margin),
            named: drawn.example.path,
            in: Self.goldens.path
        )
    }

    @Test("are each drawn by a document")
    func strays() throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.goldens.path).filter {
            $0.hasSuffix(".svg")
        }
        let strays = Set(names).subtracting(DrawnExample.all.map { $0.example.path + ".svg" })
        #expect(strays.isEmpty, "`make snapshots` removes what nothing draws.")
    }
}
