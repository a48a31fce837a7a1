/// A value that is copied only when one of those who share it changes it: passing it on costs one word.
struct Shared<Value> {
    private final class Box {
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(_ value: Value) { box = Box(value) }

    /// Whether two share one value, which therefore is the same.
    func isShared(with other: Shared) -> Bool { box === other.box }

    /// The value.
    var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

// A box that somebody shares is never written to.
extension Shared: @unchecked Sendable where Value: Sendable {}
