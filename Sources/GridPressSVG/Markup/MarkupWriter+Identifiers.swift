extension MarkupWriter {
    /// Returns the identifier that represents a name in classes and fragments.
    ///
    /// ASCII letters and digits, `_`, `.` and `-` are kept, and each run of other characters becomes one `-`. A changed
    /// name gets a short fingerprint at its end, so that different names rarely have the same identifier.
    package static func identifier(for name: String) -> String {
        var buffer = ByteBuffer(capacity: 64)
        buffer.append(identifier: name)
        return buffer.string()
    }
}

extension ByteBuffer {
    /// Appends the identifier that represents a name.
    package mutating func append(identifier name: String) {
        var name = name
        name.withUTF8 { bytes in
            if !bytes.isEmpty, bytes.allSatisfy(\.isIdentifier) { return append(bytes) }
            var fingerprint = Fingerprint()
            fingerprint.combine(bytes)
            var wasAltered = true  // Nothing is put before the first letter.
            for byte in bytes {
                if byte.isIdentifier { append(byte) } else if !wasAltered { append(UInt8(ascii: "-")) }
                wasAltered = !byte.isIdentifier
            }
            append(UInt8(ascii: wasAltered ? "x" : "-"))
            for digit in fingerprint.digits(4) { append(digit) }
        }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter or digit, `_`, `.` or `-`.
    fileprivate var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
