extension Drawing.Timing {
    /// Creates the timing of an animation.
    ///
    /// A spring ends when it stays within a thousandth of its final value.
    package init(_ animation: Animation) {
        let (curve, duration): (Drawing.TimingCurve, Double) =
            switch animation.course {
            case .curve(let curve, let duration): (curve.timingCurve, duration / animation.pace)
            case .spring(let spring, let velocity):
                (
                    .spring(
                        response: spring.response / animation.pace,
                        dampingRatio: spring.dampingRatio,
                        velocity: velocity * animation.pace
                    ),
                    spring.settlingDuration / animation.pace
                )
            }
        let (passCount, autoreverses): (Int?, Bool) =
            switch animation.repetition {
            case .once: (1, false)
            // A single pass has no pass that runs backwards.
            case .count(let count, let autoreverses): (count, autoreverses && count > 1)
            case .forever(let autoreverses): (nil, autoreverses)
            }
        self.init(
            curve: curve,
            duration: duration,
            delay: animation.start,
            passCount: passCount,
            autoreverses: autoreverses
        )
    }
}
