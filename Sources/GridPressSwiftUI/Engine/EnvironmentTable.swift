/// The environments of one drawing, each made once: one that views were given before is found again.
///
/// An environment is known by its identity. A step from one to another is a key and a value. Views that are like their
/// neighbours thus share what is found out about their environment, such as metrics of letters.
struct EnvironmentTable {
    private struct Key: Hashable {
        let parent: ObjectIdentifier
        let step: EnvironmentStep
    }

    /// The results of steps, each with the environment before: its identity is a part of the key as long as it is kept.
    private var results: [Key: (parent: EnvironmentValues, result: EnvironmentValues)] = [:]
    /// The largest number of results: a figure in which each view differs finds none again.
    private static let most = 4096

    /// Returns the environment that another one becomes with a step, which a closure takes the first time.
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

/// A change of an environment: the key that is changed, and its value.
package struct EnvironmentStep: Hashable {
    /// A key path that is written in one place is one object, which is quicker to compare than what it says.
    private let key: AnyKeyPath
    private let value: AnyHashable

    /// The step that gives a key a value.
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
