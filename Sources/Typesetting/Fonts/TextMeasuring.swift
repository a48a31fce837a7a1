/// A type that measures text: how wide letters are, and how high lines are.
///
/// ``StandardMeasurer`` knows the widths of the Helvetica family without any font file. One that asks a real shaper
/// can stand in for it.
public protocol TextMeasuring: Sendable {
    /// How high the lines of a font are.
    func metrics(of font: Drawing.Font) -> FontMetrics

    /// Appends how far each scalar of a text in one font moves the pen, in points.
    ///
    /// There is one number for each scalar. Where several scalars make one cluster, the first has the width of all and
    /// the others have 0, or all have a part of it. Numbers below 0 and those that aren't finite count as 0.
    func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double])

    /// How wide a text is in one font, on one line.
    func width(of text: String, in font: Drawing.Font) -> Double

    /// The first scalar of a text whose width is an estimate.
    func firstEstimate(in text: String) -> Unicode.Scalar?

    /// Appends advances as ``appendAdvances(of:in:to:)`` does, of letters that room is added between: they form no
    /// ligatures.
    func appendSeparateAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double])

    /// Returns whether the width of a letter of a font depends on the letters next to it, by kerning, ligatures or
    /// joined forms.
    ///
    /// The lines of such letters are measured again once it is known where they end.
    func isContextual(_ font: Drawing.Font) -> Bool
}

extension TextMeasuring {
    /// The sum of the advances.
    public func width(of text: String, in font: Drawing.Font) -> Double {
        var advances: [Double] = []
        appendAdvances(of: text, in: font, to: &advances)
        return advances.reduce(0, +)
    }

    /// None: a shaper knows its fonts.
    public func firstEstimate(in text: String) -> Unicode.Scalar? { nil }

    /// Appends the advances of letters without room between them.
    public func appendSeparateAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        appendAdvances(of: text, in: font, to: &advances)
    }

    /// Returns false: each letter has a width.
    public func isContextual(_ font: Drawing.Font) -> Bool { false }
}

/// The vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
    /// How far letters reach above the baseline.
    public var ascent: Double
    /// How far letters reach below the baseline.
    public var descent: Double
    /// The room between a line and the next.
    public var leading: Double
    /// How high capital letters are.
    public var capHeight: Double

    /// The metrics of a font; those that are infinite or no number become 0.
    public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
        func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
        self.ascent = finite(ascent)
        self.descent = finite(descent)
        self.leading = finite(leading)
        self.capHeight = finite(capHeight)
    }
}
