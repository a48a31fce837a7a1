/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    /// The observable object.
    public var wrappedValue: Value

    /// Creates a wrapper of an observable object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper of an observable object.
    public init(_ object: Value) { wrappedValue = object }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
