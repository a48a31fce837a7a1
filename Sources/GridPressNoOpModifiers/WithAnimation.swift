import GridPressViews

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
