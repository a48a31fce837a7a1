extension Drawing {
    /// The timing of a change: its curve, its duration, its delay and its repetitions.
    ///
    /// ```swift
    /// let timing = Drawing.Timing(curve: .linear, duration: 2, delay: 0.5, passCount: 3)
    /// print(timing.progress(at: 1.5))  // 0.5
    /// print(timing.totalDuration ?? .infinity)  // 6.5
    /// ```
    public struct Timing: Hashable, Sendable {
        /// The curve of the progress from the start to the end.
        public var curve: TimingCurve
        /// The duration of one pass, in seconds.
        public var duration: Double
        /// The time before the change starts, in seconds.
        public var delay: Double
        /// The number of passes, from 1 to 1,000; `nil` to repeat the change forever.
        public var passCount: Int?
        /// A Boolean value that indicates whether every second pass runs backwards.
        public var autoreverses: Bool

        /// Creates a timing.
        ///
        /// Negative durations and delays become 0. Numbers are rounded to millionths.
        public init(
            curve: TimingCurve = .easeInOut,
            duration: Double,
            delay: Double = 0,
            passCount: Int? = 1,
            autoreverses: Bool = false
        ) {
            self.curve = curve.inMillionths
            self.duration = max(duration, 0).inMillionths
            self.delay = max(delay, 0).inMillionths
            self.passCount = passCount.map { min(max($0, 1), Self.mostPasses) }
            self.autoreverses = autoreverses
        }

        /// The largest number of passes.
        private static let mostPasses = 1000

        /// The timing of a change without a movement.
        public static let immediate = Timing(curve: .linear, duration: 0)

        /// The time until the change has ended, including the delay; `nil` if it never ends.
        public var totalDuration: Double? { passCount.map { delay + Double($0) * duration } }

        /// The timing of a single pass.
        package var once: Timing {
            var once = self
            (once.passCount, once.autoreverses) = (1, false)
            return once
        }

        /// Returns the progress of the change at a time, from 0 to 1.
        ///
        /// A spring can overshoot.
        ///
        /// - Parameter time: The time in seconds.
        public func progress(at time: Double) -> Double {
            let passed = time - delay
            guard passed > 0 else { return 0 }
            // After all passes, the new state is shown, even if the last pass ran backwards.
            guard duration > 0 else { return 1 }
            // The tolerance ends the last pass in spite of rounding errors.
            let pass = (passed / duration + 1e-9).rounded(.down)
            if let passCount, pass >= Double(passCount) { return 1 }
            let isBack = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
            let part = passed / duration - pass
            return curve.value(at: isBack ? 1 - part : part, duration: duration)
        }
    }
}

extension Drawing.TimingCurve {
    /// The curve with the precision of records, so that a curve read from a record is equal.
    fileprivate var inMillionths: Drawing.TimingCurve {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2):
            .bezier(x1: x1.inMillionths, y1: y1.inMillionths, x2: x2.inMillionths, y2: y2.inMillionths)
        case .circle: self
        case .spring(let response, let dampingRatio, let velocity):
            .spring(
                response: response.inMillionths,
                dampingRatio: dampingRatio.inMillionths,
                velocity: velocity.inMillionths
            )
        }
    }
}

extension Double {
    fileprivate var inMillionths: Double { isFinite ? (self * 1e6).rounded() / 1e6 : 0 }
}
