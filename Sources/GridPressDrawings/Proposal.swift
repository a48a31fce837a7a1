extension Drawing {
    /// The size that a view was offered during layout.
    public struct Proposal: Hashable, Sendable {
        /// The offered width; `nil` where the view is asked for its ideal width.
        public var width: Double?
        /// The offered height; `nil` where the view is asked for its ideal height.
        public var height: Double?

        /// A proposal of these lengths.
        public init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }
    }
}
