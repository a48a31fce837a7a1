// Values of the view that has the focus; in a still picture no view has.

/// The key of a value of the view that has the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the view that has the focus, all of which are missing.
public struct FocusedValues {
    /// The value of a key, which is missing.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the view that has the focus: no view has.
@propertyWrapper
public struct FocusedValue<Value>: NonisolatedDynamicProperty {
    /// The value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// The model of a type.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}

    /// The value, which is missing.
    public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus: no view has.
@propertyWrapper
public struct FocusedBinding<Value>: NonisolatedDynamicProperty {
    /// The binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// The value, which is missing; setting it has no effect.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding to the value, which is missing.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A model of the view that has the focus: no view has.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: NonisolatedDynamicProperty {
    /// The model of a type.
    public init() {}

    /// The model, which is missing.
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
