/// A model that views read.
///
/// A still picture shows it as it is, or as the layout itself changed it on the way.
public protocol ObservableObject: AnyObject {
    /// What says that the model is about to change.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// What says that the model is about to change.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What says that a model is about to change: the figure that is being laid out is laid out again.
public final class ObservableObjectPublisher: Sendable {
    /// A publisher.
    public init() {}

    /// Says that the model is about to change.
    public func send() { LayoutPass.current?.noteChange() }
}

/// A value of a model that views read.
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    /// The value.
    public var wrappedValue: Value {
        get { value }
        set {
            // Layout that sets the same value in every pass has settled.
            if !isEqual(value, newValue) { LayoutPass.current?.noteChange() }
            value = newValue
        }
    }

    /// A value to begin with.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// A value to begin with.
    public init(initialValue: Value) { value = initialValue }
}

/// A model that belongs to the place of a view in the tree: made once, and kept while bodies run again.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: GraphProperty {
    private let make: () -> Object
    private var object: Object?

    /// A model, made when the view is first met.
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

    /// The model.
    public var wrappedValue: Object { object ?? make() }

    /// Bindings to the parts of the model.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func bind(to builder: NodeBuilder, at place: StatePlace) {
        object = builder.state.location(at: place, make: make)
    }
}

/// A model that a view gets from outside.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    /// Bindings to the parts of a model.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: Object

        /// A binding to a part of the model.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The model.
    public var wrappedValue: Object

    /// A model from outside.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// A model from outside.
    public init(initialValue: Object) { wrappedValue = initialValue }

    /// Bindings to the parts of the model.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
