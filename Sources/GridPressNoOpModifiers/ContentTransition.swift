import GridPressViews

/// A transition between two contents of a view.
///
/// Has no effect in a static rendering.
public struct ContentTransition: Hashable, Sendable {
    private init() {}

    /// The transition without an animation.
    public static let identity = ContentTransition()
    /// The transition that fades.
    public static let opacity = ContentTransition()
    /// The transition that interpolates the contents.
    public static let interpolate = ContentTransition()
    /// The transition that changes digits one by one.
    public static let numericText = ContentTransition()

    /// Returns the transition that changes digits one by one.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

    /// Returns the transition that changes digits one by one.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
