/// A property wrapper that reads an observable object from the environment of a view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: BuiltInDynamicProperty {
    private var object: ObjectType?
    private var isBound = false

    /// Creates a property with the object of this type in the environment.
    ///
    /// A figure without the object isn't drawn.
    public init() {}

    /// The observable object.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                isBound
                    ? "A view reads a model of type \(ObjectType.self), but no view around it provides one. Provide it with "
                        + ".environmentObject(_:)."
                    : "A view reads \(ObjectType.self) outside of a figure. Read it in the body of a view that a figure "
                        + "draws."
            )
        }
        return object
    }

    /// A projection with bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    package mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        object = builder.environment[object: ObjectType.self]
        isBound = true
        if object == nil, !builder.environment.allowsMissingModels {
            builder.fail(.missingModel(type: String(describing: ObjectType.self)))
        }
    }
}

nonisolated extension View {
    /// Adds an observable object to the environment of the view.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0[object: Object.self] = object })
    }
}
