/// A value from the surroundings of a view.
@propertyWrapper
public struct Environment<Value>: BuiltInDynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        /// A model without which the view can't be read.
        case required((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    /// The value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The observable model of this type that was given to the environment.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .required { $0[object: type] }
    }

    /// The observable model of this type, if one was given to the environment.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = .object { $0[object: type] }
    }

    /// The value in the surroundings of the view; outside a figure, the default.
    public var wrappedValue: Value {
        if let value = value ?? read(EnvironmentValues()) { return value }
        fatalError("A view reads \(Value.self) outside of a figure. Read it in the body of a view that a figure draws.")
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        case .required(let read): read(environment)
        }
    }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        value = read(builder.environment)
        if case .required = source, value == nil, !builder.environment.allowsMissingModels {
            builder.fail(.missingModel(type: "\(Value.self)"))
        }
        if case .keyPath(let keyPath) = source, keyPath == \EnvironmentValues.colorScheme {
            builder.noteSchemeIsRead()
        }
    }
}
