extension Finding {
    /// The kind of a finding: a stable identifier for tests, tools and documentation.
    ///
    /// Each module defines its codes as static members in extensions.
    ///
    /// ```swift
    /// let findings = try figure.drawing().findings
    /// let isColorMissing = findings.contains { $0.code == .unknownColor }
    /// ```
    public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// The identifier, such as `layout.infinite-length`.
        public let rawValue: String

        /// Creates a code from its identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier.
        public var description: String { rawValue }
    }
}
