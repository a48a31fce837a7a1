/// The scalars of a text by index.
///
/// Scalars of a string take one byte each if all are ASCII, otherwise four bytes each.
struct ScalarList: RandomAccessCollection {
    private var bytes: [UInt8] = []
    private var scalars: [Unicode.Scalar] = []

    init(_ string: String) {
        bytes = Array(string.utf8)
        guard bytes.contains(where: { $0 >= 0x80 }) else { return }
        scalars.reserveCapacity(bytes.count)
        for scalar in string.unicodeScalars { scalars.append(scalar) }
        bytes = []
    }

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    var startIndex: Int { 0 }
    var endIndex: Int { scalars.isEmpty ? bytes.count : scalars.count }

    /// Whether every scalar is ASCII.
    var isASCII: Bool { scalars.isEmpty }

    subscript(position: Int) -> Unicode.Scalar {
        scalars.isEmpty ? Unicode.Scalar(bytes[position]) : scalars[position]
    }

    /// Returns whether the scalar at an index is a letter from A to Z, in upper or lower case; `false` beyond the
    /// end.
    @inline(__always)
    func isLetter(at position: Int) -> Bool {
        position < endIndex && (self[position].value | 0x20) &- 0x61 < 26
    }

    /// Returns the end of the run of letters from A to Z that starts at an index.
    func endOfLetters(from start: Int) -> Int {
        var end = start
        // Most text is such letters, so the loop tests each byte only once.
        bytes.withUnsafeBufferPointer { bytes in
            while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
        }
        while !isASCII, isLetter(at: end) { end += 1 }
        return end
    }

    /// Returns the text of a range of scalars.
    func string(of range: Range<Int>) -> String {
        if isASCII { return String(decoding: bytes[range], as: UTF8.self) }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }
}
