/// A state of a figure that moves.
public nonisolated struct FigureState: Sendable {
    /// The words for the state, as pages show them; empty for none.
    public var title: String
    /// The animation of the change to this state; `nil` for that of the figure.
    public var animation: Animation?
    /// The figure of the state.
    var figure: Figure

    /// Creates a state of a figure.
    public init(_ figure: Figure, animation: Animation? = nil) {
        self.title = figure.title
        self.animation = animation
        self.figure = figure
    }

    /// Creates a state of some views; the isolation is that of the code which creates it, leave it out.
    ///
    /// - Parameters:
    ///   - title: The words for the state.
    ///   - animation: The animation of the change to this state; `nil` for that of the figure.
    public init<Content: View>(
        _ title: String = "",
        animation: Animation? = nil,
        isolation: (any Actor)? = #isolation,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Figure(title, isolation: isolation, content: content), animation: animation)
    }
}

/// A builder of states: each view is one, and so is each ``FigureState``.
@resultBuilder
public enum FigureStatesBuilder {
    /// Returns a view as a state.
    public static func buildExpression<Content: View>(_ view: Content) -> [FigureState] {
        [FigureState(Figure("", isolation: nil) { view })]
    }

    /// Returns a state.
    public static func buildExpression(_ state: FigureState) -> [FigureState] { [state] }

    /// Returns all states.
    public static func buildBlock(_ states: [FigureState]...) -> [FigureState] { states.flatMap { $0 } }

    /// Returns the states of a repetition.
    public static func buildArray(_ states: [[FigureState]]) -> [FigureState] { states.flatMap { $0 } }

    /// Returns the states of a condition.
    public static func buildOptional(_ states: [FigureState]?) -> [FigureState] { states ?? [] }

    /// Returns the states of a condition.
    public static func buildEither(first: [FigureState]) -> [FigureState] { first }

    /// Returns the states of a condition.
    public static func buildEither(second: [FigureState]) -> [FigureState] { second }

    /// Returns the states of newer systems.
    public static func buildLimitedAvailability(_ states: [FigureState]) -> [FigureState] { states }
}
