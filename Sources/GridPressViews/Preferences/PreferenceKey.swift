/// The key of a value that views report to the views around them.
///
/// Preferences are collected while a figure is drawn. `reduce` combines the values of siblings in declaration order.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that report none.
    static var defaultValue: Value { get }
    /// Combines the value of earlier views with the value of a later view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default of optional values: `nil`.
    public static var defaultValue: Value { nil }
}

/// The preference values that views have reported so far.
package struct PreferenceValues {
    private struct Entry {
        var value: Any
        /// A function that combines an entry's value with the value of a later view.
        let reduce: (inout Any, Any) -> Void
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The reported value of a key, or its default value.
    package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
        set {
            entries[ObjectIdentifier(key)] = Entry(value: newValue) { value, next in
                guard var current = value as? Key.Value, let next = next as? Key.Value else { return }
                Key.reduce(value: &current) { next }
                value = current
            }
        }
    }

    /// Adds the values that later views report.
    mutating func add(_ next: PreferenceValues) {
        for (key, entry) in next.entries {
            if entries[key] == nil { entries[key] = entry } else { entry.reduce(&entries[key]!.value, entry.value) }
        }
    }
}

extension DrawingBuilder {
    /// Draws views, and returns the preferences that they report instead of passing them on.
    func collectingPreferences(_ draw: () -> Void) -> PreferenceValues {
        let outer = preferences
        preferences = PreferenceValues()
        draw()
        defer { preferences = outer }
        return preferences
    }
}
