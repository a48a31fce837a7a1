import GridPressFindings

/// A document that was read: its root, and the file that it came from.
package struct XMLDocument: Sendable {
    /// The outermost element.
    package let root: XMLElement
    /// Comments before the outermost element.
    package let prologue: [String]
    /// Comments behind the outermost element.
    package let epilogue: [String]
    /// The file.
    package let source: SourceText

    /// Reads a document from bytes that are in memory already.
    ///
    /// Nothing else is ever read: document types and entities are refused, and so is what is larger than the limits.
    ///
    /// - Throws: ``XMLError`` with the first mistake.
    package init(
        _ source: SourceText,
        as kind: Kind = .document,
        limits: XMLLimits = .layoutDocument
    ) throws(XMLError) {
        self.init(try XMLArena(source, as: kind, limits: limits))
    }

    /// A document as values.
    init(_ document: XMLArena) {
        root = XMLElement(document.root)
        prologue = document.comments(beforeRoot: true)
        epilogue = document.comments(beforeRoot: false)
        source = document.source
    }
}

extension XMLDocument {
    /// The expected kind of a file.
    package enum Kind: Sendable {
        /// Any document, without a document type.
        case document
        /// A page written so that it can be read as XML. Its first line may be `<!DOCTYPE html>`, which declares nothing.
        case page

        private static let firstLineOfPage = Array("<!DOCTYPE html>".utf8)

        /// Where reading starts: at the end of the line that says what the file is, so that lines are counted right.
        func start(in source: SourceText) -> Int {
            let line = Self.firstLineOfPage
            guard self == .page, source.bytes.starts(with: line) else { return 0 }
            let rest = source.bytes[line.count...]
            return rest.starts(with: "\n".utf8) || rest.starts(with: "\r\n".utf8) ? line.count : 0
        }
    }
}

/// A mistake in a document that keeps it from being read.
package struct XMLError: Error, Sendable {
    /// What is wrong, and where.
    package let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    /// Returns the error if GridPress and libxml2 read a document differently.
    static func lost(_ source: SourceText) -> XMLError {
        XMLError(
            Finding(
                .notWellFormed,
                .error,
                at: .source(file: source.name, line: 1, column: 1),
                "GridPress and libxml2 read the document differently. This is a bug in GridPress.",
                fix: "Report the bug, and attach the document."
            )
        )
    }
}
