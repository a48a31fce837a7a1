/// A change in time: a curve or a spring, how long it takes, and how often it is repeated.
///
/// A still picture shows the end of every change.
public struct Animation: Hashable, Sendable {
    /// The way from the start to the end.
    enum Course: Hashable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring, velocity: Double)
    }

    /// The number of times that the way is gone.
    enum Repetition: Hashable {
        case once
        case count(Int, autoreverses: Bool)
        case forever(autoreverses: Bool)
    }

    let course: Course
    /// The time before the change starts, in seconds.
    private(set) var start = 0.0
    /// The number of seconds of the course in each second.
    private(set) var pace = 1.0
    private(set) var repetition = Repetition.once

    private init(_ course: Course) { self.course = course }

    private init(_ curve: UnitCurve, _ duration: Double) { self.init(.curve(curve, duration: max(duration, 0))) }

    private init(_ spring: Spring, velocity: Double = 0) { self.init(.spring(spring, velocity: velocity)) }

    /// The default duration of a curve.
    private static let defaultDuration = 0.35

    /// The default: a spring that doesn't swing beyond.
    public static let `default` = Animation(Spring(response: 0.55, dampingRatio: 1))
    /// Slow at first.
    public static let easeIn = easeIn(duration: defaultDuration)
    /// Slow at last.
    public static let easeOut = easeOut(duration: defaultDuration)
    /// Slow at first and at last.
    public static let easeInOut = easeInOut(duration: defaultDuration)
    /// At one speed.
    public static let linear = linear(duration: defaultDuration)
    /// As a spring swings.
    public static let spring = Animation(Spring())
    /// As a spring that follows a finger.
    public static let interactiveSpring = interactiveSpring()
    /// As a spring that swings beyond.
    public static let bouncy = Animation(Spring.bouncy)
    /// As a spring that doesn't swing.
    public static let smooth = Animation(Spring.smooth)
    /// As a quick spring.
    public static let snappy = Animation(Spring.snappy)

    /// Returns an animation that is slow at first.
    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

    /// Returns an animation that is slow at last.
    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

    /// Returns an animation that is slow at first and at last.
    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

    /// Returns an animation at one speed.
    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

    /// Returns an animation along a curve.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1),
            endControlPoint: UnitPoint(x: x2, y: y2)
        )
        return Animation(curve, duration)
    }

    /// Returns an animation along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(curve, duration) }

    /// Returns the movement of a spring.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns the movement of a spring.
    @_disfavoredOverload
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    /// Returns the movement of a spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(spring) }

    /// Returns the movement of a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns the movement of a spring of a mass and a stiffness.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(spring, velocity: initialVelocity)
    }

    /// A spring that doesn't swing beyond.
    public static let interpolatingSpring = Animation(Spring())

    /// Returns the movement of a spring with a velocity at its start.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring, velocity: initialVelocity)
    }

    /// Returns the movement of a spring with a velocity at its start.
    @_disfavoredOverload
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }

    /// Returns the movement of a spring that follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    /// Returns the movement of a spring that swings beyond.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns the movement of a spring that doesn't swing.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// Returns the movement of a quick spring.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Delay, speed and repetition

    /// Returns the animation with a later start.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.start += max(delay, 0)
        return later
    }

    /// Returns the animation at another speed.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var quicker = self
        quicker.pace *= speed
        quicker.start /= speed
        return quicker
    }

    /// Returns the animation, repeated several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.repetition = .count(max(repeatCount, 1), autoreverses: autoreverses)
        return repeated
    }

    /// Returns the animation, repeated without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.repetition = .forever(autoreverses: autoreverses)
        return repeated
    }
}
