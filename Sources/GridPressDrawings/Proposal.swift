extension Drawing {
    /// The size that a view was offered during layout.
    public struct Proposal: Hashable, Sendable {
        /// The offered width in points; `nil` requests the ideal width.
        public var width: Double?
        /// The offered height in points; `nil` requests the ideal height.
        public var height: Double?

        /// Creates a proposal of these lengths.
        public init(width: Double?, height: Double?) {
            self.width = width
            self.height = height
        }
    }
}
