import Foundation

@testable import Typesetting

/// A text in a font whose letters are all 10 points wide, in lines of 20 points.
struct TypesetSample {
    private let typesetter: Typesetter

    init(_ text: String, _ change: (inout TextOptions) -> Void = { _ in }) {
        self.init([TextPiece(text, font: Drawing.Font(size: 10))], change)
    }

    init(_ pieces: [TextPiece], _ change: (inout TextOptions) -> Void = { _ in }) {
        var options = TextOptions()
        change(&options)
        typesetter = Typesetter(pieces, measurer: SquareMeasurer(), options: options)
    }

    func set(_ width: Double?, _ height: Double? = nil) -> TypesetText {
        typesetter.typeset(width: width, height: height)
    }

    /// Returns the text of each line.
    func lines(_ width: Double?, _ height: Double? = nil) -> [String] { drawn(width, height).map(\.string) }

    func drawn(
        _ width: Double?,
        _ height: Double? = nil,
        alignment: Typesetter.Alignment = .left
    ) -> [Drawing.TextLine] {
        let set = set(width, height)
        let frame = CGRect(x: 0, y: 0, width: set.size.width, height: set.size.height)
        let black = Drawing.Paint.color(Drawing.Color(Drawing.RGBA(red: 0, green: 0, blue: 0)))
        return typesetter.drawn(set, in: frame, alignment: alignment) { _ in black }
    }
}

/// A measurer for which letters are as wide as the font size, and marks have no width.
private struct SquareMeasurer: TextMeasuring {
    func metrics(of font: Drawing.Font) -> FontMetrics {
        FontMetrics(ascent: font.size * 1.5, descent: font.size * 0.5, capHeight: font.size)
    }

    func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        for scalar in text.unicodeScalars {
            let isMark = scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{AD}"
            advances.append(isMark ? 0 : font.size)
        }
    }
}
