/// A state of a figure that moves.
///
/// Create states explicitly if they have titles or different animations:
///
/// ```swift
/// let figure = Figure.states("Week", width: 240) {
///     FigureState("Empty") { Text("No appointments") }
///     FigureState("Planned", animation: .easeOut(duration: 0.3)) {
///         Text("Monday, 9:00")
///         Text("Friday, 14:00")
///     }
/// }
/// ```
public nonisolated struct FigureState: Sendable {
    /// The title of the state, which pages show; empty for none.
    public var title: String
    /// The animation of the change to this state; `nil` for the animation of the figure.
    public var animation: Animation?
    /// The figure of the state.
    var figure: Figure

    /// Creates a state from a figure, with the title of the figure.
    ///
    /// - Parameters:
    ///   - figure: The figure of the state.
    ///   - animation: The animation of the change to this state; `nil` for the animation of the figure.
    public init(_ figure: Figure, animation: Animation? = nil) {
        self.title = figure.title
        self.animation = animation
        self.figure = figure
    }

    /// Creates a state from views.
    ///
    /// - Parameters:
    ///   - title: The title of the state.
    ///   - animation: The animation of the change to this state; `nil` for the animation of the figure.
    ///   - isolation: The isolation of the code that creates the state. Leave it out.
    ///   - content: The views of the state.
    public init<Content: View>(
        _ title: String = "",
        animation: Animation? = nil,
        isolation: (any Actor)? = #isolation,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Figure(title, isolation: isolation, content: content), animation: animation)
    }
}

/// A builder of states.
///
/// Each view and each ``FigureState`` is a state. Use the builder for the parameters of custom functions:
///
/// ```swift
/// func strip(_ title: String, @FigureStatesBuilder states: () -> [FigureState]) -> FilmStrip {
///     FilmStrip(FigureTransition(title, states: states()).figure)
/// }
///
/// let weeks = strip("Weeks") {
///     FigureState("Start") { Text("January") }
///     for week in 1...4 { Text("Week \(week)") }
/// }
/// ```
@resultBuilder
public enum FigureStatesBuilder {
    /// Returns a view as a state.
    public static func buildExpression<Content: View>(_ view: Content) -> [FigureState] {
        [FigureState(Figure("", isolation: nil) { view })]
    }

    /// Returns a state.
    public static func buildExpression(_ state: FigureState) -> [FigureState] { [state] }

    /// Returns the states of all expressions.
    public static func buildBlock(_ states: [FigureState]...) -> [FigureState] { states.flatMap { $0 } }

    /// Returns the states of a loop.
    public static func buildArray(_ states: [[FigureState]]) -> [FigureState] { states.flatMap { $0 } }

    /// Returns the states of an `if` statement; none if its condition isn't met.
    public static func buildOptional(_ states: [FigureState]?) -> [FigureState] { states ?? [] }

    /// Returns the states of the first branch of a condition.
    public static func buildEither(first: [FigureState]) -> [FigureState] { first }

    /// Returns the states of the second branch of a condition.
    public static func buildEither(second: [FigureState]) -> [FigureState] { second }

    /// Returns the states of an availability check.
    public static func buildLimitedAvailability(_ states: [FigureState]) -> [FigureState] { states }
}
