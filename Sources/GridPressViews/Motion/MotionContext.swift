/// The motion settings of the modifiers around a view.
package struct MotionContext {
    /// The timings of changes, the innermost last.
    private(set) var timings: [Drawing.MotionNote.NotedTiming] = []
    /// The number of timings outside each closure that changes a view.
    ///
    /// The outer timings apply to the view itself.
    private var outerCounts: [Int] = []
    /// Whether animations of views inside have no effect.
    package var disablesAnimations = false

    /// The environment key of the context.
    enum Key: EnvironmentKey {
        static var defaultValue: MotionContext { MotionContext() }
    }

    /// Adds a timing inside the existing timings.
    package mutating func add(_ timing: Drawing.MotionNote.NotedTiming) { timings.append(timing) }

    /// Adds a timing for the changes that a closure makes to a view, and not for the view itself.
    package mutating func add(_ timing: Drawing.MotionNote.NotedTiming?, inClosureOnly: Bool) {
        if inClosureOnly { outerCounts.append(timings.count) }
        if let timing { add(timing) }
    }

    /// Restores the timings outside the innermost closure.
    package mutating func leaveClosure() {
        guard let count = outerCounts.popLast() else { return }
        timings.removeLast(max(timings.count - count, 0))
    }
}

extension EnvironmentValues {
    /// The motion settings of the modifiers around the view; empty in a still picture.
    package var motion: MotionContext {
        get { self[MotionContext.Key.self] }
        set { self[MotionContext.Key.self] = newValue }
    }
}
