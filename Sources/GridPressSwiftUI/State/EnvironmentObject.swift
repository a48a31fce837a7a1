/// A model from the surroundings of a view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: BuiltInDynamicProperty {
    private var object: ObjectType?

    /// The model of this type that was given to the environment.
    public init() {}

    /// The model.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "A view reads \(ObjectType.self) outside of a figure. Read it in the body of a view that a figure draws."
            )
        }
        return object
    }

    /// Bindings to the parts of the model.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        object = builder.environment[object: ObjectType.self]
        if object == nil { builder.fail(.missingModel(type: "\(ObjectType.self)")) }
    }
}
