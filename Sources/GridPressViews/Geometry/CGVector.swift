#if !canImport(Darwin)
    /// A vector between two points.
    public struct CGVector: Hashable, Sendable {
        /// The horizontal component.
        public var dx: CGFloat
        /// The vertical component.
        public var dy: CGFloat

        /// A vector of 0.
        public static let zero = CGVector(dx: 0, dy: 0)

        /// Creates a vector of 0.
        public init() { self.init(dx: 0, dy: 0) }

        /// Creates a vector with its components.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }
    }
#endif
