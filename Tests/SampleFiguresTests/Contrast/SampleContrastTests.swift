import GridPressDrawings
import GridPressProperties
import SampleFigures
import Testing
import XMLReading

@testable import GridPressGoldens

@Suite("The texts of the sample figures")
struct SampleContrastTests {
    /// The minimum contrast of normal text, which large text has to have as well.
    private static let least = 4.5

    @Test("stand out from what lies below them by 4.5 : 1, in the files that are written")
    func contrast() {
        forEach(DrawnSample.all.sampled(oneIn: 40, from: 6)) { drawn, check in
            let drawing = try Self.written(drawn)
            for scheme in Self.schemes {
                let letters = ContrastOfLetters(drawing, scheme.colors, on: scheme.paper)
                for weak in letters.texts(below: Self.least).weak {
                    check.fail("\(drawn), \(scheme.name): \(weak)")
                }
            }
        }
    }

    /// A color scheme with the colors of the pages that figures appear on.
    private struct Scheme {
        let name: String
        let colors: KeyPath<Drawing.Color, Drawing.RGBA>
        let paper: UInt32
    }

    private static var schemes: [Scheme] {
        [
            Scheme(name: "light", colors: \.light, paper: 0xFFFFFF),
            Scheme(name: "dark", colors: \.dark, paper: 0x15181D),
        ]
    }

    /// Returns the drawing in the file of a sample.
    private static func written(_ drawn: DrawnSample) throws -> Drawing {
        let svg = try drawn.drawing.get().svg(drawn.sample.options(), embedsLayoutRecord: true)
        let source = SourceText(name: drawn.sample.name, bytes: Array(svg.utf8))
        return try LayoutRecordReader.figure(in: XMLDocument(source, as: .document, limits: .goldenFile), .svg).drawing
    }
}
