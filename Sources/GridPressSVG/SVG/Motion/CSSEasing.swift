/// The CSS timing function of a change.
struct CSSEasing: Hashable {
    /// The function for current browsers.
    let text: String
    /// The function for browsers without `linear()`; `nil` if ``text`` doesn't need one.
    let fallback: String?

    /// A jump to the end value at the start.
    static let immediate = CSSEasing(text: "step-start", fallback: nil)

    private init(text: String, fallback: String?) {
        self.text = text
        self.fallback = fallback
    }

    /// Creates the function of a timing.
    ///
    /// - Parameters:
    ///   - timing: The timing of the change.
    ///   - isBack: Whether the change runs back to its start.
    ///   - tolerance: The maximum error of the function, as a fraction of the whole change.
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
        let points = Polyline(of: value, tolerance: tolerance).points
        let decimals = tolerance < 1e-3 ? 4 : 3
        let stops = points.enumerated().map { index, point in
            let value = point.value.css(decimals: decimals)
            // The first and the last point are at the ends by default.
            return index == 0 || index == points.count - 1 ? value : "\(value) \((point.part * 100).css(decimals: 1))%"
        }
        text = "linear(\(stops.joined(separator: ",")))"
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
}

/// A polyline that approximates a function within a tolerance, with few points.
private struct Polyline {
    typealias Point = (part: Double, value: Double)

    private(set) var points: [Point] = []

    /// The number of steps at which points can be placed.
    private static let places = 1000

    init(of function: (Double) -> Double, tolerance: Double) {
        let values = (0...Self.places).map { function(Double($0) / Double(Self.places)) }
        let places = Self.places(values, tolerance: 1.9 * tolerance)
        let shifted = places.map { Self.point(at: $0, values, shift: 0.95 * tolerance) }
        // Points on the outer side of bends allow twice the error on the inner side.
        if Self.distance(of: shifted, from: values) <= tolerance {
            points = shifted
        } else {
            points = Self.places(values, tolerance: tolerance).map { Self.point(at: $0, values, shift: 0) }
        }
    }

    private static func point(at place: Int, _ values: [Double], shift: Double) -> Point {
        var value = values[place]
        if place > 0, place < places {
            let bend = values[place - 1] + values[place + 1] - 2 * value
            value -= bend > 0 ? shift : -shift
        }
        return (Double(place) / Double(places), value)
    }

    /// Returns positions whose connecting lines stay within a tolerance of the values, each as far as possible from
    /// the last.
    private static func places(_ values: [Double], tolerance: Double) -> [Int] {
        var result = [0]
        var start = 0
        while start < places {
            // The reach doubles while the line stays within the tolerance; a search then finds the last valid
            // position.
            var reach = 1
            while start + 2 * reach <= places, isStraight(values, start, start + 2 * reach, tolerance) { reach *= 2 }
            var (low, high) = (reach, min(2 * reach, places - start))
            while low < high {
                let middle = (low + high + 1) / 2
                if isStraight(values, start, start + middle, tolerance) { low = middle } else { high = middle - 1 }
            }
            start += low
            result.append(start)
        }
        return result
    }

    private static func isStraight(_ values: [Double], _ start: Int, _ end: Int, _ tolerance: Double) -> Bool {
        let slope = (values[end] - values[start]) / Double(end - start)
        var place = start
        while place <= end {
            // A value that isn't a number is never straight.
            if !(abs(values[start] + slope * Double(place - start) - values[place]) <= tolerance) { return false }
            place += 1
        }
        return true
    }

    private static func distance(of points: [Point], from values: [Double]) -> Double {
        var furthest = 0.0
        for (first, second) in zip(points, points.dropFirst()) {
            let (start, end) = (
                Int((first.part * Double(places)).rounded()), Int((second.part * Double(places)).rounded())
            )
            for place in start...end {
                let share = Double(place - start) / Double(max(end - start, 1))
                furthest = max(furthest, abs(first.value + (second.value - first.value) * share - values[place]))
            }
        }
        return furthest
    }
}
