/// The key of a value that views report to those around them.
///
/// Values flow up while a figure is drawn: what siblings report is put together by `reduce`, in declaration order.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view reports one.
    static var defaultValue: Value { get }
    /// Adds what a later view reports to what earlier ones did.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`, the default of optional values.
    public static var defaultValue: Value { nil }
}

/// The preference values that views have reported so far.
package struct PreferenceValues {
    private struct Entry {
        var value: Any
        /// Adds another entry's value to this one's.
        let reduce: (inout Any, Any) -> Void
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    /// What was reported for a key, or its default.
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

    /// Adds what later views report.
    mutating func add(_ next: PreferenceValues) {
        for (key, entry) in next.entries {
            if entries[key] == nil { entries[key] = entry } else { entry.reduce(&entries[key]!.value, entry.value) }
        }
    }
}

extension DrawingBuilder {
    /// Draws something and returns what it reports, instead of passing it on.
    func collectingPreferences(_ draw: () -> Void) -> PreferenceValues {
        let outer = preferences
        preferences = PreferenceValues()
        draw()
        defer { preferences = outer }
        return preferences
    }
}
