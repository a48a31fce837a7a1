/// The movement of a spring from one value to another; a still picture shows its end.
public struct Spring: Hashable, Sendable {
    /// The time of a swing in seconds.
    public var duration: TimeInterval
    /// The part of the way that it swings beyond: 0 for none, less for a movement that is slower at its end.
    public var bounce: Double

    /// A spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// A spring by the time of a swing and by its damping, where 1 is as much as no swing beyond needs.
    public init(response: Double, dampingRatio: Double) {
        let bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
        self.init(duration: response, bounce: bounce)
    }

    /// A spring that doesn't swing beyond.
    public static var smooth: Spring { Spring() }
    /// A quick spring.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring that swings beyond.
    public static var bouncy: Spring { Spring(bounce: 0.3) }

    /// Returns a spring that doesn't swing beyond, by default.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a quick spring.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring that swings beyond.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
