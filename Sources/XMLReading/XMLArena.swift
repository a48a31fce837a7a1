/// A document in flat arrays: its elements, texts and comments in the order of the file.
///
/// Names are numbers, values are ranges of one array of bytes, and each element has the index after its content. No
/// memory is allocated for single elements.
package final class XMLArena: Sendable {
    /// The file.
    package let source: SourceText
    /// The names of elements and attributes and the URIs of namespaces, without duplicates.
    package let names: [String]
    let nodes: [Node]
    let attributes: [Attribute]
    /// The values, texts and comments, with references replaced.
    let characters: [UInt8]
    /// Whether any element has a namespace.
    package let hasNamespaces: Bool
    private let rootIndex: Int

    /// An element, a text or a comment.
    struct Node {
        enum Kind: UInt8 {
            case element, text, comment
        }

        var kind: Kind
        /// The number of the name of an element.
        var name: Int32 = 0
        /// The number of the namespace of an element; -1 if it has none.
        var namespace: Int32 = -1
        /// The index after the node and its content.
        var end: Int32
        /// The attributes of an element, as indices into `attributes`.
        var attributes: Range<Int32> = 0..<0
        /// The characters of a text or a comment, as indices into `characters`.
        var characters: Range<Int32> = 0..<0
        /// The range of the name of an element, or of a text, in the file.
        var place: Range<Int32>
    }

    /// An attribute of an element.
    struct Attribute {
        var name: Int32
        var namespace: Int32
        var value: Range<Int32>
        var namePlace: Range<Int32>
        var valuePlace: Range<Int32>
    }

    /// Creates a document from bytes in memory.
    ///
    /// The parser reads nothing else: it rejects document types and entities, and documents beyond the limits.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - kind: The expected kind of the file.
    ///   - limits: The limits of the document.
    /// - Throws: ``XMLError`` for the first error.
    package convenience init(
        _ source: SourceText,
        as kind: XMLDocument.Kind = .document,
        limits: XMLLimits = .layoutDocument
    ) throws(XMLError) {
        try self.init(source, XMLScan.checked(source, as: kind, limits: limits))
    }

    /// Creates a document that passed the scan.
    ///
    /// - Throws: ``XMLError`` if libxml2 finds an error, or if GridPress and libxml2 read the document differently.
    init(_ source: SourceText, _ scan: XMLScan) throws(XMLError) {
        let builder = XMLArenaBuilder(scan)
        try LibXML2Parser(source, from: scan.start, stop: scan.stop).parse(into: builder)
        guard let root = builder.root, scan.stop == nil else { throw .lost(source) }
        self.source = source
        rootIndex = root
        names = builder.names.words
        nodes = builder.nodes
        attributes = builder.attributes
        characters = builder.characters
        hasNamespaces = builder.hasNamespaces
    }

    /// The outermost element.
    package var root: Element { Element(document: self, index: rootIndex) }

    /// Returns the comments before or after the outermost element.
    func comments(beforeRoot isBefore: Bool) -> [String] {
        let places = isBefore ? 0..<rootIndex : Int(nodes[rootIndex].end)..<nodes.count
        return places.map { string(nodes[$0].characters) }
    }

    func string(_ range: Range<Int32>) -> String {
        characters.withUnsafeBufferPointer { bytes in
            String(
                decoding: UnsafeBufferPointer(rebasing: bytes[Int(range.lowerBound)..<Int(range.upperBound)]),
                as: UTF8.self
            )
        }
    }

    /// Returns whether two values have equal bytes.
    func areEqual(_ first: Range<Int32>, _ second: Range<Int32>) -> Bool {
        guard first.count == second.count else { return false }
        let distance = Int(second.lowerBound) - Int(first.lowerBound)
        return characters.withUnsafeBufferPointer { bytes in
            for index in Int(first.lowerBound)..<Int(first.upperBound) where bytes[index] != bytes[index + distance] {
                return false
            }
            return true
        }
    }

    /// Returns whether all bytes of a range satisfy a condition.
    @inline(__always)
    func allBytes(_ range: Range<Int32>, meet condition: (UInt8) -> Bool) -> Bool {
        characters.withUnsafeBufferPointer { bytes in
            for index in Int(range.lowerBound)..<Int(range.upperBound) where !condition(bytes[index]) { return false }
            return true
        }
    }
}
