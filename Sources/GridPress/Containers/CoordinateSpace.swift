/// Whose coordinates a rectangle is measured in.
public enum CoordinateSpace: Hashable {
    /// Those of the whole figure.
    case global
    /// Those of the view itself.
    case local
}
