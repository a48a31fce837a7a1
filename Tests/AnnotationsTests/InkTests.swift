import Foundation
import Testing

@testable import Annotations

@Suite("The colours of annotations")
struct InkTests {
    /// What small letters are written in, on paper.
    static let smallInks = [Ink.guide, Ink.overflow, Ink.proposalText, Ink.dimension]

    @Test("are legible as small letters on paper, in both schemes", arguments: smallInks)
    func letters(ink: Drawing.Color) {
        #expect(contrast(ink.light, Ink.paper.light) >= 4.5)
        #expect(contrast(ink.dark, Ink.paper.dark) >= 4.5)
    }

    @Test("are legible with letters of paper on them: the numbers of lines")
    func badges() throws {
        let annotation = try planned(.trackLines) { SmallGrid() }
        let (box, letters) = try #require(annotation.badgeColors)
        #expect(contrast(box.light, letters.light) >= 4.5)
        #expect(contrast(box.dark, letters.dark) >= 4.5)
    }

    @Test("are visible as lines", arguments: smallInks + [Ink.proposal])
    func lines(ink: Drawing.Color) {
        #expect(contrast(ink.light, Ink.paper.light) >= 3)
        #expect(contrast(ink.dark, Ink.paper.dark) >= 3)
    }

    /// How much lighter one colour is than another, as WCAG defines it.
    private func contrast(_ first: Drawing.RGBA, _ second: Drawing.RGBA) -> Double {
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func luminance(_ color: Drawing.RGBA) -> Double {
            0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
        return max(one, other) / min(one, other)
    }
}

extension Drawing.Annotation {
    /// The colour of boxes and of what is written in them.
    fileprivate var badgeColors: (box: Drawing.Color, letters: Drawing.Color)? {
        for (box, letters) in zip(parts, parts.dropFirst()) {
            if case .areas(_, let color, _) = box, case .labels(_, let look) = letters { return (color, look.color) }
        }
        return nil
    }
}
