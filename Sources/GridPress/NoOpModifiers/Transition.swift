/// A change of a view that comes or goes; a still picture shows it when it is there.
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = TransitionContent

    /// Returns the view in a phase; no picture asks for it.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The properties of the transition: it moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns both transitions at once.
    public func combined<Other: Transition>(with other: Other) -> IdentityTransition { IdentityTransition() }

    /// Returns the transition with an animation.
    public func animation(_ animation: Animation?) -> Self { self }
}

/// A view that comes or goes.
public struct TransitionContent: NonisolatedView {
    /// Nothing: no picture shows a view that comes or goes.
    public var body: some View { EmptyView() }
}

/// A phase of a view that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
    /// About to come.
    case willAppear
    /// There.
    case identity
    /// Gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// From -1, before it comes, to 1, after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Hashable, Sendable {
    /// Whether something moves.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that leaves the view as it is, as a still picture shows all of them.
public struct IdentityTransition: Transition, Sendable {
    /// Creates a transition.
    public init() {}

    /// Returns the view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that fades.
public typealias OpacityTransition = IdentityTransition
/// A view that slides.
public typealias SlideTransition = IdentityTransition

/// A view that is blurred while another one comes.
public struct BlurReplaceTransition: Transition, Sendable {
    /// The movements of both views.
    public struct Configuration: Hashable, Sendable {
        private let name: String

        /// Down and up.
        public static let downUp = Configuration(name: "downUp")
        /// Both up.
        public static let upUp = Configuration(name: "upUp")
    }

    /// Creates a transition.
    public init(configuration: Configuration = .downUp) {}

    /// Returns the view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    /// A view that is blurred while another one comes.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }

    /// Returns a view that is blurred while another one comes.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension Transition where Self == IdentityTransition {
    /// A view that fades.
    public static var opacity: IdentityTransition { IdentityTransition() }
    /// A view that doesn't change.
    public static var identity: IdentityTransition { IdentityTransition() }
    /// A view that slides.
    public static var slide: IdentityTransition { IdentityTransition() }
    /// A view that grows.
    public static var scale: IdentityTransition { IdentityTransition() }

    /// Returns a view that grows.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> IdentityTransition {
        IdentityTransition()
    }

    /// Returns a view that moves from an edge.
    public static func move(edge: Edge) -> IdentityTransition { IdentityTransition() }

    /// Returns a view that pushes another one away.
    public static func push(from edge: Edge) -> IdentityTransition { IdentityTransition() }

    /// Returns a view that moves.
    public static func offset(_ offset: CGSize) -> IdentityTransition { IdentityTransition() }

    /// Returns a view that moves.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> IdentityTransition { IdentityTransition() }

    /// Returns a view that comes in one way and goes in another.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion,
        removal: Removal
    ) -> IdentityTransition {
        IdentityTransition()
    }
}

extension AnyTransition {
    /// Creates a transition that hides the type of another.
    public init<T: Transition>(_ transition: T) { self = .identity }
}

nonisolated extension View {
    /// Has no effect in a static rendering: nothing comes or goes.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> Self { self }

    /// Has no effect in a static rendering: nothing moves from one place to another.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> Self {
        self
    }
}

/// The appearance of a view that a screen moves out of; a still picture shows the view alone.
public struct EmptyMatchedTransitionSourceConfiguration: Sendable {
    /// Returns the same.
    public func background(_ style: Color) -> Self { self }

    /// Returns the same.
    public func clipShape<S: Shape>(_ shape: S) -> Self { self }

    /// Returns the same.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
