extension SourceText {
    /// Returns the offset in the file of a byte in a value or a text.
    ///
    /// References and line ends have other lengths in the file than in the value.
    ///
    /// - Parameters:
    ///   - index: The index of the byte in the value.
    ///   - range: The range of the value in the file.
    package func offset(ofByte index: Int, ofValueAt range: Range<Int>) -> Int {
        let isVerbatim = bytes[..<range.lowerBound].suffix(9).elementsEqual("<![CDATA[".utf8)
        var place = range.lowerBound
        var rest = index
        while place < range.upperBound {
            let isBetween = isVerbatim && bytes[place...].starts(with: "]]><![CDATA[".utf8)
            guard rest > 0 || isBetween else { break }
            let (length, width) =
                isBetween ? (12, 0) : isVerbatim ? lineEnd(at: place) : character(at: place, in: range)
            // Bytes inside the replacement of a reference are at the start of the reference.
            guard width <= rest else { break }
            place += length
            rest -= width
        }
        return place
    }

    /// Returns the length in the file of a reference, a line end or another byte, and its length in the value.
    private func character(at place: Int, in range: Range<Int>) -> (length: Int, width: Int) {
        guard bytes[place] == UInt8(ascii: "&"),
            let end = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: ";"))
        else { return lineEnd(at: place) }
        let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
        let scalar: Unicode.Scalar? =
            if name.hasPrefix("#x") {
                UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        return (end + 1 - place, scalar.map { UTF8.width($0) } ?? 1)
    }

    private func lineEnd(at place: Int) -> (length: Int, width: Int) {
        let isDouble =
            bytes[place] == UInt8(ascii: "\r") && place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n")
        return (isDouble ? 2 : 1, 1)
    }
}
