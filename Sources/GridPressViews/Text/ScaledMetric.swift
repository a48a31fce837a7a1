/// A number that scales with the dynamic type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: BuiltInDynamicProperty {
    private let unscaled: Value
    private let style: Font.TextStyle
    private var scale: Value = 1

    /// Creates a number that scales with a text style.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        unscaled = wrappedValue
        self.style = style
    }

    /// The number, scaled for the environment of the view.
    ///
    /// Outside a figure, it isn't scaled.
    public var wrappedValue: Value { unscaled * scale }

    package mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        scale = Value(style.size(for: builder.environment.dynamicTypeSize) / style.size(for: .large))
    }
}
