extension Spring {
    /// Creates a spring with a mass, a stiffness and a damping.
    ///
    /// The damping ratio is limited to 1, unless `allowOverDamping` is `true`.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// Creates a spring with the time in seconds until it rests, and a damping ratio.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // A spring with twice the response takes twice as long.
        let unit = SpringMotion(response: 1, dampingRatio: dampingRatio).settlingDuration(within: epsilon)
        self.init(response: settlingDuration / max(unit, 1e-9), dampingRatio: dampingRatio)
    }

    /// The period of the spring in seconds, which equals its perceived duration.
    public var response: Double { duration }
    /// The damping ratio: below 1 the spring bounces, at 1 or above it doesn't.
    public var dampingRatio: Double { bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3) }
    /// The mass, which is always 1.
    public var mass: Double { 1 }
    /// The stiffness.
    public var stiffness: Double { frequency * frequency }
    /// The damping for a mass of 1.
    public var damping: Double { 2 * dampingRatio * frequency }
    /// The time, in seconds, after which the spring stays within a thousandth of its target.
    public var settlingDuration: TimeInterval { motion.settlingDuration(within: 0.001) }

    /// The motion of the spring over time.
    private var motion: SpringMotion { SpringMotion(response: duration, dampingRatio: dampingRatio) }

    private var frequency: Double { motion.frequency }

    /// Returns the value at a time in seconds, on the way from 0 to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let rest = motion.rest(at: time)
        return target.multiplied(by: 1 - rest.way) + initialVelocity.multiplied(by: rest.push)
    }

    /// Returns the velocity at a time in seconds, on the way from 0 to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let rest = motion.rest(at: time)
        return target.multiplied(by: -rest.wayChange) + initialVelocity.multiplied(by: rest.pushChange)
    }

    /// Returns the time in seconds until a value nearly rests, which is ``settlingDuration``.
    ///
    /// The arguments have no effect.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        settlingDuration
    }
}

extension VectorArithmetic {
    fileprivate func multiplied(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}
