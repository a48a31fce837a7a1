/// A name space for `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: BuiltInDynamicProperty, Sendable {
    /// The identity of a name space.
    public struct ID: Hashable, Sendable {
        /// The place of the property in the tree of views, where movement is noted.
        var place = ""
    }

    private var id = ID()

    /// A name space.
    public init() {}

    /// The identity of the name space.
    public var wrappedValue: ID { id }

    mutating func bind(to builder: NodeBuilder, at place: StatePath) {
        guard let motion = builder.motion else { return }
        id.place = "\(motion.identity(of: place.path)):\(place.offset)"
    }
}
