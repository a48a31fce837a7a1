/// A length that grows with the size at which people like to read.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: BuiltInDynamicProperty {
    private let unscaled: Value
    private let style: Font.TextStyle
    private var scale: Value = 1

    /// A length that grows as a text style does.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        unscaled = wrappedValue
        self.style = style
    }

    /// The length in the surroundings of the view; outside a figure, as it was given.
    public var wrappedValue: Value { unscaled * scale }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        scale = Value(style.size(for: builder.environment.dynamicTypeSize) / style.size(for: .large))
    }
}
