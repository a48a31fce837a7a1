/// A copy-on-write value in one word of memory.
@frozen
@usableFromInline
package struct Shared<Value> {
    @usableFromInline
    final class Box {
        @exclusivity(unchecked) @usableFromInline var value: Value

        @inlinable
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box

    /// Creates a value with unshared storage.
    @inlinable
    package init(_ value: Value) { box = Box(value) }

    /// Returns whether two values share their storage, and therefore are equal.
    @inlinable
    package func isShared(with other: Shared) -> Bool { box === other.box }

    /// The identity of the storage, valid as long as the value exists.
    @inlinable
    package var identity: ObjectIdentifier { ObjectIdentifier(box) }

    /// The value.
    ///
    /// A change copies it first if its storage is shared.
    @inlinable
    package var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

// A shared box is never written to.
extension Shared: @unchecked Sendable where Value: Sendable {}
