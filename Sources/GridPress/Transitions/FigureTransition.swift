/// A figure that goes from one state to the next; its picture at rest is the last one.
///
///     let transition = FigureTransition(
///         from: Figure("Rows") { Cards(flow: .rows) },
///         to: Figure("Columns") { Cards(flow: .columns) },
///         animation: .spring(duration: 0.6, bounce: 0.2)
///     )
///     try transition.svg().write(toFile: "flow.svg", atomically: true, encoding: .utf8)
///
/// Its picture plays by itself when it is shown, without a script. Whoever asks for less motion sees the last state, and so
/// does every program that doesn't animate.
///
/// Views of two states are the same ones by their places in the tree of views and by their identities, as SwiftUI knows
/// them, then by `matchedGeometryEffect`, and else by their names and words. Those that only one state has come and go by
/// their `transition`.
public nonisolated struct FigureTransition: DrawableFigure {
    /// The subject of the picture, in a few words.
    public var title: String
    /// The states in their order.
    public var states: [FigureState]
    /// The animation of changes that have no other.
    ///
    /// Its repetitions are those of all changes together.
    public var animation: Animation
    /// The time in which each state is seen before the next change, in seconds.
    public var pause: Double
    /// Whether views of two states are the same ones by their places in the tree of views.
    package var matchesPlaces = true

    /// Creates a figure that goes through some states.
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, in a few words.
    ///   - states: The states in their order.
    ///   - animation: The animation of changes that have no other.
    ///   - pause: The time in which each state is seen before the next change, in seconds.
    public init(
        _ title: String,
        states: [FigureState],
        animation: Animation = .default,
        pause: Double = Self.defaultPause
    ) {
        self.title = title
        self.states = states
        self.animation = animation
        self.pause = pause
    }

    /// Creates a figure that goes from one to another; its title is that of the second.
    ///
    /// - Parameters:
    ///   - old: The figure at first.
    ///   - new: The figure at last.
    ///   - animation: The animation of the change.
    ///   - pause: The time in which the first figure is seen before the change, in seconds.
    public init(
        from old: Figure,
        to new: Figure,
        animation: Animation = .default,
        pause: Double = Self.defaultPause
    ) {
        self.init(
            new.title,
            states: [FigureState(old), FigureState(new)],
            animation: animation,
            pause: pause
        )
    }

    /// The time in which states are seen, in seconds, unless another is given.
    public static let defaultPause = 0.8

    /// The same as a figure, for code that needs one.
    public var figure: Figure {
        var figure = Figure(title, isolation: nil) {}
        figure.motion = FigureMotion(
            states: states,
            animation: animation,
            pause: pause,
            matchesPlaces: matchesPlaces
        )
        return figure
    }

    /// Returns the last state, with those that it comes from and how it moves.
    ///
    /// - Parameter scheme: Which colors it is drawn in.
    /// - Throws: ``FigureError`` if one of the states can't be drawn.
    public func drawing(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Drawing {
        try figure.drawing(scheme: scheme)
    }
}
