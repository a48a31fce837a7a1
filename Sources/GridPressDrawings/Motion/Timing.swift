extension Drawing {
    /// When a change starts, how long it takes, how it goes, and how often it is repeated.
    public struct Timing: Hashable, Sendable {
        /// The way from the start to the end.
        public var curve: TimingCurve
        /// The time in which the way is gone once, in seconds.
        public var duration: Double
        /// The time before the change starts, in seconds.
        public var delay: Double
        /// The number of times that the way is gone; `nil` for no end.
        public var passCount: Int?
        /// Whether every second way goes back.
        public var autoreverses: Bool

        /// Creates a timing.
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

        /// At once, without a movement.
        public static let immediate = Timing(curve: .linear, duration: 0)

        /// The time until everything is at rest, with the delay; `nil` for no end.
        public var totalDuration: Double? { passCount.map { delay + Double($0) * duration } }

        /// The same change, made once.
        package var once: Timing {
            var once = self
            (once.passCount, once.autoreverses) = (1, false)
            return once
        }

        /// Returns the position on the way from 0 to 1 at a time; a spring may swing beyond.
        public func progress(at time: Double) -> Double {
            let passed = time - delay
            guard passed > 0 else { return 0 }
            // After all ways there is the new state, also where the last one went back.
            guard duration > 0 else { return 1 }
            // The end is the end, whatever is rounded on the way there.
            let pass = (passed / duration + 1e-9).rounded(.down)
            if let passCount, pass >= Double(passCount) { return 1 }
            let isBack = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
            let part = passed / duration - pass
            return curve.value(at: isBack ? 1 - part : part, duration: duration)
        }
    }
}

extension Drawing.TimingCurve {
    /// The curve with numbers as records have them, so that one that is read back is the same.
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
