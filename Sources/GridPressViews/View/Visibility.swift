/// The visibility of an element.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// The default visibility.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}
