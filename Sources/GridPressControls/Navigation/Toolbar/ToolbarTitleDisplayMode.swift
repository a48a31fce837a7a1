/// The size of the title in a navigation bar.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
    /// The default size.
    case automatic
    /// A small title in the center of a low bar.
    case inline
    /// A large title in a low bar.
    case inlineLarge
    /// A large title.
    case large
}
