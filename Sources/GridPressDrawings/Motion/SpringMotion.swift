/// The movement of a spring with a mass of 1 from one position to another.
package struct SpringMotion: Hashable, Sendable {
    /// The period of the spring without damping, in seconds.
    package var response: Double
    /// The damping.
    ///
    /// At 1, the critical damping, the spring just doesn't overshoot.
    package var dampingRatio: Double

    /// Creates a spring.
    package init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// The angular frequency of the spring without damping, in radians per second.
    package var frequency: Double { 2 * .pi / max(response, 1e-9) }

    /// The remaining fractions of the distance and of the initial velocity at a time, and their rates of change.
    package struct Rest {
        package var way: Double
        package var push: Double
        package var wayChange: Double
        package var pushChange: Double
    }

    /// Returns the remaining movement at a time, in seconds.
    package func rest(at time: Double) -> Rest {
        let (ratio, frequency) = (dampingRatio, frequency)
        let decay = exp(-ratio * frequency * time)
        if abs(ratio - 1) < 1e-9 {
            return Rest(
                way: decay * (1 + frequency * time),
                push: decay * time,
                wayChange: -decay * frequency * frequency * time,
                pushChange: decay * (1 - frequency * time)
            )
        }
        if ratio > 1 {
            let root = (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
            let (late, early) = (exp(slow * time) / (slow - fast), exp(fast * time) / (slow - fast))
            return Rest(
                way: slow * early - fast * late,
                push: late - early,
                wayChange: slow * fast * (early - late),
                pushChange: slow * late - fast * early
            )
        }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let (sine, cosine) = (sin(swing * time), cos(swing * time))
        let damped = ratio * frequency / swing
        return Rest(
            way: decay * (cosine + damped * sine),
            push: decay * sine / swing,
            wayChange: -decay * sine * frequency * frequency / swing,
            pushChange: decay * (cosine - damped * sine)
        )
    }

    /// Returns the position at a time, from 0 to 1.
    ///
    /// A spring can overshoot.
    ///
    /// - Parameters:
    ///   - time: The time in seconds.
    ///   - velocity: The initial velocity, in distances per second.
    package func progress(at time: Double, velocity: Double = 0) -> Double {
        let rest = rest(at: time)
        return 1 - rest.way + velocity * rest.push
    }

    /// Returns the time after which the distance to the end stays within a fraction of the whole distance.
    package func settlingDuration(within epsilon: Double) -> Double {
        // The slowest component of the movement limits the duration.
        let slowness = dampingRatio > 1 ? dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot() : dampingRatio
        let limit = 2 * (1 - log(min(max(epsilon, 1e-9), 1))) / max(slowness * frequency, 1e-3)
        // The last of 2,000 samples outside of the limit, followed by a bisection up to the next sample.
        let step = limit / 2000
        func isOutside(_ time: Double) -> Bool { abs(rest(at: time).way) > epsilon }
        guard let last = (0..<2000).last(where: { isOutside(Double($0) * step) }) else { return 0 }
        var (outside, inside) = (Double(last) * step, Double(last + 1) * step)
        for _ in 0..<40 {
            let middle = (outside + inside) / 2
            if isOutside(middle) { outside = middle } else { inside = middle }
        }
        return inside
    }
}
