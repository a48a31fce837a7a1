import GridPressFindings

/// A document in flat arrays: its elements, texts and comments in the order of the file.
///
/// Names are numbers, values are ranges of one array of bytes, and an element knows where its content ends. Nothing is
/// allocated for a single element.
package final class XMLArena: Sendable {
    /// The file.
    package let source: SourceText
    /// The names of elements and attributes and the URIs of namespaces, each once.
    package let names: [String]
    let nodes: [Node]
    let attributes: [Attribute]
    /// The values, texts and comments, with references replaced.
    let characters: [UInt8]
    /// Whether an element has a namespace.
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
        /// The position after the node and its content.
        var end: Int32
        /// The attributes of an element.
        var attributes: Range<Int32> = 0..<0
        /// The characters of a text or a comment.
        var characters: Range<Int32> = 0..<0
        /// The name of an element, or the text, in the file.
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

    /// Reads a document from bytes that are in memory already.
    ///
    /// Nothing else is ever read: document types and entities are refused, and so is what is larger than the limits.
    ///
    /// - Throws: ``XMLError`` with the first mistake.
    package convenience init(
        _ source: SourceText,
        as kind: XMLDocument.Kind = .document,
        limits: XMLLimits = .layoutDocument
    ) throws(XMLError) {
        try self.init(source, XMLScan.checked(source, as: kind, limits: limits))
    }

    /// Reads a document whose scan found no reason to refuse it.
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

    /// Returns the comments before the outermost element, or after it.
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

    /// Returns whether the bytes of two values are the same.
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

    /// Returns whether all of some bytes meet a condition.
    @inline(__always)
    func allBytes(_ range: Range<Int32>, meet condition: (UInt8) -> Bool) -> Bool {
        characters.withUnsafeBufferPointer { bytes in
            for index in Int(range.lowerBound)..<Int(range.upperBound) where !condition(bytes[index]) { return false }
            return true
        }
    }
}

extension XMLArena {
    /// An element of a document.
    package struct Element {
        package let document: XMLArena
        /// The position among all nodes of the document.
        package let index: Int

        /// The number of the name, without a prefix.
        package var nameIndex: Int { Int(document.nodes[index].name) }
        /// The name, without a prefix.
        package var name: String { document.names[nameIndex] }
        /// The namespace that the element belongs to.
        package var namespace: String? { document.name(document.nodes[index].namespace) }
        /// The range of the name in the file.
        package var nameRange: Range<Int> { Range(document.nodes[index].place) }
        /// The attributes, in the order of the file; declarations of namespaces are none.
        package var attributes: Attributes {
            Attributes(document: document, positions: Range(document.nodes[index].attributes))
        }
        /// Everything directly inside.
        package var children: Children {
            Children(document: document, position: index + 1, end: Int(document.nodes[index].end))
        }
        /// The elements directly inside.
        package var elements: Elements { Elements(children: children) }
        /// Whether there is nothing inside.
        package var isEmpty: Bool { Int(document.nodes[index].end) == index + 1 }
        /// Whether there is no element directly inside.
        package var isWithoutElements: Bool {
            for case .element in children { return false }
            return true
        }
        /// The value of an attribute without a namespace.
        package subscript(name: String) -> String? {
            attributes.first { $0.name == name && !$0.hasNamespace }?.value
        }
    }

    /// An attribute of an element.
    package struct ElementAttribute {
        package let document: XMLArena
        /// The position among all attributes of the document.
        package let index: Int

        /// The number of the name, without a prefix.
        package var nameIndex: Int { Int(document.attributes[index].name) }
        /// The name, without a prefix.
        package var name: String { document.names[nameIndex] }
        /// Whether the name has a prefix.
        package var hasNamespace: Bool { document.attributes[index].namespace >= 0 }
        /// The namespace, if the name has a prefix.
        package var namespace: String? { document.name(document.attributes[index].namespace) }
        /// The value, with references replaced.
        package var value: String { document.string(document.attributes[index].value) }
        /// The number of bytes of the value.
        package var valueCount: Int { document.attributes[index].value.count }
        /// The range of the name in the file.
        package var nameRange: Range<Int> { Range(document.attributes[index].namePlace) }
        /// The range of the value in the file, without the quotation marks.
        package var valueRange: Range<Int> { Range(document.attributes[index].valuePlace) }
        /// Returns whether the value contains one of two bytes.
        package func contains(_ first: UInt8, or second: UInt8) -> Bool {
            !document.allBytes(document.attributes[index].value) { $0 != first && $0 != second }
        }
        /// A number that is the same for the same value.
        package var valueHash: UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            _ = document.allBytes(document.attributes[index].value) { byte in
                // The hash of Fowler, Noll and Vo.
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
                return true
            }
            return hash
        }
        /// Returns whether another attribute of the document has the same value.
        package func hasValue(ofAttributeAt other: Int) -> Bool {
            document.areEqual(document.attributes[index].value, document.attributes[other].value)
        }
    }

    /// A text in an element.
    package struct Text {
        package let document: XMLArena
        /// The position among all nodes of the document.
        package let index: Int

        /// The text, with references replaced.
        package var string: String { document.string(document.nodes[index].characters) }
        /// The range of the text in the file.
        package var range: Range<Int> { Range(document.nodes[index].place) }
        /// Whether there is only white space of XML; other white space isn't recognized.
        package var isBlank: Bool {
            document.allBytes(document.nodes[index].characters) { $0 == 0x20 || 0x09...0x0D ~= $0 }
        }
    }

    /// Something directly inside an element.
    package enum Child {
        /// Another element.
        case element(Element)
        /// Text with references replaced.
        case text(Text)
        /// A comment, without the marks around it.
        case comment(String)
    }

    /// The attributes of an element.
    package struct Attributes: RandomAccessCollection {
        fileprivate let document: XMLArena
        fileprivate let positions: Range<Int>
        package var startIndex: Int { positions.lowerBound }
        package var endIndex: Int { positions.upperBound }
        package subscript(position: Int) -> ElementAttribute { ElementAttribute(document: document, index: position) }
    }

    /// Everything directly inside an element.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let document: XMLArena
        fileprivate var position: Int
        fileprivate let end: Int

        package mutating func next() -> Child? {
            guard position < end else { return nil }
            let index = position
            position = Int(document.nodes[index].end)
            return switch document.nodes[index].kind {
            case .element: .element(XMLArena.Element(document: document, index: index))
            case .text: .text(XMLArena.Text(document: document, index: index))
            case .comment: .comment(document.string(document.nodes[index].characters))
            }
        }
    }

    /// The elements directly inside an element.
    package struct Elements: Sequence, IteratorProtocol {
        fileprivate var children: Children

        package mutating func next() -> XMLArena.Element? {
            while children.position < children.end {
                let index = children.position
                children.position = Int(children.document.nodes[index].end)
                if children.document.nodes[index].kind == .element {
                    return XMLArena.Element(document: children.document, index: index)
                }
            }
            return nil
        }
    }

    fileprivate func name(_ number: Int32) -> String? { number < 0 ? nil : names[Int(number)] }
}

extension Range<Int> {
    fileprivate init(_ range: Range<Int32>) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}
