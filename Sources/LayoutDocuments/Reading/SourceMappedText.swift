import XMLReading

/// A value or a text with its names and indices replaced, and the position of each part in the file.
struct SourceMappedText {
    /// The value.
    private(set) var text: String
    /// Whether something in it is unknown, so that it can't be used.
    private(set) var isBroken = false
    private let range: Range<Int>
    /// Parts of the value by where they start in it, where something else is written for one of them.
    private var parts: [Part] = []

    /// A part of a value.
    private struct Part {
        /// Its first byte.
        let start: Int
        /// The byte that stands for it before anything is replaced.
        let origin: Int
        /// Whether all of it stands for that byte.
        let isReplaced: Bool
    }

    /// A value as it is written at a range of a file.
    init(_ text: String, at range: Range<Int>) {
        self.text = text
        self.range = range
    }

    /// An empty value, to which parts of another are added.
    private init(emptyFor other: SourceMappedText) {
        self.init("", at: other.range)
        isBroken = other.isBroken
    }

    /// Where a character of the value stands in its file.
    func offset(of index: String.Index, in source: SourceText) -> Int {
        let byte = origin(of: index)
        // References and line ends are longer in the file than in the value: otherwise both are the same.
        if parts.isEmpty, range.count == text.utf8.count { return range.lowerBound + byte }
        return source.offset(ofByte: byte, ofValueAt: range)
    }

    /// The same value, of which is known that it can't be used.
    var broken: SourceMappedText {
        var text = self
        text.isBroken = true
        return text
    }

    /// Where the value starts in the file.
    var start: Int { range.lowerBound }

    /// The replacement at a position of a value.
    enum Replacement {
        /// It stays as it is.
        case none
        /// It and what follows stay as they are.
        case end
        /// Up to an index, something else stands there.
        case text(String, to: String.Index)
    }

    /// The value with something else in place of what a function finds, which is asked at each sign.
    ///
    /// It ends where it has become longer than most bytes.
    func replacing(_ sign: Unicode.Scalar, most: Int, by replacement: (Substring) -> Replacement) -> SourceMappedText {
        var result = SourceMappedText(emptyFor: self)
        var start = text.startIndex
        var next = text.startIndex
        let byte = UInt8(ascii: sign)
        replacing: while let index = text.utf8[next...].firstIndex(of: byte), result.text.utf8.count <= most {
            switch replacement(text[index...]) {
            case .none: next = text.utf8.index(after: index)
            case .end: break replacing
            case .text(let other, let end):
                result.add(text[start..<index], of: self)
                result.parts.append(Part(start: result.text.utf8.count, origin: origin(of: index), isReplaced: true))
                result.text += other
                (start, next) = (end, end)
            }
        }
        if result.text.utf8.count <= most { result.add(text[start...], of: self) }
        return result
    }

    private mutating func add(_ letters: Substring, of other: SourceMappedText) {
        let first = other.text.utf8.distance(from: other.text.startIndex, to: letters.startIndex)
        let last = first + letters.utf8.count
        let move = text.utf8.count - first
        parts.append(
            Part(
                start: text.utf8.count,
                origin: other.origin(of: letters.startIndex),
                isReplaced: other.isReplaced(first)
            )
        )
        parts += other.parts.filter { $0.start > first && $0.start < last }
            .map { Part(start: $0.start + move, origin: $0.origin, isReplaced: $0.isReplaced) }
        text += letters
    }

    private func isReplaced(_ byte: Int) -> Bool { parts.last { $0.start <= byte }?.isReplaced ?? false }

    private func origin(of index: String.Index) -> Int {
        let byte = text.utf8.distance(from: text.startIndex, to: index)
        guard let part = parts.last(where: { $0.start <= byte }) else { return byte }
        return part.isReplaced ? part.origin : part.origin + byte - part.start
    }
}
