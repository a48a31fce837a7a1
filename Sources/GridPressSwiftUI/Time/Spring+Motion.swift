extension Spring {
    /// A spring by its mass, its stiffness and its damping.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring by the time in which it comes to rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // A spring of twice the response takes twice the time.
        let unit = SpringMotion(response: 1, dampingRatio: dampingRatio).settlingDuration(within: epsilon)
        self.init(response: settlingDuration / max(unit, 1e-9), dampingRatio: dampingRatio)
    }

    /// The time of a swing in seconds.
    public var response: Double { duration }
    /// The damping: 1 where it doesn't swing beyond.
    public var dampingRatio: Double { bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3) }
    /// The mass.
    public var mass: Double { 1 }
    /// The stiffness.
    public var stiffness: Double { frequency * frequency }
    /// The damping of a mass of 1.
    public var damping: Double { 2 * dampingRatio * frequency }
    /// The time after which it stays within a thousandth of its end.
    public var settlingDuration: TimeInterval { motion.settlingDuration(within: 0.001) }

    /// The movement in time.
    private var motion: SpringMotion { SpringMotion(response: duration, dampingRatio: dampingRatio) }

    private var frequency: Double { motion.frequency }

    /// Returns the value after a time, on the way from 0 to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let rest = motion.rest(at: time)
        return target.multiplied(by: 1 - rest.way) + initialVelocity.multiplied(by: rest.push)
    }

    /// Returns the speed after a time, on the way from 0 to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let rest = motion.rest(at: time)
        return target.multiplied(by: -rest.wayChange) + initialVelocity.multiplied(by: rest.pushChange)
    }

    /// Returns the time in which a value comes nearly to rest.
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
