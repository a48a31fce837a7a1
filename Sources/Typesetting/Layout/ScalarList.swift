/// The scalars of a text by position: a byte each where all are ASCII, four bytes each otherwise.
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

    /// Whether there is a letter from A to Z at a position, large or small.
    @inline(__always)
    func isLetter(at position: Int) -> Bool {
        position < endIndex && (self[position].value | 0x20) &- 0x61 < 26
    }

    /// Where the letters from A to Z end that start at a position.
    func endOfLetters(from start: Int) -> Int {
        var end = start
        // Most of most texts: nothing is asked twice.
        bytes.withUnsafeBufferPointer { bytes in
            while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
        }
        while !isASCII, isLetter(at: end) { end += 1 }
        return end
    }

    /// What some scalars say.
    func string(of range: Range<Int>) -> String {
        if isASCII { return String(decoding: bytes[range], as: UTF8.self) }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }
}
