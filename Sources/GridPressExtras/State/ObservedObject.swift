/// A property wrapper that creates an observable object once for a position in the tree, and keeps it between layout
/// passes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: BuiltInDynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates a property whose object is created when the view is built the first time.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The observable object.
    public var wrappedValue: ObjectType { object ?? make() }

    /// A projection with bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    package mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        object = builder.state.location(at: place, make: make)
    }
}

/// A property wrapper for an observable object that the view receives.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: NonisolatedDynamicProperty {
    /// A projection with bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The observable object.
    public var wrappedValue: ObjectType

    /// Creates a property with an observable object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates a property with an observable object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// A projection with bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
