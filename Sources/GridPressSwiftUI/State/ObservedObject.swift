/// A model that belongs to the place of a view in the tree: made once, and kept while bodies run again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: BuiltInDynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// A model, made when the view is first met.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The model.
    public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the parts of the model.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        object = builder.state.location(at: place, make: make)
    }
}

/// A model that a view gets from outside.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: NonisolatedDynamicProperty {
    /// Bindings to the parts of a model.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a part of the model.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The model.
    public var wrappedValue: ObjectType

    /// A model from outside.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// A model from outside.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the parts of the model.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
