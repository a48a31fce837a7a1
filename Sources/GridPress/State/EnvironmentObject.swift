/// A model from the surroundings of a view.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: GraphProperty {
    private var object: Object?

    /// The model of this type that was given to the environment.
    public init() {}

    /// The model.
    public var wrappedValue: Object {
        guard let object else {
            fatalError("There is no \(Object.self) outside a figure that was given one with .environmentObject(_:).")
        }
        return object
    }

    /// Bindings to the parts of the model.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func bind(to builder: NodeBuilder, at place: StatePlace) {
        object = builder.environment[object: Object.self]
        if object == nil { builder.fail(.missingModel(type: "\(Object.self)")) }
    }
}
