/// A model from the surroundings of a view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: BuiltInDynamicProperty {
    private var object: ObjectType?
    private var isBound = false

    /// The model of this type that was given to the environment.
    public init() {}

    /// The model.
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

    /// Bindings to the parts of the model.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        object = builder.environment[object: ObjectType.self]
        isBound = true
        if object == nil, !builder.environment.allowsMissingModels {
            builder.fail(.missingModel(type: "\(ObjectType.self)"))
        }
    }
}

extension EnvironmentValues {
    /// Whether views may ask for models that aren't there, as long as they don't read them.
    ///
    /// A view that reads one ends the program then, so this is for programs that draw nothing else.
    package var allowsMissingModels: Bool {
        get { self[MissingModelsKey.self] }
        set { self[MissingModelsKey.self] = newValue }
    }

    private enum MissingModelsKey: EnvironmentKey { static let defaultValue = false }
}
