import XMLReading

extension UnsafePointer<UInt8> {
    /// Whether the bytes up to the zeros are the same.
    func isSame(as other: UnsafePointer<UInt8>) -> Bool {
        var (place, other) = (self, other)
        while place.pointee == other.pointee {
            if place.pointee == 0 { return true }
            place += 1
            other += 1
        }
        return false
    }

    /// Whether the bytes up to the zero are these.
    func isSame(as text: StaticString) -> Bool { isSame(as: text.utf8Start) }

    /// The bytes up to the zero.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: self, count: strlen(self)) }

    /// A number that stands for the name.
    var hash: UInt64 {
        var hash = StableHasher()
        hash.combine(bytes)
        return hash.value
    }

    /// Whether an element of this name holds a record of the layout.
    var isRecord: Bool { isSame(as: "metadata") || isSame(as: "template") }

    /// Whether white space may count in an element of this name.
    var mayHoldText: Bool {
        let name = String(cString: self)
        return XMLElement.textElements.contains(name) || ["pre", "textarea"].contains(name)
    }
}

extension String {
    /// A number that stands for the name.
    var shapeHash: UInt64 {
        var hash = StableHasher()
        hash.combine(self)
        return hash.value
    }
}

extension XMLCursor {
    /// Whether there is nothing but white space.
    var isBlank: Bool { text?.bytes.allSatisfy(\.isSpace) ?? true }

    /// The id of a picture.
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
