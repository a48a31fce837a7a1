/// The movement of a view that comes or goes; a still picture shows none of it.
public struct AnyTransition: Sendable {
    private init() {}

    /// At once.
    public static let identity = AnyTransition()
    /// Fading.
    public static let opacity = AnyTransition()
    /// Growing.
    public static let scale = AnyTransition()
    /// From one side to the other.
    public static let slide = AnyTransition()
    /// Blurred.
    public static let blurReplace = AnyTransition()

    /// Returns a transition that grows the view from a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

    /// Returns a transition that moves the view in from a side.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    /// Returns a transition that moves the view in from a side, and others away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// Returns a transition that moves the view in from an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    /// Returns a transition that moves the view in from an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// Returns a transition that inserts the view in one way and removes it in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    /// Returns a transition that goes from one modifier to another.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition { AnyTransition() }

    /// Returns the transition.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// Returns the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

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
