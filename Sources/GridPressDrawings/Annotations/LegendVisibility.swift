extension Drawing {
    /// The visibility of the legend, which explains the marks of guides below the picture.
    ///
    /// ```swift
    /// let svg = try figure.svg(Figure.RenderOptions(guides: [.cells, .spans], legend: .hidden))
    /// ```
    public enum LegendVisibility: String, Hashable, Sendable, CaseIterable {
        /// Visible with two guides or more.
        case automatic = "auto"
        /// Visible with one guide or more.
        case visible
        /// Never visible.
        case hidden

        /// Returns whether a picture with this number of guides has a legend.
        package func isShown(forGuides count: Int) -> Bool {
            switch self {
            case .automatic: count >= 2
            case .visible: count >= 1
            case .hidden: false
            }
        }
    }
}
