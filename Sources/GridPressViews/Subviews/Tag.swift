nonisolated extension View {
    /// Sets the selection value that the view represents in a picker, a list or a tab view.
    public func tag<Value: Hashable>(_ tag: Value) -> ModifiedView<Self> {
        layoutValue(key: TagKey.self, value: SelectionTag(tag))
    }

    /// Sets the selection value that the view represents.
    ///
    /// `includeOptional` has no effect: a value and its optional always match.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> ModifiedView<Self> { self.tag(tag) }
}

/// The key of the selection value that a view represents.
package struct TagKey: LayoutValueKey {
    package static var defaultValue: SelectionTag? { nil }
}

/// A value that can be selected; an optional value and its wrapped value are equal.
package struct SelectionTag: Hashable {
    private let value: AnyHashable?

    package init<Value: Hashable>(_ value: Value) {
        self.value = (value as? any OptionalTag)?.wrappedTag ?? (value is any OptionalTag ? nil : AnyHashable(value))
    }

    /// Returns the value, if it is of a type.
    func value<Value: Hashable>(of type: Value.Type) -> Value? { value?.base as? Value }
}

/// An optional value that can be selected.
private protocol OptionalTag {
    var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate var wrappedTag: AnyHashable? {
        if case .some(let value) = self { AnyHashable(value) } else { nil }
    }
}

extension LayoutNode {
    /// The selection value that the view represents, if any.
    package var tag: SelectionTag? {
        get { traits?[TagKey.self] }
        nonmutating set {
            var copy = traits ?? ViewTraits()
            copy[TagKey.self] = newValue
            traits = copy
        }
    }
}
