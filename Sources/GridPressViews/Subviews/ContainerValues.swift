/// The key of a value that a view provides to the container around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// The values that a view provides to the container around it.
public struct ContainerValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]
    var tag: SelectionTag?

    package init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            // An optional value that was never set is the key's default, which may differ from `nil`.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = .some(newValue) }
    }

    /// Returns the tag of the view; `nil` if it has no tag of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(of: type) }

    /// Returns whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == SelectionTag(tag) }
}

nonisolated extension View {
    /// Sets a value that the view provides to the container around it.
    ///
    /// `ForEach(subviews:)` and `Group(subviews:)` read it. A section provides its value for all of its views.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0[ContainerValuesKey.self].values[keyPath: keyPath] = value })
    }
}

/// The values that a node provides to the container around it.
package struct ContainerValuesKey: LayoutValueKey {
    package static var defaultValue: ContainerValuesKey { ContainerValuesKey() }

    package var values = ContainerValues()
}

extension LayoutNode {
    /// The values that the node provides to the container around it, with its tag.
    var containerValues: ContainerValues {
        var values = traits?[ContainerValuesKey.self].values ?? ContainerValues()
        values.tag = tag
        return values
    }
}
