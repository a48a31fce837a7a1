/// The key of a value that a view carries up to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

/// The traits of a view, which modifiers pass on to the next container.
package struct ViewTraits {
    /// Where the view stands among its siblings in paint order.
    var zIndex: Double = 0
    private var values: [ObjectIdentifier: Any] = [:]

    package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get {
            // An optional value that was never set isn't `nil`: it is the default.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = .some(newValue) }
    }
}
