/// A document as values: its root element, and the file that it comes from.
package struct XMLDocument: Sendable {
    /// The outermost element.
    package let root: XMLElement
    /// Comments before the outermost element.
    package let prologue: [String]
    /// Comments after the outermost element.
    package let epilogue: [String]
    /// The file.
    package let source: SourceText

    /// Creates a document from bytes in memory.
    ///
    /// The parser reads nothing else: it rejects document types and entities, and documents beyond the limits.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - kind: The expected kind of the file.
    ///   - limits: The limits of the document.
    /// - Throws: ``XMLError`` for the first error.
    package init(
        _ source: SourceText,
        as kind: Kind = .document,
        limits: XMLLimits = .layoutDocument
    ) throws(XMLError) {
        self.init(try XMLArena(source, as: kind, limits: limits))
    }

    /// Creates a document of values from flat arrays.
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
        /// A document without a document type.
        case document
        /// An HTML page in XML syntax.
        ///
        /// Its first line may be `<!DOCTYPE html>`, which declares no entities.
        case page

        private static let firstLineOfPage = Array("<!DOCTYPE html>".utf8)

        /// Returns the offset at which the document starts.
        ///
        /// A page with a document type starts at the end of that line, so that line numbers stay right.
        func start(in source: SourceText) -> Int {
            let line = Self.firstLineOfPage
            guard self == .page, source.bytes.starts(with: line) else { return 0 }
            let rest = source.bytes[line.count...]
            return rest.starts(with: "\n".utf8) || rest.starts(with: "\r\n".utf8) ? line.count : 0
        }
    }
}

/// An error that prevents a document from being read.
package struct XMLError: Error, Sendable {
    /// The error and its location.
    package let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    /// Returns the error for a document that GridPress and libxml2 read differently.
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
