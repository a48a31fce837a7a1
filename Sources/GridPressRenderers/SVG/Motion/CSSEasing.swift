import GridPressDrawings

/// The timing function of a change in style sheets.
struct CSSEasing: Hashable {
    /// The function, as current browsers read it.
    let text: String
    /// The function for browsers that don't know `linear()`; `nil` where none is needed.
    let fallback: String?

    /// At once, at the start.
    static let immediate = CSSEasing(text: "step-start", fallback: nil)

    private init(text: String, fallback: String?) {
        self.text = text
        self.fallback = fallback
    }

    /// Creates the function of a timing.
    ///
    /// - Parameters:
    ///   - isBack: Whether the change goes back to its start.
    ///   - tolerance: How far the function may be from the way, as a part of it.
    init(_ timing: Drawing.Timing, isBack: Bool = false, tolerance: Double) {
        guard timing.duration > 0 else {
            self = .immediate
            return
        }
        if case .bezier(let x1, let y1, let x2, let y2) = timing.curve, (0...1).contains(x1), (0...1).contains(x2) {
            text = isBack ? Self.bezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) : Self.bezier(x1, y1, x2, y2)
            fallback = nil
            return
        }
        func value(_ part: Double) -> Double {
            isBack
                ? 1 - timing.curve.value(at: 1 - part, duration: timing.duration)
                : timing.curve.value(at: part, duration: timing.duration)
        }
        let points = Self.points(of: value, tolerance: tolerance)
        text =
            "linear("
            + points.map { point in
                let place = (point.part * 100).css(decimals: 4)
                let value = point.value.css(decimals: 4)
                // The first and the last lie at the ends anyway.
                return point.part == 0 || point.part == 1 ? value : "\(value) \(place)%"
            }.joined(separator: ",") + ")"
        fallback = Self.bezier(0.2, 0.9, 0.3, 1)
    }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
        if x1 == y1, x2 == y2 { return "linear" }
        switch (x1, y1, x2, y2) {
        case (0.42, 0, 1, 1): return "ease-in"
        case (0, 0, 0.58, 1): return "ease-out"
        case (0.42, 0, 0.58, 1): return "ease-in-out"
        default: return "cubic-bezier(\([x1, y1, x2, y2].map { $0.css(decimals: 4) }.joined(separator: ",")))"
        }
    }

    /// Returns so many points that straight lines between them are nowhere too far from a function.
    private static func points(
        of function: (Double) -> Double,
        tolerance: Double
    ) -> [(part: Double, value: Double)] {
        // Rounded as they are written.
        func point(_ part: Double) -> (part: Double, value: Double) {
            let part = (part * 1e6).rounded() / 1e6
            return (part, (function(part) * 1e4).rounded() / 1e4)
        }
        var points = [point(0)]
        func divide(_ start: (part: Double, value: Double), _ end: (part: Double, value: Double), depth: Int) {
            let isStraight =
                depth > 2
                && (1...7).allSatisfy { eighth in
                    let share = Double(eighth) / 8
                    let part = start.part + (end.part - start.part) * share
                    return abs(function(part) - (start.value + (end.value - start.value) * share)) <= tolerance
                }
            if isStraight || depth > 9 {
                points.append(end)
            } else {
                let middle = point((start.part + end.part) / 2)
                divide(start, middle, depth: depth + 1)
                divide(middle, end, depth: depth + 1)
            }
        }
        divide(points[0], point(1), depth: 0)
        return points
    }
}
