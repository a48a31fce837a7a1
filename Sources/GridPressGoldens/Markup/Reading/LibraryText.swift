extension UnsafePointer<UInt8> {
    /// Returns whether two zero-terminated texts are equal.
    func isSame(as other: UnsafePointer<UInt8>) -> Bool {
        var (place, other) = (self, other)
        while place.pointee == other.pointee {
            if place.pointee == 0 { return true }
            place += 1
            other += 1
        }
        return false
    }

    /// Returns whether the zero-terminated text equals a string.
    func isSame(as text: StaticString) -> Bool { isSame(as: text.utf8Start) }

    /// The bytes before the terminating zero.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: self, count: strlen(self)) }
}

extension XMLCursor {
    /// Whether the node is a text that only consists of white space.
    var isBlank: Bool { kind == .text && text?.bytes.allSatisfy(\.isSpace) ?? true }

    /// Whether the node is an element that contains a layout record.
    var isRecord: Bool {
        guard kind == .element, name.isSame(as: "metadata") || name.isSame(as: "template") else { return false }
        var inside = firstChild
        while let node = inside, node.kind != .element { inside = node.next }
        return inside.map {
            $0.name.isSame(as: "layout") && $0.namespace?.isSame(as: LayoutRecordFormat.namespace) == true
        }
            ?? false
    }

    /// The value of an attribute without a namespace; `nil` if it is missing.
    subscript(name: StaticString) -> UnsafePointer<UInt8>? {
        var attribute = firstAttribute
        while let candidate = attribute {
            if candidate.namespace == nil, candidate.name.isSame(as: name) { return candidate.value }
            attribute = candidate.next
        }
        return nil
    }
}
