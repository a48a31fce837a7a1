/// A kind of accessibility action.
///
/// The action never runs.
public enum AccessibilityActionKind: Hashable, Sendable {
    /// The default action.
    case `default`
    /// The action that closes a view or goes back.
    case escape
    /// The most important action of a screen.
    case magicTap
}

/// The direction of an accessibility adjustment.
///
/// The action never runs.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// An increase.
    case increment
    /// A decrease.
    case decrement
}
