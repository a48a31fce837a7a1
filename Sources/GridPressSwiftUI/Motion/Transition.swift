/// A change of a view that comes or goes; a still picture shows it where it is there.
///
/// In a picture of several states, the transitions of this module move as they say. What a custom one does isn't known
/// before it is drawn, so the view fades.
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = TransitionContent

    /// Returns the view in a phase; no picture asks for it.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }

    /// The transition as data.
    @_documentation(visibility: internal)
    var _data: AnyTransition { get }
}

extension Transition {
    /// The properties of the transition: it moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A custom transition fades.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .opacity }

    /// Returns both transitions at once.
    public func combined<Other: Transition>(with other: Other) -> some Transition {
        DataTransition(_data: _data.combined(with: other._data))
    }

    /// Returns the transition with an animation in place of that of the change.
    public func animation(_ animation: Animation?) -> some Transition {
        DataTransition(_data: _data.animation(animation))
    }
}

extension AnyTransition {
    /// Creates a transition that hides the type of another.
    public init<T: Transition>(_ transition: T) { self = transition._data }
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
