/// A value or a text with names and expressions replaced, and the position of each part in the file.
struct SourceMappedText {
    /// The value after replacements.
    private(set) var text: String
    /// Whether a name or an expression in it is unknown, so that the value can't be used.
    private(set) var isBroken = false
    private let range: Range<Int>
    /// The parts of the value by their starts; empty without replacements.
    private var parts: [Part] = []

    /// A part of a value.
    private struct Part {
        /// The index of its first byte.
        let start: Int
        /// The index of the corresponding byte before replacements.
        let origin: Int
        /// Whether the whole part replaces that byte.
        let isReplaced: Bool
    }

    /// Creates a value as it is written at a range of a file.
    init(_ text: String, at range: Range<Int>) {
        self.text = text
        self.range = range
    }

    /// Creates an empty value, to which parts of another value are added.
    private init(emptyFor other: SourceMappedText) {
        self.init("", at: other.range)
        isBroken = other.isBroken
    }

    /// Returns the offset in the file of a character of the value.
    func offset(of index: String.Index, in source: SourceText) -> Int {
        let byte = origin(of: index)
        // References and line ends are longer in the file than in the value; without any, the offsets are equal.
        if parts.isEmpty, range.count == text.utf8.count { return range.lowerBound + byte }
        return source.offset(ofByte: byte, ofValueAt: range)
    }

    /// The value, marked as unusable.
    var broken: SourceMappedText {
        var text = self
        text.isBroken = true
        return text
    }

    /// The offset in the file at which the value starts.
    var start: Int { range.lowerBound }

    /// The replacement at a position of a value.
    enum Replacement {
        /// No replacement.
        case none
        /// No replacement here and after this position.
        case end
        /// A text that replaces everything up to an index.
        case text(String, to: String.Index)
    }

    /// Returns the value with replacements.
    ///
    /// The value ends where it exceeds a number of bytes.
    ///
    /// - Parameters:
    ///   - sign: The ASCII character that replacements start with.
    ///   - most: The largest number of bytes.
    ///   - replacement: Returns the replacement for the rest of the text at each sign.
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
