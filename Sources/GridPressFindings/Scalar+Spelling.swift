extension Unicode.Scalar {
    /// The scalar in the notation of messages, such as `U+0007`.
    package var spelled: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: Swift.max(4 - digits.count, 0)) + digits
    }

    /// Whether the scalar is an invisible control character of the text direction.
    package var isBidiControl: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the scalar is a control character or a line separator, which can't be printed within a line.
    var isUnprintable: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
        default: isBidiControl
        }
    }
}

extension String {
    /// The text for one line of a terminal, with control characters and line ends replaced.
    var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? "\u{FFFD}" : $0 }))
    }
}
