extension Drawing {
    /// The identity, the transition and the timings of a view that moves between the states of a picture.
    ///
    /// They come from modifiers such as `matchedGeometryEffect(id:in:)`, `transition(_:)` and `animation(_:value:)`.
    ///
    /// ```swift
    /// let timing = Drawing.MotionNote.NotedTiming(Drawing.Timing(duration: 0.3, delay: 0.1))
    /// let note = Drawing.MotionNote(geometryID: "cover", transition: .opacity, timings: [timing])
    /// let isMatched = note.geometryID != nil
    /// ```
    public struct MotionNote: Hashable, Sendable {
        /// The position of the view in the tree of views.
        ///
        /// Views with the same identity in two states are the same view.
        public var identity: String?
        /// The identity of the view for `matchedGeometryEffect`, which connects it to another view in another state.
        public var geometryID: String?
        /// The transition with which the view appears and disappears; `nil` for fading.
        public var transition: MotionTransition?
        /// The timings of changes of the view and of the views inside, from the outermost modifier to the innermost.
        public var timings: [NotedTiming]

        /// A timing that applies if a value changes.
        ///
        /// ```swift
        /// let whenSelected = Drawing.MotionNote.NotedTiming(Drawing.Timing(duration: 0.3), value: "true")
        /// let immediate = Drawing.MotionNote.NotedTiming(nil)
        /// let note = Drawing.MotionNote(timings: [whenSelected, immediate])
        /// ```
        public struct NotedTiming: Hashable, Sendable {
            /// The timing of changes; `nil` for immediate changes.
            public var timing: Timing?
            /// The value as text; `nil` if the timing always applies.
            public var value: String?

            /// Creates a timing that applies if a value changes.
            public init(_ timing: Timing?, value: String? = nil) {
                self.timing = timing
                self.value = value
            }
        }

        /// Creates a note.
        public init(
            identity: String? = nil,
            geometryID: String? = nil,
            transition: MotionTransition? = nil,
            timings: [NotedTiming] = []
        ) {
            self.identity = identity
            self.geometryID = geometryID
            self.transition = transition
            self.timings = timings
        }
    }

    /// The transition with which a view appears and disappears.
    ///
    /// This transition slides a view in from the left and fades it out:
    ///
    /// ```swift
    /// let transition = Drawing.MotionTransition(
    ///     insertion: Drawing.MotionTransition.Pose(shift: CGSize(width: -1, height: 0)),
    ///     removal: Drawing.MotionTransition.Pose(opacity: 0)
    /// )
    /// let note = Drawing.MotionNote(transition: transition)
    /// ```
    public struct MotionTransition: Hashable, Sendable {
        /// The style and position of a view before it appears or after it disappears, relative to its normal ones.
        ///
        /// ```swift
        /// let small = Drawing.MotionTransition.Pose(opacity: 0, scale: 0.5)
        /// let growing = Drawing.MotionTransition(insertion: small, removal: small)
        /// ```
        public struct Pose: Hashable, Sendable {
            /// The opacity, from 0 to 1.
            public var opacity: Double
            /// The factor of the size.
            public var scale: Double
            /// The point of the view that keeps its position during scaling, as fractions of the size.
            public var anchor: CGPoint
            /// The distance that the view is moved by, in points.
            public var offset: CGSize
            /// The distance that the view is moved by, as multiples of its width and height.
            public var shift: CGSize

            /// Creates a pose.
            ///
            /// The default values change nothing.
            public init(
                opacity: Double = 1,
                scale: Double = 1,
                anchor: CGPoint = CGPoint(x: 0.5, y: 0.5),
                offset: CGSize = .zero,
                shift: CGSize = .zero
            ) {
                self.opacity = opacity
                self.scale = scale
                self.anchor = anchor
                self.offset = offset
                self.shift = shift
            }
        }

        /// The pose before the view appears.
        public var insertion: Pose
        /// The pose after the view disappears.
        public var removal: Pose
        /// The timing; `nil` for the timing of the change.
        public var timing: Timing?

        /// Creates a transition.
        public init(insertion: Pose, removal: Pose, timing: Timing? = nil) {
            self.insertion = insertion
            self.removal = removal
            self.timing = timing
        }

        /// A transition that fades the view in and out.
        public static let opacity = MotionTransition(insertion: Pose(opacity: 0), removal: Pose(opacity: 0))
    }
}
