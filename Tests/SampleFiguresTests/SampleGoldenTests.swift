import Foundation
import GridPressTesting
import SampleFigures
import GridPressProperties
import Testing

@Suite("The golden files of the sample figures")
struct SampleGoldenTests {
    private static let folder = Repository.url("Snapshots/Samples")

    @Test("are as the samples are drawn now", arguments: SampleFigure.all)
    func samples(sample: SampleFigure) throws {
        assertSnapshot(
            of: try sample.drawing(),
            as: .svg(dimensions: sample.dimensions, guides: sample.guides),
            named: sample.name,
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

    #if compiler(>=6.2) && !os(iOS)
        // A process of its own: the locale belongs to a whole process, and other tests are running in this one.
        @Test("are the same bytes in another locale and time zone")
        func elsewhere() async {
            await #expect(processExitsWith: .success) {
                setenv("LC_ALL", "tr_TR.UTF-8", 1)
                setenv("LANG", "ar_EG.UTF-8", 1)
                setenv("TZ", "Asia/Kathmandu", 1)
                setlocale(LC_ALL, "")
                tzset()
                for sample in SampleFigure.all {
                    let file = Self.folder.appendingPathComponent(sample.name + ".svg")
                    let svg = try sample.drawing().svg(
                        dimensions: sample.dimensions,
                        guides: sample.guides,
                        carriesLayout: true
                    )
                    let isSame = try Data(contentsOf: file) == Data(svg.utf8)
                    #expect(isSame, "\(sample.name) depends on the locale.")
                }
            }
        }
    #endif
}
