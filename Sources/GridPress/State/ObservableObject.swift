/// A model that views read; in a still picture it doesn't change.
public protocol ObservableObject: AnyObject {}

/// A value of a model that views read.
@propertyWrapper
public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value

    /// A value to begin with.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A value to begin with.
    public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A model that belongs to the place of a view in the tree: made once, and kept while bodies run again.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: GraphProperty {
    private let make: () -> Object
    private var object: Object?

    /// A model, made when the view is first met.
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

    /// The model.
    public var wrappedValue: Object { object ?? make() }

    /// Bindings to the parts of the model.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func bind(to builder: NodeBuilder, at place: StatePlace) {
        object = builder.state.location(at: place, make: make)
    }
}

/// A model that a view gets from outside.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    /// Bindings to the parts of a model.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: Object

        /// A binding to a part of the model.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The model.
    public var wrappedValue: Object

    /// A model from outside.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// A model from outside.
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// Bindings to the parts of the model.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// Bindings to the parts of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
    /// The model.
    public var wrappedValue: Object

    /// A model whose parts are bound.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// A model whose parts are bound.
    public init(_ object: Object) { wrappedValue = object }

    /// The wrapper itself.
    public var projectedValue: Bindable<Object> { self }

    /// A binding to a part of the model.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
