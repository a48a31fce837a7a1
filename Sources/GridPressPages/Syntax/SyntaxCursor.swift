/// A position in a source, with the pieces found before it.
struct SyntaxCursor {
    private let source: [UInt8]
    private(set) var position = 0
    private(set) var pieces: [SyntaxPiece] = []

    /// Creates a cursor at the start of a source.
    init(_ source: [UInt8]) { self.source = source }

    /// The next byte; `nil` at the end.
    var next: UInt8? { byte(0) }

    /// Returns the byte at a distance after the position; `nil` outside of the source.
    func byte(_ distance: Int) -> UInt8? {
        let index = position + distance
        return source.indices.contains(index) ? source[index] : nil
    }

    /// Returns whether an ASCII text follows at a distance after the position.
    func starts(with text: StaticString, after distance: Int = 0) -> Bool {
        text.withUTF8Buffer { text in
            text.indices.allSatisfy { byte(distance + $0) == text[$0] }
        }
    }

    /// Moves forward by a number of bytes, at most to the end.
    mutating func advance(_ count: Int = 1) { position = min(position + count, source.count) }

    /// Moves forward while bytes satisfy a condition.
    mutating func skip(while condition: (UInt8) -> Bool) {
        while let next, condition(next) { position += 1 }
    }

    /// Moves past the next occurrence of a text, or to the end of the source.
    mutating func skip(past text: StaticString) {
        while next != nil, !starts(with: text) { position += 1 }
        advance(text.utf8CodeUnitCount)
    }

    /// Adds the piece from a position up to the cursor, merged with the previous piece if both have the same role.
    mutating func add(_ role: SyntaxRole, from start: Int) {
        guard start < position else { return }
        if let last = pieces.last, last.role == role {
            pieces[pieces.count - 1].bytes = last.bytes.lowerBound..<position
        } else {
            pieces.append(SyntaxPiece(role: role, bytes: start..<position))
        }
    }

    /// Moves to a later position, and adds the piece before it.
    mutating func add(_ role: SyntaxRole, to end: Int) {
        let start = position
        position = end
        add(role, from: start)
    }
}
