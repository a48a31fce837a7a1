extension Spring {
    /// A spring by its mass, its stiffness and its damping.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring by the time in which it comes to rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let frequency = -log(epsilon) / max(dampingRatio * settlingDuration, 1e-9)
        self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
    }

    /// The time of a swing in seconds.
    public var response: Double { duration }
    /// The damping: 1 where it doesn't swing beyond.
    public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
    /// The mass.
    public var mass: Double { 1 }
    /// The stiffness.
    public var stiffness: Double { frequency * frequency }
    /// The damping of a mass of 1.
    public var damping: Double { 2 * dampingRatio * frequency }
    /// The time in which it comes nearly to rest.
    public var settlingDuration: TimeInterval { -log(0.001) / max(dampingRatio * frequency, 1e-9) }

    private var frequency: Double { 2 * .pi / max(duration, 1e-9) }

    /// Returns the parts of the way and of the first speed that are left after a time, and how fast they change.
    private func motion(at time: TimeInterval) -> (way: Double, push: Double, wayChange: Double, pushChange: Double) {
        let (ratio, frequency) = (dampingRatio, frequency)
        let decay = exp(-ratio * frequency * time)
        guard ratio < 1 else {
            // As without damping beyond the critical one.
            let way = decay * (1 + frequency * time)
            return (way, decay * time, -decay * frequency * frequency * time, decay * (1 - frequency * time))
        }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let (sine, cosine) = (sin(swing * time), cos(swing * time))
        let damped = ratio * frequency / swing
        return (
            decay * (cosine + damped * sine), decay * sine / swing,
            -decay * sine * frequency * frequency / swing, decay * (cosine - damped * sine)
        )
    }

    /// Returns the value after a time, on the way from 0 to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.multiplied(by: 1 - motion.way) + initialVelocity.multiplied(by: motion.push)
    }

    /// Returns the speed after a time, on the way from 0 to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.multiplied(by: -motion.wayChange) + initialVelocity.multiplied(by: motion.pushChange)
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
