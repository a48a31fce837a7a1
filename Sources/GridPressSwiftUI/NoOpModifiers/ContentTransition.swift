/// The movement of the content of a view that changes; a still picture shows none of it.
public struct ContentTransition: Hashable, Sendable {
    private init() {}

    /// At once.
    public static let identity = ContentTransition()
    /// Fading.
    public static let opacity = ContentTransition()
    /// Step by step.
    public static let interpolate = ContentTransition()
    /// Digit by digit.
    public static let numericText = ContentTransition()

    /// Returns a transition that changes digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

    /// Returns a transition that changes digit by digit.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
