/// A description of how a view appears and disappears.
///
/// A still picture shows the view in place.
///
/// In a picture of several states, the transitions of this module are drawn as described. Custom ones are drawn as
/// fading, because their effects aren't known before they are drawn.
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that appears or disappears.
    typealias Content = TransitionContent

    /// Returns the view in a phase.
    ///
    /// GridPress never calls this method.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }

    /// The transition as data.
    @_documentation(visibility: internal)
    var _data: AnyTransition { get }
}

extension Transition {
    /// The default properties, which state that the transition has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The transition as data: a custom transition fades.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .opacity }

    /// Returns a transition that combines this one and another.
    public func combined<Other: Transition>(with other: Other) -> some Transition {
        DataTransition(_data: _data.combined(with: other._data))
    }

    /// Returns the transition with an animation that replaces the animation of the change.
    public func animation(_ animation: Animation?) -> some Transition {
        DataTransition(_data: _data.animation(animation))
    }
}

extension AnyTransition {
    /// Creates a transition that hides the type of another one.
    public init<T: Transition>(_ transition: T) { self = transition._data }
}

/// The view that a transition's body changes.
public struct TransitionContent: NonisolatedView {
    /// An empty view, because no picture calls the body of a transition.
    public var body: some View { EmptyView() }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is in place.
    case identity
    /// The view has disappeared.
    case didDisappear

    /// A Boolean value that indicates whether the view is in place.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the view appears, 0 in place, and 1 after it has disappeared.
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
    /// A Boolean value that indicates whether the transition has motion.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
