extension UInt8 {
    /// Whether the byte is an ASCII digit.
    package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
