/// A dynamic property with a namespace for `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: BuiltInDynamicProperty, Sendable {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        /// The position of the property in the tree of views; empty unless motion notes are collected.
        var place = ""
    }

    private var id = ID()

    /// Creates a namespace.
    public init() {}

    /// The identity of the namespace.
    public var wrappedValue: ID { id }

    package mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        guard let motion = builder.motion else { return }
        id.place = "\(motion.identity(of: place.path)):\(place.offset)"
    }
}
