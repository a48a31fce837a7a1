/// The movement that modifiers around a view ask for.
struct MotionContext {
    /// The timings of changes, the nearest last.
    private(set) var timings: [Drawing.MotionNote.NotedTiming] = []
    /// The number of timings around each closure that changes a view, which hold for the view itself.
    private var outerCounts: [Int] = []
    /// Whether animations of views inside have no effect.
    var disablesAnimations = false

    /// The key of the context in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: MotionContext { MotionContext() }
    }

    /// Adds a timing, nearer than those before.
    mutating func add(_ timing: Drawing.MotionNote.NotedTiming) { timings.append(timing) }

    /// Adds a timing for what a closure does to a view, and not for the view itself.
    mutating func add(_ timing: Drawing.MotionNote.NotedTiming?, inClosureOnly: Bool) {
        if inClosureOnly { outerCounts.append(timings.count) }
        if let timing { add(timing) }
    }

    /// Goes back to the timings around the innermost closure.
    mutating func leaveClosure() {
        guard let count = outerCounts.popLast() else { return }
        timings.removeLast(max(timings.count - count, 0))
    }
}

extension EnvironmentValues {
    /// The movement that modifiers around ask for; none in a still picture.
    var motion: MotionContext {
        get { self[MotionContext.Key.self] }
        set { self[MotionContext.Key.self] = newValue }
    }
}
