/// An element of a document, with its content.
package struct XMLElement: Sendable {
    /// The name, without a prefix.
    package var name: String
    /// The URI of the element's namespace; `nil` if it has none.
    package var namespace: String?
    /// The range of the name in the file.
    package var nameRange: Range<Int>
    /// The attributes in the order of the file, without namespace declarations.
    package var attributes: [XMLAttribute]
    /// The nodes directly inside the element, in order.
    package var children: [XMLNode]

    /// The value of an attribute without a namespace; `nil` if the element has no such attribute.
    package subscript(name: String) -> String? {
        attributes.first { $0.name == name && $0.namespace == nil }?.value
    }

    /// The elements directly inside the element.
    package var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
}

/// An attribute of an element.
package struct XMLAttribute: Sendable {
    /// The name, without a prefix.
    package var name: String
    /// The URI of the namespace; `nil` if the name has no prefix.
    package var namespace: String?
    /// The value, with references replaced.
    package var value: String
    /// The range of the name in the file.
    package var nameRange: Range<Int>
    /// The range of the value in the file, without the quotation marks.
    package var valueRange: Range<Int>
}

/// A node inside an element.
package enum XMLNode: Sendable {
    /// An element.
    case element(XMLElement)
    /// A text with references replaced, and its range in the file.
    case text(String, range: Range<Int>)
    /// A comment, without its delimiters.
    case comment(String)
}

extension XMLElement {
    /// Creates a copy of an element with its content.
    init(_ element: XMLArena.Element) {
        name = element.name
        namespace = element.namespace
        nameRange = element.nameRange
        attributes = element.attributes.map(XMLAttribute.init)
        children = element.children.map { child in
            switch child {
            case .element(let inner): .element(XMLElement(inner))
            case .text(let text): .text(text.string, range: text.range)
            case .comment(let comment): .comment(comment)
            }
        }
    }
}

extension XMLAttribute {
    fileprivate init(_ attribute: XMLArena.ElementAttribute) {
        name = attribute.name
        namespace = attribute.namespace
        value = attribute.value
        nameRange = attribute.nameRange
        valueRange = attribute.valueRange
    }
}
