/// Runs a closure without an animation: a static rendering shows its changes at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs a closure and then its completion, without an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// The moment at which an animation counts as complete.
///
/// Has no effect in a static rendering.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// The moment at which the value is almost at its end.
    case logicallyComplete
    /// The moment at which the animation is removed.
    case removed
}
