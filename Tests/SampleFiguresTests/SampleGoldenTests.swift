import Foundation
import GridPressProperties
import GridPressTesting
import SampleFigures
import Testing

@Suite("The golden files of the sample figures")
struct SampleGoldenTests {
    private static let folder = Repository.url("Snapshots/Samples")

    @Test("are as the samples are drawn now", arguments: DrawnSample.all)
    func samples(drawn: DrawnSample) throws {
        assertSnapshot(
            of: try drawn.drawing.get(),
            as: .svg(drawn.sample.options()),
            named: drawn.sample.name,
            in: Self.folder.path
        )
    }

    @Test("are each drawn by a sample")
    func strays() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".svg")
        }
        let strays = Set(names).subtracting(SampleFigure.all.map { $0.name + ".svg" })
        #expect(strays.isEmpty, "`make snapshots` removes what nothing draws.")
    }
}
