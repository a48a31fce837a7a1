import XMLReading

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

    /// A hash of the name.
    var hash: UInt64 {
        var hash = StableHasher()
        hash.combine(bytes)
        return hash.value
    }

    /// Whether an element with this name contains a layout record.
    var isRecord: Bool { isSame(as: "metadata") || isSame(as: "template") }

    /// Whether white space can count in an element with this name.
    var mayHoldText: Bool {
        let name = String(cString: self)
        return XMLElement.textElements.contains(name) || ["pre", "textarea"].contains(name)
    }
}

extension String {
    /// A hash of the name.
    var shapeHash: UInt64 {
        var hash = StableHasher()
        hash.combine(self)
        return hash.value
    }
}

extension XMLCursor {
    /// Whether the text only consists of white space.
    var isBlank: Bool { text?.bytes.allSatisfy(\.isSpace) ?? true }

    /// The id of a picture; `nil` for other elements.
    var pictureID: UnsafeBufferPointer<UInt8>? {
        guard String(cString: name) == "svg" else { return nil }
        var attribute = firstAttribute
        while let candidate = attribute {
            if candidate.namespace == nil, String(cString: candidate.name) == "id" { return candidate.value?.bytes }
            attribute = candidate.next
        }
        return nil
    }
}
