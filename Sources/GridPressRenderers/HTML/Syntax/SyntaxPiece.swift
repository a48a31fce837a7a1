/// A piece of a source whose letters have one colour.
struct SyntaxPiece: Equatable {
    /// The role of the piece in its language.
    var role: SyntaxRole
    /// Its bytes in the source.
    var bytes: Range<Int>
}

/// The role of a piece of a source.
enum SyntaxRole {
    /// Everything that has no colour.
    case plain
    /// A word of the language, or the name of an element.
    case keyword
    /// The name of a type, or of an attribute.
    case type
    /// A text or a number.
    case literal
    /// Text that compilers and parsers leave out.
    case comment
}

/// A language that listings are coloured in.
enum SyntaxLanguage: String {
    case swift, xml

    /// Returns the pieces of a source, which follow each other without gaps.
    func pieces(of source: [UInt8]) -> [SyntaxPiece] {
        switch self {
        case .swift:
            var scanner = SwiftScanner(source)
            return scanner.pieces()
        case .xml:
            var scanner = XMLScanner(source)
            return scanner.pieces()
        }
    }
}
