/// A length between two positions on an axis, with its text.
struct Measure: Equatable {
    /// The start position.
    var start: Double
    /// The end position, at or after the start.
    var end: Double
    /// The text of the measure.
    var text: String
    /// Whether the measure is the gap between two tracks.
    var isGap = false

    /// The center of the measure.
    var middle: Double { (start + end) / 2 }
    /// The length in the picture, in points.
    var length: Double { end - start }
}

extension Drawing.DimensionFormat {
    /// Returns the text of a length, with as few decimals as possible and at most the number in the format.
    func text(of length: Double, _ note: String? = nil) -> String {
        let length = min(max(length, -1e12), 1e12)
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        var parts = Int((length * Double(scale)).rounded())
        // A fractional number always keeps a decimal, so that it doesn't read as a whole number.
        if decimals > 0, parts % scale == 0, abs(length * Double(scale) - Double(parts)) >= 0.05 {
            scale *= 10
            parts = Int((length * Double(scale)).rounded())
        }
        let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: scale.magnitude)
        var text = parts < 0 ? "−\(whole)" : "\(whole)"
        if rest > 0 {
            var digits = String(String(scale + Int(rest)).dropFirst())
            while digits.last == "0" { digits.removeLast() }
            text += (decimalMark == .point ? "." : ",") + digits
        }
        if !unit.isEmpty { text += " " + unit }
        if let note { text += " " + note }
        return text
    }

    /// The color of the lines.
    var lines: Drawing.Color { lineColor ?? AnnotationPalette.dimension }
    /// The color of the numbers.
    var labels: Drawing.Color { labelColor ?? lineColor ?? AnnotationPalette.dimension }
}
