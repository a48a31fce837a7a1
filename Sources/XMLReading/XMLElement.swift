import GridPressFindings

/// An element of a document, with what is inside it.
package struct XMLElement: Sendable {
    /// Its name, without a prefix.
    package var name: String
    /// The namespace that it belongs to.
    package var namespace: String?
    /// Where its name stands in the file.
    package var nameRange: Range<Int>
    /// Its attributes, in the order of the file; declarations of namespaces are none.
    package var attributes: [XMLAttribute]
    /// What is inside it, in order.
    package var children: [XMLNode]

    /// The value of an attribute without a namespace.
    package subscript(name: String) -> String? {
        attributes.first { $0.name == name && $0.namespace == nil }?.value
    }

    /// The elements directly inside.
    package var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
}

/// An attribute of an element.
package struct XMLAttribute: Sendable {
    /// Its name, without a prefix.
    package var name: String
    /// The namespace that it belongs to, if its name has a prefix.
    package var namespace: String?
    /// Its value, with references replaced.
    package var value: String
    /// Where its name stands in the file.
    package var nameRange: Range<Int>
    /// Where its value stands in the file, without the quotation marks.
    package var valueRange: Range<Int>
}

/// A node inside an element.
package enum XMLNode: Sendable {
    /// Another element.
    case element(XMLElement)
    /// Text with references replaced, and where it stands in the file.
    case text(String, range: Range<Int>)
    /// A comment, without the marks around it.
    case comment(String)
}

extension XMLElement {
    /// Copies an element with everything inside it.
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
