import Findings

/// An element of a document, with what is inside it.
public struct XMLElement: Sendable {
    /// Its name, without a prefix.
    public var name: String
    /// The namespace that it belongs to.
    public var namespace: String?
    /// Where its name stands in the file.
    public var nameRange: Range<Int>
    /// Its attributes, in the order of the file; declarations of namespaces are none.
    public var attributes: [XMLAttribute]
    /// What is inside it, in order.
    public var children: [XMLNode]

    /// The value of an attribute without a namespace.
    public subscript(name: String) -> String? {
        attributes.first { $0.name == name && $0.namespace == nil }?.value
    }

    /// The elements directly inside.
    public var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
}

/// An attribute of an element.
public struct XMLAttribute: Sendable {
    /// Its name, without a prefix.
    public var name: String
    /// The namespace that it belongs to, if its name has a prefix.
    public var namespace: String?
    /// Its value, with references replaced.
    public var value: String
    /// Where its name stands in the file.
    public var nameRange: Range<Int>
    /// Where its value stands in the file, without the quotation marks.
    public var valueRange: Range<Int>
}

/// What can stand inside an element.
public enum XMLNode: Sendable {
    /// Another element.
    case element(XMLElement)
    /// Text with references replaced, and where it stands in the file.
    case text(String, range: Range<Int>)
    /// A comment, without the marks around it.
    case comment(String)
}
