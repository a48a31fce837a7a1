extension Finding {
    /// The kind of a finding: a stable word that tests, tools and documentation share.
    ///
    /// A module adds its codes as static members in an extension, next to what they speak of.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The word itself, such as `layout.infinite-length`.
        public let rawValue: String

        /// The code that this word stands for.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word itself.
        public var description: String { rawValue }
    }
}
