/// The moments of an animation.
///
/// The time in which a spring comes to rest is searched for, once for all moments.
package struct AnimationTimeline {
    private let animation: Animation
    /// The time that the way is gone in once, in seconds: for a spring, until it stays within a thousandth of its end.
    package let passDuration: Double

    /// The moments of an animation.
    package init(_ animation: Animation) {
        self.animation = animation
        passDuration =
            switch animation.course {
            case .curve(_, let duration): duration / animation.pace
            case .spring(let spring, _): spring.settlingDuration / animation.pace
            }
    }

    /// The time before the change starts, in seconds.
    package var delay: Double { animation.start }

    /// The number of times that the way is gone; `nil` for no end.
    package var passCount: Int? {
        switch animation.repetition {
        case .once: 1
        case .count(let count, _): count
        case .forever: nil
        }
    }

    /// Whether every second way goes back.
    package var autoreverses: Bool {
        switch animation.repetition {
        case .once: false
        case .count(_, let autoreverses), .forever(let autoreverses): autoreverses
        }
    }

    /// The time until everything is at rest, with the delay; `nil` for no end.
    package var duration: Double? { passCount.map { delay + Double($0) * passDuration } }

    /// Returns the position on the way from 0 to 1 at a time; a spring may swing beyond.
    package func progress(at time: Double) -> Double {
        let passed = time - delay
        guard passed > 0 else { return 0 }
        // After all ways there is the new state, also where the last one went back.
        guard passDuration > 0 else { return 1 }
        let pass = (passed / passDuration).rounded(.down)
        if let passCount, pass >= Double(passCount) { return 1 }
        let isBack = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
        let rest = passed - pass * passDuration
        return progressOfPass(isBack ? passDuration - rest : rest)
    }

    private func progressOfPass(_ time: Double) -> Double {
        let time = time * animation.pace
        return switch animation.course {
        case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
        case .spring(let spring, let velocity): spring.value(target: 1.0, initialVelocity: velocity, time: time)
        }
    }
}
