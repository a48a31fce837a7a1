/// The timing of a change: a curve or a spring, its duration, and its repetitions.
///
/// A still picture shows the end of every change.
public struct Animation: Hashable, Sendable {
    /// The progress from the start to the end.
    enum Course: Hashable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring, velocity: Double)
    }

    /// The number of times that the animation runs.
    enum Repetition: Hashable {
        case once
        case count(Int, autoreverses: Bool)
        case forever(autoreverses: Bool)
    }

    let course: Course
    /// The delay before the change starts, in seconds.
    private(set) var start = 0.0
    /// The speed: the number of seconds of the course per second.
    private(set) var pace = 1.0
    private(set) var repetition = Repetition.once

    /// Whether the author sets the number of times that the animation runs.
    package var hasRepetition: Bool { repetition != .once }

    private init(_ course: Course) { self.course = course }

    private init(_ curve: UnitCurve, _ duration: Double) { self.init(.curve(curve, duration: max(duration, 0))) }

    private init(_ spring: Spring, velocity: Double = 0) { self.init(.spring(spring, velocity: velocity)) }

    /// The default duration of a curve, in seconds.
    private static let defaultDuration = 0.35

    /// The default animation: a spring without bounce.
    public static let `default` = Animation(Spring(response: 0.55, dampingRatio: 1))
    /// A curve that starts slowly.
    public static let easeIn = easeIn(duration: defaultDuration)
    /// A curve that ends slowly.
    public static let easeOut = easeOut(duration: defaultDuration)
    /// A curve that starts and ends slowly.
    public static let easeInOut = easeInOut(duration: defaultDuration)
    /// A change at a constant speed.
    public static let linear = linear(duration: defaultDuration)
    /// A spring without bounce.
    public static let spring = Animation(Spring())
    /// A spring for changes that follow a finger.
    public static let interactiveSpring = interactiveSpring()
    /// A spring with bounce.
    public static let bouncy = Animation(Spring.bouncy)
    /// A spring without bounce.
    public static let smooth = Animation(Spring.smooth)
    /// A spring with a little bounce.
    public static let snappy = Animation(Spring.snappy)

    /// Returns a curve that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

    /// Returns a curve that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

    /// Returns a curve that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

    /// Returns a change at a constant speed, with a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

    /// Returns a cubic Bézier curve with two control points, and a duration in seconds.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1),
            endControlPoint: UnitPoint(x: x2, y: y2)
        )
        return Animation(curve, duration)
    }

    /// Returns a curve with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(curve, duration) }

    /// Returns a spring animation.
    ///
    /// The blend duration has no effect.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a spring animation.
    ///
    /// The blend duration has no effect.
    @_disfavoredOverload
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    /// Returns a spring animation.
    ///
    /// The blend duration has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(spring) }

    /// Returns a spring animation for changes that follow a finger.
    ///
    /// The blend duration has no effect.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a spring animation with physical parameters.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(spring, velocity: initialVelocity)
    }

    /// A spring without bounce.
    public static let interpolatingSpring = Animation(Spring())

    /// Returns a spring animation with an initial velocity.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring, velocity: initialVelocity)
    }

    /// Returns a spring animation with an initial velocity.
    @_disfavoredOverload
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }

    /// Returns a spring animation for changes that follow a finger.
    ///
    /// The blend duration has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    /// Returns a spring animation with bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation without bounce, unless extra bounce is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation with a little bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Delay, speed and repetition

    /// Returns the animation with a delay in seconds before it.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.start += max(delay, 0)
        return later
    }

    /// Returns the animation at a multiple of its speed; a multiple that isn't positive changes nothing.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var quicker = self
        quicker.pace *= speed
        quicker.start /= speed
        return quicker
    }

    /// Returns the animation, run a number of times, at least once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.repetition = .count(max(repeatCount, 1), autoreverses: autoreverses)
        return repeated
    }

    /// Returns the animation, repeated forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.repetition = .forever(autoreverses: autoreverses)
        return repeated
    }
}
