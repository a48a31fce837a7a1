/// A figure that changes from one state to the next.
///
/// Its picture at rest is the last state.
///
/// ```swift
/// let transition = FigureTransition(
///     from: Figure("Row") { HStack { Text("Mon"); Text("Tue") } },
///     to: Figure("Column") { VStack { Text("Mon"); Text("Tue") } },
///     animation: .spring(duration: 0.6, bounce: 0.2)
/// )
/// try transition.svg().write(toFile: "days.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The picture plays forward and backward while it is shown, without a script. Readers who prefer reduced motion see the last state. Programs
/// that don't support animations also show the last state.
///
/// Views of two states are matched by their positions in the tree of views and by their identities, as in SwiftUI.
/// Other views are matched by `matchedGeometryEffect`, and then by their names and texts. Views that only one state
/// contains appear and disappear with their `transition`.
public nonisolated struct FigureTransition: DrawableFigure {
    /// The subject of the picture, in a few words.
    public var title: String
    /// The states in order.
    public var states: [FigureState]
    /// The animation of changes without a specific animation.
    ///
    /// Its repetitions apply to the sequence of all changes. Without repetitions, the sequence runs forward and
    /// backward forever.
    public var animation: Animation
    /// The time for which each state is shown, in seconds; `nil` for ``defaultPause``, and for ``defaultRest`` at both
    /// ends of a sequence that repeats.
    public var pause: Double?
    /// Whether views of two states are identified by their positions in the tree of views.
    package var matchesPlaces = true

    /// Creates a figure that changes through several states.
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, in a few words.
    ///   - states: The states in order.
    ///   - animation: The animation of changes without a specific animation.
    ///   - pause: The time for which each state is shown, in seconds; `nil` for the default times.
    public init(
        _ title: String,
        states: [FigureState],
        animation: Animation = .default,
        pause: Double? = nil
    ) {
        self.title = title
        self.states = states
        self.animation = animation
        self.pause = pause
    }

    /// Creates a figure that changes from one figure to another, with the title of the second.
    ///
    /// - Parameters:
    ///   - old: The first state.
    ///   - new: The last state.
    ///   - animation: The animation of the change.
    ///   - pause: The time for which each state is shown, in seconds; `nil` for the default time.
    public init(
        from old: Figure,
        to new: Figure,
        animation: Animation = .default,
        pause: Double? = nil
    ) {
        self.init(
            new.title,
            states: [FigureState(old), FigureState(new)],
            animation: animation,
            pause: pause
        )
    }

    /// The default time for which states are shown before the next change, in seconds.
    public static let defaultPause = 0.8
    /// The default time for which the first and the last state of a sequence that repeats are shown, in seconds.
    public static let defaultRest = Drawing.Motion.standardRest

    /// The transition as a figure.
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

    /// Returns the drawing of the last state, which contains the earlier states and the changes.
    ///
    /// - Parameter scheme: The color scheme of the picture.
    /// - Throws: ``FigureError`` if one of the states can't be drawn.
    public func drawing(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Drawing {
        try figure.drawing(scheme: scheme)
    }
}
