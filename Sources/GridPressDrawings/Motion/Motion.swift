extension Drawing {
    /// The drawing without the states that it comes from.
    public var still: Drawing {
        var still = self
        still.motion = nil
        return still
    }

    /// The states that a picture comes from, and how it goes from each to the next; the drawing itself is the last one.
    public struct Motion: Equatable, Sendable {
        /// A state before the last one.
        public struct State: Equatable, Sendable {
            /// The picture of the state.
            public var drawing: Drawing
            /// The timing of the change to the next state; parts may have other timings.
            public var timing: Timing
            /// The index of the element of this state for each element of the next one; `nil` for those that are new.
            public var partners: [Int?]

            /// Creates a state.
            public init(_ drawing: Drawing, timing: Timing, partners: [Int?]) {
                self.drawing = drawing
                self.timing = timing
                self.partners = partners
            }
        }

        /// The states in their order, without the last one.
        public var states: [State]
        /// The words for each state, with the last one; none where states have no names.
        public var titles: [String]
        /// The time in which each state is seen before the next change, in seconds.
        public var pause: Double
        /// The number of times that all changes are shown; `nil` for no end.
        public var passCount: Int?
        /// Whether every second time the changes go back.
        public var autoreverses: Bool

        /// Creates a motion.
        public init(
            states: [State],
            titles: [String] = [],
            pause: Double = 0,
            passCount: Int? = 1,
            autoreverses: Bool = false
        ) {
            self.states = states
            self.titles = titles
            self.pause = max(pause, 0)
            self.passCount = passCount
            self.autoreverses = autoreverses
        }
    }
}
