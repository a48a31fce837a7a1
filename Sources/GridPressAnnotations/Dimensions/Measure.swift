/// A length between two places of an axis, and what is said of it.
struct Measure: Equatable {
    /// Where it starts.
    var start: Double
    /// Where it ends, not before its start.
    var end: Double
    /// What is said of it.
    var text: String
    /// Whether it is the room between two tracks.
    var isGap = false

    /// The middle of it.
    var middle: Double { (start + end) / 2 }
    /// How long it is in the picture.
    var length: Double { end - start }
}

extension Drawing.DimensionFormat {
    /// What is said of a length: no more decimals than it needs, and no more than are wanted.
    func text(of length: Double, _ note: String? = nil) -> String {
        let length = min(max(length, -1e12), 1e12)
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        var parts = Int((length * Double(scale)).rounded())
        // A number that isn't whole doesn't read as a whole one.
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

    /// The colour of its lines.
    var lines: Drawing.Color { lineColor ?? AnnotationPalette.dimension }
    /// The colour of its numbers.
    var labels: Drawing.Color { labelColor ?? lineColor ?? AnnotationPalette.dimension }
}
