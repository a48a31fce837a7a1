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

    /// A value that nobody shares yet.
    @inlinable
    package init(_ value: Value) { box = Box(value) }

    /// Whether two share one value, which therefore is the same.
    @inlinable
    package func isShared(with other: Shared) -> Bool { box === other.box }

    /// The identity of the value, for as long as it is kept.
    @inlinable
    package var identity: ObjectIdentifier { ObjectIdentifier(box) }

    /// The value.
    @inlinable
    package var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

// A box that somebody shares is never written to.
extension Shared: @unchecked Sendable where Value: Sendable {}
