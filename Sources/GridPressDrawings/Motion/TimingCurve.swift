extension Drawing {
    /// The progress of a change, from 0 at its start to 1 at its end, while time goes from 0 to 1.
    ///
    /// ```swift
    /// let easeOut = Drawing.TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// let timing = Drawing.Timing(curve: easeOut, duration: 0.6)
    /// let early = timing.progress(at: 0.1)
    /// ```
    public enum TimingCurve: Hashable, Sendable {
        /// A curve with two control points, as `cubic-bezier()` in CSS.
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        /// A quarter of a circle at the start, at the end, or at both.
        case circle(isSlowAtStart: Bool, isSlowAtEnd: Bool)
        /// A spring that rests at the end of the duration.
        ///
        /// The response is the period without damping, in seconds. The velocity is the initial velocity, in distances
        /// per second.
        case spring(response: Double, dampingRatio: Double, velocity: Double)

        /// A curve with constant speed.
        public static let linear = bezier(x1: 0, y1: 0, x2: 1, y2: 1)
        /// A curve that is slow at the start and at the end.
        public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

        /// Whether the curve has constant speed.
        package var isLinear: Bool {
            guard case .bezier(let x1, let y1, let x2, let y2) = self else { return false }
            return x1 == y1 && x2 == y2
        }

        /// Returns the progress at a fraction of the time.
        ///
        /// - Parameters:
        ///   - part: The fraction of the time, clamped to the range from 0 to 1.
        ///   - duration: The whole duration in seconds, which springs need.
        package func value(at part: Double, duration: Double) -> Double {
            let part = min(max(part, 0), 1)
            if isLinear { return part }
            switch self {
            case .bezier(let x1, let y1, let x2, let y2):
                var (low, high) = (0.0, 1.0)
                for _ in 0..<50 {
                    let middle = (low + high) / 2
                    if Self.bezier(x1, x2, middle) < part { low = middle } else { high = middle }
                }
                return Self.bezier(y1, y2, (low + high) / 2)
            case .circle(true, false): return Self.slowAtStart(part)
            case .circle(false, _): return 1 - Self.slowAtStart(1 - part)
            case .circle(true, true):
                return part < 0.5 ? Self.slowAtStart(2 * part) / 2 : 1 - Self.slowAtStart(2 - 2 * part) / 2
            case .spring(let response, let ratio, let velocity):
                if part >= 1 { return 1 }
                return SpringMotion(response: response, dampingRatio: ratio)
                    .progress(at: part * duration, velocity: velocity)
            }
        }

        private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
        }

        private static func slowAtStart(_ part: Double) -> Double { 1 - (1 - part * part).squareRoot() }
    }
}
