/// A scanner that divides XML into pieces: the names of elements and attributes, values and comments.
struct XMLScanner {
    private var cursor: SyntaxCursor

    init(_ source: [UInt8]) { cursor = SyntaxCursor(source) }

    /// Returns the pieces of the source.
    mutating func pieces() -> [SyntaxPiece] {
        while cursor.next != nil {
            let start = cursor.position
            if cursor.starts(with: "<!--") {
                cursor.skip(past: "-->")
                cursor.add(.comment, from: start)
            } else if cursor.starts(with: "<![CDATA[") {
                cursor.skip(past: "]]>")
                cursor.add(.literal, from: start)
            } else if cursor.starts(with: "<?") {
                cursor.skip(past: "?>")
                cursor.add(.comment, from: start)
            } else if cursor.starts(with: "<") {
                addTag()
            } else {
                cursor.skip { $0 != UInt8(ascii: "<") }
                cursor.add(.plain, from: start)
            }
        }
        return cursor.pieces
    }

    private mutating func addTag() {
        var start = cursor.position
        cursor.skip { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") }
        cursor.skip { !Self.isEndOfName($0) }
        cursor.add(.keyword, from: start)
        while let byte = cursor.next {
            start = cursor.position
            switch byte {
            case UInt8(ascii: ">"):
                cursor.advance()
                return cursor.add(.keyword, from: start)
            case UInt8(ascii: "<"): return  // The tag has no end.
            case UInt8(ascii: "/"):
                cursor.advance()
                cursor.add(.keyword, from: start)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                cursor.advance()
                cursor.skip { $0 != byte }
                cursor.advance()
                cursor.add(.literal, from: start)
            case _ where Self.isEndOfName(byte):
                cursor.advance()
                cursor.add(.plain, from: start)
            default:
                cursor.skip { !Self.isEndOfName($0) }
                cursor.add(.type, from: start)
            }
        }
    }

    private static func isEndOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "="),
            UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            true
        default: false
        }
    }
}
