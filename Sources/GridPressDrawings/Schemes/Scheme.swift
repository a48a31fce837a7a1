extension Drawing {
    /// The color schemes that a picture can be drawn in.
    ///
    /// ```swift
    /// let drawing = try figure.drawing(scheme: .dark)
    /// let pictures = try Drawing.Scheme.allCases.map { try figure.svg(Figure.RenderOptions(scheme: $0)) }
    /// ```
    public enum Scheme: String, Hashable, Sendable, CaseIterable {
        /// Both schemes: the picture changes if the reader prefers dark colors.
        case adaptive
        /// The light scheme.
        case light
        /// The dark scheme.
        case dark
    }
}
