/// A table of the environments of one drawing, which shares equal environments.
///
/// An environment is identified by its storage. A step from one environment to another is a key and a value. Views
/// with equal environments thus share values derived from them, such as font metrics.
struct EnvironmentTable {
    private struct Key: Hashable {
        let parent: ObjectIdentifier
        let step: EnvironmentStep
    }

    /// The results of steps.
    ///
    /// Each result keeps its parent environment alive, because the key contains the parent's identity.
    private var results: [Key: (parent: EnvironmentValues, result: EnvironmentValues)] = [:]
    /// The largest number of results.
    ///
    /// It limits the memory for a figure whose views have many different environments.
    private static let most = 4096

    /// Returns the environment that a step makes from another environment.
    ///
    /// Calls the closure only if the table has no result for the step.
    mutating func environment(
        from parent: EnvironmentValues,
        _ step: EnvironmentStep,
        _ change: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        let key = Key(parent: parent.identity, step: step)
        if let known = results[key] { return known.result }
        var result = parent
        change(&result)
        if results.count < Self.most { results[key] = (parent, result) }
        return result
    }
}

/// A change to an environment: a key and its value.
package struct EnvironmentStep: Hashable {
    /// The key.
    ///
    /// A key path that is written at one location in the source is one object, so it is fast to compare.
    private let key: AnyKeyPath
    private let value: AnyHashable

    /// Creates a step that sets the value of a key.
    init<Value: Hashable>(_ key: AnyKeyPath, _ value: Value) {
        self.key = key
        self.value = AnyHashable(value)
    }

    package static func == (first: EnvironmentStep, second: EnvironmentStep) -> Bool {
        first.key === second.key && first.value == second.value
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(key))
        hasher.combine(value)
    }
}
