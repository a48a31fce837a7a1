import GridPressProperties
import Testing

@testable import GridPressAnnotations

@Suite("The colours of annotations")
struct AnnotationPaletteTests {
    /// The colors of small letters on white paper.
    static let smallInks = [
        AnnotationPalette.guide, AnnotationPalette.overflow, AnnotationPalette.proposalText,
        AnnotationPalette.dimension,
    ]

    @Test("are legible as small letters on paper, in both schemes", arguments: smallInks)
    func letters(ink: Drawing.Color) {
        #expect(contrast(ink.light, AnnotationPalette.paper.light) >= 4.5)
        #expect(contrast(ink.dark, AnnotationPalette.paper.dark) >= 4.5)
    }

    @Test("are legible with letters of paper on them: the numbers of lines")
    func badges() throws {
        let annotation = try planned(.trackLines) { SmallGrid() }
        let (box, letters) = try #require(annotation.badgeColors)
        #expect(contrast(box.light, letters.light) >= 4.5)
        #expect(contrast(box.dark, letters.dark) >= 4.5)
    }

    @Test("are visible as lines", arguments: smallInks + [AnnotationPalette.proposal])
    func lines(ink: Drawing.Color) {
        #expect(contrast(ink.light, AnnotationPalette.paper.light) >= 3)
        #expect(contrast(ink.dark, AnnotationPalette.paper.dark) >= 3)
    }

    private func contrast(_ first: Drawing.RGBA, _ second: Drawing.RGBA) -> Double {
        func packed(_ color: Drawing.RGBA) -> UInt32 {
            UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        }
        return GridPressTestSupport.contrast(packed(first), packed(second))
    }
}

extension Drawing.Annotation {
    /// The color of the boxes, and of the letters in them.
    fileprivate var badgeColors: (box: Drawing.Color, letters: Drawing.Color)? {
        for (box, letters) in zip(parts, parts.dropFirst()) {
            if case .areas(_, let color, _) = box, case .labels(_, let look) = letters { return (color, look.color) }
        }
        return nil
    }
}
