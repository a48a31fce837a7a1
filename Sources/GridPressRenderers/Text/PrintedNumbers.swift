@_spi(Bytes) import GridPressSVG

extension Double {
    /// The number in the notation of all output formats.
    var printed: String {
        var bytes = ByteBuffer(capacity: ByteCursor.numberLength)
        bytes.append(self)
        return bytes.string()
    }
}

extension CGFloat {
    /// The number in the notation of all output formats.
    var printed: String { Double(self).printed }
}

extension CGSize {
    /// The size as text: `146 × 100`.
    var printed: String { "\(width.printed) × \(height.printed)" }
}

extension Int {
    /// The number with separated thousands.
    var grouped: String {
        var digits = Array(String(self))
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: place)
            place -= 3
        }
        return String(digits)
    }
}
