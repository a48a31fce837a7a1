extension Drawing {
    /// A note of a view about how it moves from one state of a picture to another.
    public struct MotionNote: Hashable, Sendable {
        /// The place of the view in the tree of views, by positions and identities: the same in two states for the same view.
        public var identity: String?
        /// The identity in a name space that another view in another state takes over the geometry of.
        public var geometryID: String?
        /// The way in which the view comes and goes; `nil` for fading.
        public var transition: MotionTransition?
        /// The timings of changes of the view and those inside it, the nearest last.
        public var timings: [NotedTiming]

        /// A timing that holds if a value changes.
        public struct NotedTiming: Hashable, Sendable {
            /// The timing of changes; `nil` for at once.
            public var timing: Timing?
            /// The value as text; `nil` where the timing always holds.
            public var value: String?

            /// Creates a timing that holds if a value changes.
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

    /// The way in which a view comes and goes.
    public struct MotionTransition: Hashable, Sendable {
        /// The place and look of a view that isn't there yet, or no longer, next to what it is otherwise.
        public struct Pose: Hashable, Sendable {
            /// The opacity.
            public var opacity: Double
            /// The factor of its size.
            public var scale: Double
            /// The point of the view that stays where it is while it is scaled, as parts of its size.
            public var anchor: CGPoint
            /// The distance that it is moved by.
            public var offset: CGSize
            /// The distance that it is moved by, in its own widths and heights.
            public var shift: CGSize

            /// Creates a pose; by default, everything is as otherwise.
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

        /// The pose before the view is there.
        public var insertion: Pose
        /// The pose after the view has gone.
        public var removal: Pose
        /// The timing; `nil` for that of the change.
        public var timing: Timing?

        /// Creates a transition.
        public init(insertion: Pose, removal: Pose, timing: Timing? = nil) {
            self.insertion = insertion
            self.removal = removal
            self.timing = timing
        }

        /// Fading.
        public static let opacity = MotionTransition(insertion: Pose(opacity: 0), removal: Pose(opacity: 0))
    }
}
