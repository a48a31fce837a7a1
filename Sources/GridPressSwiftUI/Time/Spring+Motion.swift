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
        let unit = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(within: epsilon)
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
    public var settlingDuration: TimeInterval { settlingDuration(within: 0.001) }

    private var frequency: Double { 2 * .pi / max(duration, 1e-9) }

    /// Returns the parts of the way and of the first speed that are left after a time, and how fast they change.
    private func motion(at time: TimeInterval) -> (way: Double, push: Double, wayChange: Double, pushChange: Double) {
        let (ratio, frequency) = (dampingRatio, frequency)
        let decay = exp(-ratio * frequency * time)
        if abs(ratio - 1) < 1e-9 {
            let way = decay * (1 + frequency * time)
            return (way, decay * time, -decay * frequency * frequency * time, decay * (1 - frequency * time))
        }
        if ratio > 1 {
            let root = (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
            let (late, early) = (exp(slow * time) / (slow - fast), exp(fast * time) / (slow - fast))
            return (
                slow * early - fast * late, late - early,
                slow * fast * (early - late), slow * late - fast * early
            )
        }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let (sine, cosine) = (sin(swing * time), cos(swing * time))
        let damped = ratio * frequency / swing
        return (
            decay * (cosine + damped * sine), decay * sine / swing,
            -decay * sine * frequency * frequency / swing, decay * (cosine - damped * sine)
        )
    }

    /// Returns the time after which it stays within a part of its way from its end.
    private func settlingDuration(within epsilon: Double) -> TimeInterval {
        // The slowest part of the movement bounds all of it.
        let slowness = dampingRatio > 1 ? dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot() : dampingRatio
        let limit = 2 * (1 - log(min(max(epsilon, 1e-9), 1))) / max(slowness * frequency, 1e-3)
        // The last of many moments at which it is outside, and then the moment between this one and the next.
        let step = limit / 2000
        func isOutside(_ time: Double) -> Bool { abs(motion(at: time).way) > epsilon }
        guard let last = (0..<2000).last(where: { isOutside(Double($0) * step) }) else { return 0 }
        var (outside, inside) = (Double(last) * step, Double(last + 1) * step)
        for _ in 0..<40 {
            let middle = (outside + inside) / 2
            if isOutside(middle) { outside = middle } else { inside = middle }
        }
        return inside
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
