/// The moment at which an animation counts as complete.
///
/// Has no effect in a static rendering.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// The moment at which the value is almost at its end.
    case logicallyComplete
    /// The moment at which the animation is removed.
    case removed
}
