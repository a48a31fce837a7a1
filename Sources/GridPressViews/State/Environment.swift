/// A property wrapper that reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: BuiltInDynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        /// An object that the environment must contain.
        case required((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    /// Creates a property with the environment value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Creates a property with the observable object of this type in the environment.
    ///
    /// A figure without the object isn't drawn.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .required { $0[object: type] }
    }

    /// Creates a property with the observable object of this type in the environment; `nil` if it has none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = .object { $0[object: type] }
    }

    /// The value in the environment of the view; outside of a figure, the default value.
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

    package mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        value = read(builder.environment)
        if case .required = source, value == nil, !builder.environment.allowsMissingModels {
            builder.fail(.missingModel(type: String(describing: Value.self)))
        }
    }
}

// As in SwiftUI. The closures of this file capture only types; what a key path captures isn't checked.
extension Environment: @unchecked Sendable where Value: Sendable {}
