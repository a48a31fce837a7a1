/// Makes changes at once, whatever the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Makes changes at once, whatever the animation, and goes on with what comes after it.
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

/// When an animation counts as over; in a still picture it always is.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// When it is nearly at rest.
    case logicallyComplete
    /// When it is at rest.
    case removed
}
