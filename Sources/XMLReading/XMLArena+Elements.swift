extension XMLArena {
    /// An element of a document.
    package struct Element {
        package let document: XMLArena
        /// The index among all nodes of the document.
        package let index: Int

        /// The number of the name, without a prefix, as an index into ``XMLArena/names``.
        package var nameIndex: Int { Int(document.nodes[index].name) }
        /// The name, without a prefix.
        package var name: String { document.names[nameIndex] }
        /// The URI of the element's namespace; `nil` if it has none.
        package var namespace: String? { document.name(document.nodes[index].namespace) }
        /// The range of the name in the file.
        package var nameRange: Range<Int> { Range(document.nodes[index].place) }
        /// The attributes in the order of the file, without namespace declarations.
        package var attributes: Attributes {
            Attributes(document: document, positions: attributeIndices)
        }
        /// The indices of the attributes among all attributes of the document, for loops that run for each element.
        package var attributeIndices: Range<Int> { Range(document.nodes[index].attributes) }
        /// Returns the attribute at an index among all attributes of the document.
        package func attribute(at index: Int) -> ElementAttribute { ElementAttribute(document: document, index: index) }
        /// The nodes directly inside the element.
        package var children: Children {
            Children(document: document, position: index + 1, end: Int(document.nodes[index].end))
        }
        /// The elements directly inside the element.
        package var elements: Elements { Elements(children: children) }
        /// Whether the element has no content.
        package var isEmpty: Bool { Int(document.nodes[index].end) == index + 1 }
        /// Whether the element has no element directly inside.
        package var isWithoutElements: Bool {
            for case .element in children { return false }
            return true
        }
        /// The value of an attribute without a namespace; `nil` if the element has no such attribute.
        package subscript(name: String) -> String? {
            attributes.first { $0.name == name && !$0.hasNamespace }?.value
        }
    }

    /// An attribute of an element.
    package struct ElementAttribute {
        package let document: XMLArena
        /// The index among all attributes of the document.
        package let index: Int

        /// The number of the name, without a prefix, as an index into ``XMLArena/names``.
        package var nameIndex: Int { Int(document.attributes[index].name) }
        /// The name, without a prefix.
        package var name: String { document.names[nameIndex] }
        /// Whether the name has a prefix.
        package var hasNamespace: Bool { document.attributes[index].namespace >= 0 }
        /// The URI of the namespace; `nil` if the name has no prefix.
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
        /// Adds the value to a hash.
        package func hashValue(into hasher: inout Hasher) {
            document.characters.withUnsafeBytes { bytes in
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[Range(document.attributes[index].value)]))
            }
        }
        /// Returns whether another attribute of the document has the same value.
        package func hasValue(ofAttributeAt other: Int) -> Bool {
            document.areEqual(document.attributes[index].value, document.attributes[other].value)
        }
    }

    /// A text in an element.
    package struct Text {
        package let document: XMLArena
        /// The index among all nodes of the document.
        package let index: Int

        /// The text, with references replaced.
        package var string: String { document.string(document.nodes[index].characters) }
        /// The range of the text in the file.
        package var range: Range<Int> { Range(document.nodes[index].place) }
        /// Whether the text has only XML white space.
        ///
        /// Other Unicode white space counts as text.
        package var isBlank: Bool {
            document.allBytes(document.nodes[index].characters) { $0 == 0x20 || 0x09...0x0D ~= $0 }
        }
    }

    /// A node directly inside an element.
    package enum Child {
        /// An element.
        case element(Element)
        /// A text, with references replaced.
        case text(Text)
        /// A comment, without its delimiters.
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

    /// The nodes directly inside an element.
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
