import CLibXML2
import Findings

/// A document that was read: its root, and the file that it came from.
public struct XMLDocument: Sendable {
    /// The outermost element.
    public let root: XMLElement
    /// Comments before the outermost element.
    public let prologue: [String]
    /// Comments behind the outermost element.
    public let epilogue: [String]
    /// The file.
    public let source: SourceText

    /// Reads a document from bytes that are in memory already.
    ///
    /// Nothing else is ever read: document types and entities are refused, and so is what is larger than the limits.
    ///
    /// - Throws: ``XMLMistake`` with the first mistake.
    public init(_ source: SourceText, limits: XMLLimits = .layoutDocument) throws(XMLMistake) {
        let scan = XMLScan(source.bytes, limits: limits)
        if let refusal = scan.refusal {
            throw XMLMistake(
                Finding(
                    refusal.code,
                    .error,
                    at: source.place(of: refusal.offset),
                    refusal.sentence,
                    fix: refusal.fix
                )
            )
        }
        let tree = try LibXML2Parser(source, stop: scan.stop).parse()
        defer { xmlFreeDoc(tree) }
        var reader = LibXML2Tree(source: source, scan: scan)
        (root, prologue, epilogue) = try reader.read(tree)
        self.source = source
    }
}

/// A mistake in a document that keeps it from being read.
public struct XMLMistake: Error, Sendable {
    /// What is wrong, and where.
    public let finding: Finding

    init(_ finding: Finding) { self.finding = finding }
}
