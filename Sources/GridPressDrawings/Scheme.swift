extension Drawing {
    /// The color schemes that a picture can be drawn in.
    public enum Scheme: String, Hashable, Sendable, CaseIterable {
        /// The light scheme, with colors that change where the reader prefers dark.
        case adaptive
        /// The light scheme.
        case light
        /// The dark scheme.
        case dark
    }
}
