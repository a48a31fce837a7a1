// Values of the focused view. In a static rendering no view is focused.

import GridPressViews

/// The key of a value of the focused view.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the focused view: always `nil`.
public struct FocusedValues {
    /// The value for a key: always `nil`.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the focused view: always `nil`, because no view is focused.
@propertyWrapper
public struct FocusedValue<Value>: NonisolatedDynamicProperty {
    /// Creates a property for the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Creates a property for the model of a type.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}

    /// The value: always `nil`.
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: always `nil`, because no view is focused.
@propertyWrapper
public struct FocusedBinding<Value>: NonisolatedDynamicProperty {
    /// Creates a property for the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// The value: always `nil`; setting it has no effect.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding to the value, which is always `nil`.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An observable object of the focused view: always `nil`, because no view is focused.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: NonisolatedDynamicProperty {
    /// Creates a property for the object of a type.
    public init() {}

    /// The object: always `nil`.
    public var wrappedValue: Object? { nil }
}

nonisolated extension View {
    /// Has no effect in a static rendering: nothing has the focus.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> Self { self }
}
