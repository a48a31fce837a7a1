/// A way to read and write a value that is kept somewhere else.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// A binding that reads and writes with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// The same binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to the value of an optional that is bound, or `nil` where there is none.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
    }

    /// A binding to a value as an optional; setting it to `nil` changes nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to a value as something that can be compared.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 as? Wrapped { base.wrappedValue = value } })
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
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
    /// Goes through the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A position in the collection.
    public typealias Index = Value.Index
    /// The positions.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Index { wrappedValue.startIndex }

    /// The position behind the last element.
    public var endIndex: Index { wrappedValue.endIndex }

    /// The positions.
    public var indices: Indices { wrappedValue.indices }

    /// The position behind another.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// A binding to the element at a position.
    public subscript(position: Index) -> Binding<Value.Element> {
        let value = wrappedValue[position]
        return Binding<Value.Element> {
            // A collection that has become shorter since keeps the view that was made for the element alive.
            wrappedValue.indices.contains(position) ? wrappedValue[position] : value
        } set: {
            if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 }
        }
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The position before another.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

// As SwiftUI's: closures of a binding run where its owner's views do.
extension Binding: @unchecked Sendable where Value: Sendable {}
