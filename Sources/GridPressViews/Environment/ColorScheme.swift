/// An observer that notes whether any view of a figure for both schemes reads the color scheme.
final class SchemeObserver {
    /// Whether a view has read the color scheme.
    @exclusivity(unchecked) var isRead = false
}

extension EnvironmentValues {
    /// Sets the value at a key path.
    ///
    /// The getter of the value is called too, so this doesn't count as reading the color scheme.
    mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
        let observer = values.schemeObserver
        let isRead = observer?.isRead ?? false
        self[keyPath: keyPath] = value
        observer?.isRead = isRead
    }
}
