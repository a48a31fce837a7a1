/// A value that belongs to the place of a view in the tree and survives running its body again.
///
/// A still picture shows the initial value, or what the layout itself set it to on the way.
@propertyWrapper
public struct State<Value>: BuiltInDynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// A value to begin with.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// A value to begin with.
    public init(initialValue: Value) { initial = initialValue }

    /// The value at this place.
    ///
    /// Outside a figure it is the initial one, and setting it does nothing.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        let store = builder.state
        location = store.location(at: place) { StateLocation(initial, in: store) }
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// No value to begin with.
    public init() { self.init(wrappedValue: nil) }
}
