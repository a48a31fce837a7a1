/// Bindings to the parts of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    /// The model.
    public var wrappedValue: Value

    /// A model whose parts are bound.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A model whose parts are bound.
    public init(_ object: Value) { wrappedValue = object }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a part of the model.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
