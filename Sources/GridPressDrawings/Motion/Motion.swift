extension Drawing {
    /// The drawing without its earlier states.
    public var still: Drawing {
        inEachScheme { picture in
            var still = picture
            still.motion = nil
            return still
        }
    }

    /// The earlier states of a picture, and the changes between them.
    ///
    /// The drawing itself is the last state.
    ///
    /// ```swift
    /// let figure = Figure.states("Profile", width: 320, animation: .easeInOut(duration: 0.6)) {
    ///     FigureState("Before") { OldCard() }
    ///     FigureState("After") { CardView() }
    /// }
    /// if let motion = try figure.drawing().motion {
    ///     print(motion.titles)  // ["Before", "After"]
    /// }
    /// ```
    public struct Motion: Equatable, Sendable {
        /// The time for which repeated changes rest at both ends by default, in seconds.
        package static let standardRest = 2.0

        /// A state before the last one.
        ///
        /// This code prints the elements that each change adds:
        ///
        /// ```swift
        /// let states = drawing.motion?.states ?? []
        /// let later = states.dropFirst().map(\.drawing) + [drawing]
        /// for (state, next) in zip(states, later) {
        ///     for (element, partner) in zip(next.elements, state.partners) where partner == nil {
        ///         print("\(element.kind.name) appears within \(state.timing.duration) seconds")
        ///     }
        /// }
        /// ```
        public struct State: Equatable, Sendable {
            /// The picture of the state.
            public var drawing: Drawing
            /// The timing of the change to the next state.
            ///
            /// Views can have other timings.
            public var timing: Timing
            /// For each element of the next state, the index of its counterpart in this state; `nil` for new
            /// elements.
            public var partners: [Int?]

            /// Creates a state.
            public init(_ drawing: Drawing, timing: Timing, partners: [Int?]) {
                self.drawing = drawing
                self.timing = timing
                self.partners = partners
            }
        }

        /// The states in order, without the last one.
        public var states: [State]
        /// The titles of all states including the last one; empty if the states have no titles.
        public var titles: [String]
        /// The time for which each state is shown before the next change, in seconds.
        public var pause: Double
        /// The time for which the first and the last state are shown if the changes are repeated, in seconds.
        public var rest: Double
        /// The number of times that all changes are shown; `nil` to repeat them forever.
        public var passCount: Int?
        /// A Boolean value that indicates whether every second pass runs backwards.
        public var autoreverses: Bool

        /// Creates a motion.
        ///
        /// Without a `rest`, all states are shown for the time of the `pause`.
        public init(
            states: [State],
            titles: [String] = [],
            pause: Double = 0,
            rest: Double? = nil,
            passCount: Int? = 1,
            autoreverses: Bool = false
        ) {
            self.states = states
            self.titles = titles
            self.pause = max(pause, 0)
            self.rest = max(rest ?? pause, 0)
            self.passCount = passCount
            self.autoreverses = autoreverses
        }
    }
}
