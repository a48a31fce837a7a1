/// A type that measures text: the widths of letters and the heights of lines.
///
/// ``StandardMeasurer`` needs no font files. Implement this protocol to measure with a text shaper instead.
///
/// ```swift
/// struct TypewriterMeasurer: TextMeasuring {
///     func metrics(of font: Drawing.Font) -> FontMetrics {
///         FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, capHeight: font.size * 0.7)
///     }
///
///     func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
///         advances += text.unicodeScalars.map { _ in font.size * 0.6 }
///     }
/// }
///
/// let heading = Text("Departures").font(.system(size: 20)).textMeasurer(TypewriterMeasurer())
/// ```
public protocol TextMeasuring: Sendable {
    /// Returns the line metrics of a font, in points.
    func metrics(of font: Drawing.Font) -> FontMetrics

    /// Appends the advance of each scalar of a text in one font, in points.
    ///
    /// Append one number for each scalar. For a cluster of several scalars, either the first has the whole width and
    /// the others 0, or each has a part. Negative and infinite numbers and NaN count as 0.
    func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double])

    /// Returns the width of a text in one font, on one line, in points.
    func width(of text: String, in font: Drawing.Font) -> Double

    /// Returns the first scalar of a text whose width is an estimate; `nil` if all widths are exact.
    func firstEstimate(in text: String) -> Unicode.Scalar?

    /// Appends advances as ``appendAdvances(of:in:to:)`` does, for text with tracking, which has no ligatures.
    func appendSeparateAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double])

    /// Returns whether the width of a letter depends on the letters next to it, by kerning, ligatures or joined
    /// forms.
    ///
    /// Lines of such letters are measured again once their ends are known.
    func isContextual(_ font: Drawing.Font) -> Bool
}

extension TextMeasuring {
    /// Returns the sum of the advances.
    public func width(of text: String, in font: Drawing.Font) -> Double {
        var advances: [Double] = []
        appendAdvances(of: text, in: font, to: &advances)
        return advances.reduce(0, +)
    }

    /// Returns `nil`: no width is an estimate.
    public func firstEstimate(in text: String) -> Unicode.Scalar? { nil }

    /// Appends the advances of ``appendAdvances(of:in:to:)``.
    public func appendSeparateAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        appendAdvances(of: text, in: font, to: &advances)
    }

    /// Returns `false`: the width of a letter doesn't depend on the letters next to it.
    public func isContextual(_ font: Drawing.Font) -> Bool { false }
}

/// The vertical metrics of a font, in points.
///
/// ```swift
/// let metrics = StandardMeasurer().metrics(of: Drawing.Font(size: 16))
/// let lineHeight = metrics.ascent + metrics.descent + metrics.leading   // 19.09375
/// ```
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of the letters.
    public var ascent: Double
    /// The distance from the baseline to the bottom of the letters.
    public var descent: Double
    /// The space between two lines.
    public var leading: Double
    /// The height of capital letters.
    public var capHeight: Double

    /// Creates metrics.
    ///
    /// Lengths that aren't finite become 0.
    public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
        func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
        self.ascent = finite(ascent)
        self.descent = finite(descent)
        self.leading = finite(leading)
        self.capHeight = finite(capHeight)
    }
}
