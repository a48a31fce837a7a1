import CLibXML2

/// A message of the library about a document.
struct LibXML2Message {
    var message: String
    var line: Int
    var column: Int
    /// The library's number for what is wrong.
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

/// Receives what the library reports while it parses: errors, and markup if a builder wants it instead of a tree.
final class LibXML2Receiver {
    /// The first message; the others are about what follows from it.
    private(set) var firstMessage: LibXML2Message?
    private let builder: XMLArenaBuilder?

    init(_ builder: XMLArenaBuilder?) { self.builder = builder }

    /// Has the library report to this object, which must exist for as long as the library parses.
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

    /// Calls a function with the receiver of a parser.
    private static func of(_ parser: UnsafeMutableRawPointer?, _ body: (LibXML2Receiver) -> Void) {
        guard let parser = parser?.assumingMemoryBound(to: xmlParserCtxt.self),
            let receiver = parser.pointee._private
        else { return }
        Unmanaged<LibXML2Receiver>.fromOpaque(receiver)._withUnsafeGuaranteedRef(body)
    }
}
