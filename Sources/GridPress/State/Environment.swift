/// A value from the surroundings of a view.
@propertyWrapper
public struct Environment<Value>: GraphProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var value: Value?

    /// The value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The observable model of this type that was given to the environment.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object { environment in
            guard let object = environment[object: type] else {
                fatalError("There is no \(type) in the environment: give one with .environment(_:).")
            }
            return object
        }
    }

    /// The observable model of this type, if one was given to the environment.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = .object { $0[object: type] }
    }

    /// The value in the surroundings of the view; outside a figure, the default.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
    }

    mutating func bind(to builder: NodeBuilder, at place: StatePlace) {
        value = read(builder.environment)
        if case .keyPath(let keyPath) = source, keyPath == \EnvironmentValues.colorScheme {
            builder.noteSchemeIsRead()
        }
    }
}
