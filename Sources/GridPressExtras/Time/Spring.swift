/// The motion of a spring from one value to another.
///
/// A still picture shows its end.
public struct Spring: Hashable, Sendable {
    /// The perceived duration of the spring, in seconds.
    public var duration: TimeInterval
    /// The amount of bounce: 0 for none, and less than 0 for a motion that ends more slowly.
    public var bounce: Double

    /// Creates a spring with a perceived duration in seconds and a bounce.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// Creates a spring with a response in seconds and a damping ratio; with a ratio of 1 or more, it doesn't bounce.
    public init(response: Double, dampingRatio: Double) {
        let bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
        self.init(duration: response, bounce: bounce)
    }

    /// A spring without bounce.
    public static var smooth: Spring { Spring() }
    /// A spring with a little bounce.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring with bounce.
    public static var bouncy: Spring { Spring(bounce: 0.3) }

    /// Returns a spring without bounce, unless extra bounce is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring with a little bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring with bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
