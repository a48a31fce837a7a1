/// A transform relative to the center of a frame, so that it doesn't change when the frame moves.
struct TransformPhrase {
    private let factors: [Double]
    private let shift: CGSize
    private let size: CGSize

    init(_ transform: CGAffineTransform, in frame: CGRect) {
        factors = [transform.a, transform.b, transform.c, transform.d]
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let moved = center.applying(transform)
        shift = CGSize(width: moved.x - center.x, height: moved.y - center.y)
        size = frame.size
    }

    /// Returns whether both transforms move each point of the frame to the same location, within a tolerance.
    ///
    /// If the size of the frame differs, the center can move differently.
    func isNear(_ other: TransformPhrase, within tolerance: Double) -> Bool {
        let factor = zip(factors, other.factors).map { abs($0 - $1) }.max() ?? 0
        guard factor * max(size.width, size.height, 1) <= tolerance, factor <= 0.01 else { return false }
        // An anchor away from the center moves with the size.
        let isResized =
            abs(size.width - other.size.width) > tolerance || abs(size.height - other.size.height) > tolerance
        return isResized
            || abs(shift.width - other.shift.width) <= tolerance
                && abs(shift.height - other.shift.height) <= tolerance
    }

    /// The transform in words: `rotated by 30`, `scaled by 2`, `moved by 4 0`.
    var text: String {
        var words: [String] = []
        let (a, b, c, d) = (factors[0], factors[1], factors[2], factors[3])
        if abs(b) < 1e-6, abs(c) < 1e-6 {
            if abs(a - 1) > 1e-6 || abs(d - 1) > 1e-6 {
                words.append(abs(a - d) < 1e-6 ? "scaled by \(a.phrase)" : "scaled by \(a.phrase) \(d.phrase)")
            }
        } else if abs(a - d) < 1e-5, abs(b + c) < 1e-5 {
            words.append("rotated by \((atan2(b, a) * 180 / .pi).phrase)")
            let stretch = hypot(a, b)
            if abs(stretch - 1) > 1e-5 { words.append("scaled by \(stretch.phrase)") }
        } else {
            words.append("matrix \(factors.map(\.phrase).joined(separator: " "))")
        }
        if abs(shift.width) >= 0.001 || abs(shift.height) >= 0.001 {
            words.append("moved by \(shift.width.phrase) \(shift.height.phrase)")
        }
        return words.isEmpty ? "none" : words.joined(separator: ", ")
    }
}
