// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

/// Runs the closures without an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Runs the closures without an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}
