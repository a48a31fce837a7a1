/// A property wrapper whose value belongs to a position in the tree, and is kept between layout passes.
///
/// A picture shows the initial value, or the value that actions set during layout.
@propertyWrapper
public struct State<Value>: BuiltInDynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state property with an initial value.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates a state property with an initial value.
    public init(initialValue: Value) { initial = initialValue }

    /// The current value.
    ///
    /// Outside of a figure it is the initial value, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }

    package mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        let store = builder.state
        location = store.location(at: place) { StateLocation(initial, in: store) }
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state property with the initial value `nil`.
    public init() { self.init(wrappedValue: nil) }
}
