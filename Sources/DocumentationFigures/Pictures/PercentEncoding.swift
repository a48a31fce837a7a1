extension String {
    /// Returns the text with all bytes percent-encoded, except for ASCII letters, digits and some punctuation.
    func percentEncoded(keeping others: String) -> String {
        utf8.reduce(into: "") { text, byte in
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isLetter || isDigit || others.utf8.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
