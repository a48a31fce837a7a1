/// The direction of layout and text.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// The leading edge is on the left.
    case leftToRight
    /// The leading edge is on the right.
    case rightToLeft
}
