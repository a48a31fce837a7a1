extension Drawing {
    /// The color schemes that a picture can be drawn in.
    public enum Scheme: String, Hashable, Sendable, CaseIterable {
        /// Light, with colours that change where the reader prefers dark.
        case adaptive
        /// Light.
        case light
        /// Dark.
        case dark
    }
}
