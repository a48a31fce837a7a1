/// The key of a value that a view passes to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

/// The traits of a view, which modifiers pass on to the closest container.
package struct ViewTraits {
    /// The position of the view in the paint order of its container; higher values are in front.
    var zIndex: Double = 0
    private var values: [ObjectIdentifier: Any] = [:]

    package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get {
            // An optional value that isn't set is the default, not `nil`.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = .some(newValue) }
    }
}
