import CLibXML2
import Findings

/// Calls the system library, and nothing of it that could reach beyond the bytes it is given.
struct LibXML2Parser {
    private let source: SourceText
    /// How many bytes of the document it is shown.
    private let length: Int

    /// A parser for a document, of which it is shown no more than a little behind a known mistake.
    init(_ source: SourceText, stop: Int?) {
        self.source = source
        var length = min((stop ?? source.bytes.count) + Self.bytesToTellMistake, source.bytes.count)
        // Characters stay whole.
        while length < source.bytes.count, source.bytes[length] & 0xC0 == 0x80 { length += 1 }
        self.length = length
        _ = Self.library
    }

    /// How much of the document shows what a mistake is.
    private static let bytesToTellMistake = 256

    /// The library is set up once: it may load nothing, whatever a document asks for.
    private static let library: Void = {
        xmlInitParser()
        xmlSetExternalEntityLoader { _, _, _ in nil }
    }()

    /// No network, no messages of its own, line numbers beyond 65,535.
    private static let options = Int32(
        XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_BIG_LINES.rawValue
    )

    /// The tree of the document, which the caller frees.
    func parse() throws(XMLMistake) -> xmlDocPtr {
        guard let context = xmlNewParserCtxt() else { throw mistake("There is no memory for a parser.", nil) }
        defer { xmlFreeParserCtxt(context) }
        let messages = Messages()
        context.pointee._private = Unmanaged.passUnretained(messages).toOpaque()
        context.pointee.sax.pointee.serror = { context, error in
            guard let context, let error else { return }
            let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
            guard let messages = parser.pointee._private else { return }
            Unmanaged<Messages>.fromOpaque(messages).takeUnretainedValue().note(error.pointee)
        }
        let tree = source.bytes.withUnsafeBytes { bytes in
            xmlCtxtReadMemory(
                context,
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(length),
                nil,
                "UTF-8",
                Self.options
            )
        }
        if let first = messages.first {
            xmlFreeDoc(tree)
            throw mistake(first.sentence, first)
        }
        guard let tree else { throw mistake("The document is empty.", nil) }
        guard tree.pointee.intSubset == nil, tree.pointee.extSubset == nil else {
            xmlFreeDoc(tree)
            throw mistake("The document declares a type.", nil)
        }
        return tree
    }

    private func mistake(_ sentence: String, _ message: Message?) -> XMLMistake {
        let place: Finding.Place =
            if let message, let start = source.start(ofLine: message.line) {
                // The library counts columns in bytes.
                source.place(of: start + max(message.column - 1, 0))
            } else {
                .source(file: source.name, line: 1, column: 1)
            }
        return XMLMistake(Finding(.notWellFormed, .error, at: place, sentence))
    }
}

/// What the library says of a document.
private struct Message {
    var sentence: String
    var line: Int
    var column: Int
}

/// Collects what the library says; only the first message is about a mistake and not about what follows from it.
private final class Messages {
    private(set) var first: Message?

    func note(_ error: xmlError) {
        guard first == nil else { return }
        let text = error.message.map { String(cString: $0) } ?? "The document is not well-formed."
        var sentence = String(text.drop(while: \.isWhitespace).split(separator: "\n").first ?? "")
        sentence = sentence.prefix(1).uppercased() + sentence.dropFirst()
        if !sentence.hasSuffix(".") { sentence += "." }
        first = Message(sentence: sentence, line: Int(error.line), column: Int(error.int2))
    }
}

extension Finding.Code {
    /// A document that isn't XML as the standard has it.
    public static let notWellFormed = Finding.Code(rawValue: "xml.not-well-formed")
}
