/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Creates a binding that reads and writes with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// Creates a binding from the projected value of another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding to the value of an optional; `nil` if the optional is `nil`.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
    }

    /// Creates a binding to an optional with the value of another binding.
    ///
    /// Setting it to `nil` changes nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to a hashable value with its type erased.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 as? Wrapped { base.wrappedValue = value } })
    }

    /// Returns a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// An iterator over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A position in the collection.
    public typealias Index = Value.Index
    /// The positions.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Index { wrappedValue.startIndex }

    /// The position after the last element.
    public var endIndex: Index { wrappedValue.endIndex }

    /// The positions.
    public var indices: Indices { wrappedValue.indices }

    /// Returns the position after another one.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// A binding to the element at a position.
    public subscript(position: Index) -> Binding<Value.Element> {
        let value = wrappedValue[position]
        return Binding<Value.Element> {
            // The view of an element that the collection no longer has may still read the element.
            wrappedValue.indices.contains(position) ? wrappedValue[position] : value
        } set: {
            if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 }
        }
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the position before another one.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

// As in SwiftUI, the closures of a binding run where the views of its owner do.
extension Binding: @unchecked Sendable where Value: Sendable {}
