/// Bindings to the parts of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
    /// The model.
    public var wrappedValue: Object

    /// A model whose parts are bound.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// A model whose parts are bound.
    public init(_ object: Object) { wrappedValue = object }

    /// The wrapper itself.
    public var projectedValue: Bindable<Object> { self }

    /// A binding to a part of the model.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
