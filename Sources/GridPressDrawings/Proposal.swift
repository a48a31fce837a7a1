extension Drawing {
    /// The size that a view was offered during layout.
    ///
    /// ```swift
    /// let profile = Figure("Profile", width: 320) { Text("Solveig Dahl").named("title") }
    /// let entry = try profile.drawing().layoutTrace.first { $0.name == "title" }
    /// let isExpected = entry?.proposal == Drawing.Proposal(width: 320, height: nil)  // true
    /// ```
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
