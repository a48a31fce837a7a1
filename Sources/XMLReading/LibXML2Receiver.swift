import CLibXML2

/// A message of libxml2 about a document.
struct LibXML2Message {
    var message: String
    var line: Int
    var column: Int
    /// The error code of the library.
    var code: Int32

    fileprivate init(_ error: xmlError) {
        let text = error.message.map { String(cString: $0) } ?? "The document isn't well-formed."
        var message = String(text.drop(while: \.isWhitespace).split(separator: "\n").first ?? "")
        message = message.prefix(1).uppercased() + message.dropFirst()
        if !message.hasSuffix(".") { message += "." }
        self.message = message
        line = Int(error.line)
        column = Int(error.int2)
        code = error.code
    }
}

/// A receiver of errors from libxml2 during parsing, and of markup if a builder replaces the tree.
final class LibXML2Receiver {
    /// The first message.
    ///
    /// Later ones are usually consequences of it.
    private(set) var firstMessage: LibXML2Message?
    private let builder: XMLArenaBuilder?

    init(_ builder: XMLArenaBuilder?) { self.builder = builder }

    /// Makes the parser report to this object, which must exist as long as the parser runs.
    func listen(to parser: xmlParserCtxtPtr) {
        parser.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        let functions = parser.pointee.sax
        functions?.pointee.serror = { parser, error in
            guard let error else { return }
            LibXML2Receiver.of(parser) { receiver in
                if receiver.firstMessage == nil { receiver.firstMessage = LibXML2Message(error.pointee) }
            }
        }
        if builder != nil { Self.replaceTree(by: &functions!.pointee) }
    }

    private static func replaceTree(by functions: inout xmlSAXHandler) {
        functions.startElementNs = { parser, name, _, namespace, _, _, count, _, attributes in
            guard let name else { return }
            let list = UnsafeBufferPointer(start: attributes, count: attributes == nil ? 0 : 5 * Int(count))
            list.withMemoryRebound(to: UnsafePointer<xmlChar>?.self) { list in
                LibXML2Receiver.of(parser) { $0.builder?.start(name, namespace: namespace, attributes: list) }
            }
        }
        functions.endElementNs = { parser, _, _, _ in LibXML2Receiver.of(parser) { $0.builder?.end() } }
        functions.characters = { parser, text, count in
            let letters = UnsafeBufferPointer(start: text, count: Int(count))
            LibXML2Receiver.of(parser) { $0.builder?.add(letters: letters) }
        }
        functions.ignorableWhitespace = functions.characters
        functions.cdataBlock = { parser, text, count in
            let letters = UnsafeBufferPointer(start: text, count: Int(count))
            LibXML2Receiver.of(parser) { $0.builder?.add(characterData: letters) }
        }
        functions.comment = { parser, text in
            guard let text else { return }
            LibXML2Receiver.of(parser) { $0.builder?.add(comment: text) }
        }
        functions.processingInstruction = { parser, _, _ in LibXML2Receiver.of(parser) { $0.builder?.addInstruction() }
        }
    }

    /// Calls a closure with the receiver of a parser.
    private static func of(_ parser: UnsafeMutableRawPointer?, _ body: (LibXML2Receiver) -> Void) {
        guard let parser = parser?.assumingMemoryBound(to: xmlParserCtxt.self),
            let receiver = parser.pointee._private
        else { return }
        Unmanaged<LibXML2Receiver>.fromOpaque(receiver)._withUnsafeGuaranteedRef(body)
    }
}
