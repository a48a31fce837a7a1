/// The direction in which a view is read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
