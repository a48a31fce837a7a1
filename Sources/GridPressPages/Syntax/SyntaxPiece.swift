/// A piece of source code with a single color.
struct SyntaxPiece: Equatable {
    /// The role of the piece in its language.
    var role: SyntaxRole
    /// The byte range of the piece in the source.
    var bytes: Range<Int>
}

/// The role of a piece of a source.
enum SyntaxRole {
    /// Text without a color.
    case plain
    /// A keyword, or the name of an element.
    case keyword
    /// The name of a type, or of an attribute.
    case type
    /// A string, a number, or the value of an attribute.
    case literal
    /// A comment, or a processing instruction.
    case comment
}

/// A language with syntax coloring.
enum SyntaxLanguage: String {
    case swift, xml

    /// Returns the pieces of a source, without gaps between them.
    func pieces(of source: [UInt8]) -> [SyntaxPiece] {
        switch self {
        case .swift:
            return SwiftColoring(source).pieces()
        case .xml:
            var scanner = XMLScanner(source)
            return scanner.pieces()
        }
    }
}
