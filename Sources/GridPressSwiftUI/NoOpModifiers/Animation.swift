/// How something changes in time; a still picture shows none of it.
public struct Animation: Hashable, Sendable {
    /// Any animation is like any other: none is seen.
    private init() {}

    /// The usual one.
    public static let `default` = Animation()
    /// Slow at first.
    public static let easeIn = Animation()
    /// Slow at last.
    public static let easeOut = Animation()
    /// Slow at first and at last.
    public static let easeInOut = Animation()
    /// At one speed.
    public static let linear = Animation()
    /// As a spring swings.
    public static let spring = Animation()
    /// As a spring that follows a finger.
    public static let interactiveSpring = Animation()
    /// As a spring that swings beyond.
    public static let bouncy = Animation()
    /// As a spring that doesn't swing.
    public static let smooth = Animation()
    /// As a quick spring.
    public static let snappy = Animation()

    /// Slow at first.
    public static func easeIn(duration: Double) -> Animation { Animation() }

    /// Slow at last.
    public static func easeOut(duration: Double) -> Animation { Animation() }

    /// Slow at first and at last.
    public static func easeInOut(duration: Double) -> Animation { Animation() }

    /// At one speed.
    public static func linear(duration: Double) -> Animation { Animation() }

    /// Along a curve.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    {
        Animation()
    }

    /// As a spring swings.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    {
        Animation()
    }

    /// As a spring swings.
    @_disfavoredOverload
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation()
    }

    /// As a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        Animation()
    }

    /// As a spring of a mass and a stiffness.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        Animation()
    }

    /// As a spring that swings beyond.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    /// As a spring that doesn't swing.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    /// As a quick spring.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    /// The same, later.
    public func delay(_ delay: Double) -> Animation { self }

    /// The same, quicker.
    public func speed(_ speed: Double) -> Animation { self }

    /// The same, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// The same, over and over again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes at once, whatever the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Makes changes at once, whatever the animation, and goes on with what comes after it.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// When an animation counts as over; in a still picture it always is.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// When it is nearly at rest.
    case logicallyComplete
    /// When it is at rest.
    case removed
}

/// Makes changes at once, whatever the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// What goes along with a change of state; a still picture shows none of it.
public struct Transaction: Sendable {
    /// The animation of the change.
    public var animation: Animation?
    /// Whether views inside may not animate.
    public var disablesAnimations = false
    /// Whether the change goes on, as while a finger moves.
    public var isContinuous = false
    /// Whether the speed of the change is measured.
    public var tracksVelocity = false
    var values = Values()

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

extension Binding {
    /// A binding that reads with a closure, and writes with one that receives a transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// The same binding.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// The same binding.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

/// How a view comes and goes; a still picture shows none of it.
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

    /// Growing from a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

    /// From a side.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    /// From a side, pushing others away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// From somewhere else.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    /// From somewhere else.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// Coming and going in two ways.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    /// From one modifier to another.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition { AnyTransition() }

    /// In both ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// With an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes; a still picture shows none of it.
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

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

    /// Digit by digit.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
