extension Drawing {
    /// Whether the marks of guides are explained below the picture.
    public enum LegendVisibility: String, Hashable, Sendable, CaseIterable {
        /// With two guides or more.
        case automatic = "auto"
        /// With any guide.
        case visible
        /// Never.
        case hidden

        /// Returns whether so many guides have a legend.
        package func isShown(forGuides count: Int) -> Bool {
            switch self {
            case .automatic: count >= 2
            case .visible: count >= 1
            case .hidden: false
            }
        }
    }
}
