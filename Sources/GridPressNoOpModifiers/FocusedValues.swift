// Values of the focused view. In a static rendering no view is focused.

public protocol FocusedValueKey { associatedtype Value }

/// The values of the focused view: always `nil`.
public struct FocusedValues {
    /// The value for a key: always `nil`.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the focused view: always `nil`, because no view is focused.
@propertyWrapper public struct FocusedValue<Value>: NonisolatedDynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: always `nil`, because no view is focused.
@propertyWrapper public struct FocusedBinding<Value>: NonisolatedDynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding to the value, which is always `nil`.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An observable object of the focused view: always `nil`, because no view is focused.
@propertyWrapper public struct FocusedObject<Object: ObservableObject>: NonisolatedDynamicProperty {
    public init() {}
    public var wrappedValue: Object? { nil }
}

nonisolated extension View {
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }

    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self {
        self
    }

    public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> Self { self }
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> Self { self }
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> Self { self }
}
