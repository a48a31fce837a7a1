import CLibXML2

/// A parser for documents that uses libxml2.
///
/// It calls only functions that read nothing but the given bytes.
struct LibXML2Parser {
    private let source: SourceText
    /// The offset in the file at which the document starts.
    private let start: Int
    /// The offset at which the part that is parsed ends.
    private let end: Int

    /// Creates a parser for a document.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - start: The offset at which the document starts.
    ///   - stop: The offset of a known error. The parser reads only a little further; `nil` to read to the end.
    init(_ source: SourceText, from start: Int = 0, stop: Int?) {
        self.source = source
        self.start = start
        var end = min((stop ?? source.bytes.count) + Self.bytesToTellMistake, source.bytes.count)
        // The end is moved to the next character boundary.
        while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
        self.end = end
        _ = Self.library
    }

    /// The number of bytes after a known error that libxml2 needs to describe it.
    private static let bytesToTellMistake = 256

    /// The setup of the library, run once: a document can't load anything.
    private static let library: Void = {
        xmlInitParser()
        xmlSetExternalEntityLoader { _, _, _ in nil }
    }()

    /// No network access, no messages on the standard error, and line numbers above 65,535.
    private static let options = Int32(
        XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_BIG_LINES.rawValue
    )

    /// Parses the document into flat arrays; libxml2 builds no tree.
    func parse(into builder: XMLArenaBuilder) throws(XMLError) {
        xmlFreeDoc(try parse(reportingTo: builder))
        if builder.isLost { throw .lost(source) }
    }

    /// Returns the tree of the document.
    ///
    /// The caller has to free it.
    func parse() throws(XMLError) -> xmlDocPtr { try parse(reportingTo: nil) }

    private func parse(reportingTo builder: XMLArenaBuilder?) throws(XMLError) -> xmlDocPtr {
        guard let context = xmlNewParserCtxt() else { throw error("Not enough memory to parse the document.", nil) }
        defer { xmlFreeParserCtxt(context) }
        let receiver = LibXML2Receiver(builder)
        defer { withExtendedLifetime(receiver) {} }
        receiver.listen(to: context)
        let tree = source.bytes.withUnsafeBytes { bytes in
            xmlCtxtReadMemory(
                context,
                bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self),
                Int32(end - start),
                nil,
                "UTF-8",
                Self.options
            )
        }
        if let first = receiver.firstMessage {
            xmlFreeDoc(tree)
            throw error(first.message, first)
        }
        guard let tree else { throw error("The document is empty.", nil, fix: "Start it with <Figure>.") }
        guard tree.pointee.intSubset == nil, tree.pointee.extSubset == nil else {
            xmlFreeDoc(tree)
            throw error(
                "The document declares a document type or an entity.",
                nil,
                fix: "Remove the declaration, and replace its entities with their content."
            )
        }
        return tree
    }

    private func error(_ message: String, _ libraryMessage: LibXML2Message?, fix: String? = nil) -> XMLError {
        guard let libraryMessage, let line = source.start(ofLine: libraryMessage.line) else {
            let place = Finding.Location.source(file: source.name, line: 1, column: 1)
            return XMLError(Finding(.notWellFormed, .error, at: place, message, fix: fix))
        }
        // The library counts columns in scalars, and reports errors a little after their position.
        let offset = source.offset(ofScalar: libraryMessage.column - 1, from: line)
        let kind = XMLErrorKind(libraryMessage.code)
        let sign = kind.sign.flatMap { source.bytes[..<offset].lastRange(of: $0)?.lowerBound }
        let place = sign ?? max(offset - kind.distance, 0)
        return XMLError(
            Finding(.notWellFormed, .error, at: source.location(of: place), kind.message ?? message, fix: kind.fix)
        )
    }
}

/// Details about a kind of error that the library doesn't provide.
private struct XMLErrorKind {
    /// A message that replaces the message of the library; `nil` to keep the library's message.
    var message: String?
    /// The suggested fix.
    var fix = "Check this line and the one before it."
    /// The bytes at the position of the error, which is a little before the position that the library reports.
    var sign: [UInt8]?
    /// The number of bytes between the error and the position that the library reports.
    var distance = 0

    init(_ code: Int32) {
        switch code {
        case Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue):
            fix = "Close the element that was opened last, with its end tag or with /> in its start tag."
            sign = Array("</".utf8)
        case Int32(XML_ERR_TAG_NOT_FINISHED.rawValue): fix = "Add the missing end tags."
        case Int32(XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue):
            message = "A value has no quotation marks."
            fix = "Use name=\"value\"."
        case Int32(XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue): fix = "Add a value, such as name=\"true\"."
        case Int32(XML_ERR_SPACE_REQUIRED.rawValue):
            fix = "Put a space before each attribute, and a > at the end of the tag."
        case Int32(XML_ERR_ATTRIBUTE_REDEFINED.rawValue): fix = "Remove one of the attributes."
        case Int32(XML_ERR_LT_IN_ATTRIBUTE.rawValue):
            message = "A value contains a \"<\" that isn't escaped."
            fix = "Use &lt;, or close the quotation marks before it."
        case Int32(XML_ERR_NAME_REQUIRED.rawValue):
            message = "A \"<\" or \"&\" isn't escaped."
            fix = "Use &lt; or &amp;."
            distance = 1
        case Int32(XML_ERR_UNDECLARED_ENTITY.rawValue):
            fix = "Use the character itself, or a character reference, such as &#160;."
            sign = [UInt8(ascii: "&")]
        case Int32(XML_ERR_DOCUMENT_END.rawValue):
            message = "There is content after the root element."
            fix = "Put the content into one Figure, or remove it."
        case Int32(XML_ERR_DOCUMENT_EMPTY.rawValue):
            message = "The document doesn't start with an element."
            fix = "Start it with <Figure>."
        case Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue): fix = "Remove the prefix and its colon."
        default: break
        }
    }
}

extension Collection where Element == UInt8, Self: BidirectionalCollection, Index == Int {
    /// Returns the range of the last occurrence of some bytes; `nil` if there is no occurrence.
    fileprivate func lastRange(of bytes: [UInt8]) -> Range<Int>? {
        guard count >= bytes.count else { return nil }
        for start in stride(from: endIndex - bytes.count, through: startIndex, by: -1)
        where self[start..<start + bytes.count].elementsEqual(bytes) {
            return start..<start + bytes.count
        }
        return nil
    }
}

extension SourceText {
    /// Returns the offset of a scalar in a line.
    ///
    /// - Parameters:
    ///   - index: The index of the scalar in its line.
    ///   - start: The offset at which the line starts.
    fileprivate func offset(ofScalar index: Int, from start: Int) -> Int {
        let isStart = { (byte: UInt8) in byte & 0xC0 != 0x80 }
        var offset = start
        var rest = index
        while offset < bytes.count, rest > 0 || !isStart(bytes[offset]) {
            offset += 1
            if offset == bytes.count || isStart(bytes[offset]) { rest -= 1 }
        }
        return offset
    }
}
