import CLibXML2

/// A document in the tree of libxml2.
///
/// Traversing it once takes less time than creating ``XMLDocument`` from it.
package final class XMLTree {
    /// The file.
    package let source: SourceText
    private let scan: XMLScan
    private let tree: xmlDocPtr

    /// Creates a tree from bytes in memory.
    ///
    /// - Throws: ``XMLError`` for the first error.
    package init(
        _ source: SourceText,
        as kind: XMLDocument.Kind,
        limits: XMLLimits
    ) throws(XMLError) {
        self.source = source
        scan = try XMLScan.checked(source, as: kind, limits: limits)
        tree = try LibXML2Parser(source, from: scan.start, stop: scan.stop).parse()
    }

    deinit { xmlFreeDoc(tree) }

    /// Calls a closure with the root of the tree, which exists only during the call.
    ///
    /// The result is `nil` if the document has no root, or if GridPress and libxml2 read the document differently.
    package func withRoot<Result>(_ body: (XMLCursor) -> Result) -> Result? {
        withExtendedLifetime(self) {
            guard scan.stop == nil, let root = xmlDocGetRootElement(tree) else { return nil }
            return body(XMLCursor(node: root))
        }
    }

    /// Returns the document as values.
    ///
    /// - Throws: ``XMLError`` if GridPress and libxml2 read the document differently.
    package func document() throws(XMLError) -> XMLDocument { XMLDocument(try XMLArena(source, scan)) }
}

/// A position in the tree of libxml2.
package struct XMLCursor {
    fileprivate let node: xmlNodePtr

    /// The kind of a node.
    package enum Kind {
        case element, text, other
    }

    /// The kind of the node.
    package var kind: Kind {
        switch node.pointee.type {
        case XML_ELEMENT_NODE: .element
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
        default: .other
        }
    }

    /// The name of an element without a prefix, null-terminated.
    package var name: UnsafePointer<UInt8> { node.pointee.name }
    /// The URI of an element's namespace, null-terminated; `nil` if it has none.
    package var namespace: UnsafePointer<UInt8>? {
        node.pointee.ns.flatMap { $0.pointee.href.map { UnsafePointer($0) } }
    }
    /// The text, null-terminated; `nil` if the node has no text.
    package var text: UnsafePointer<UInt8>? { node.pointee.content.map { UnsafePointer($0) } }
    /// The first node inside; `nil` if the node is empty.
    package var firstChild: XMLCursor? { node.pointee.children.map(XMLCursor.init) }
    /// The next sibling; `nil` after the last sibling.
    package var next: XMLCursor? { node.pointee.next.map(XMLCursor.init) }
    /// The first attribute of an element; `nil` if it has none.
    package var firstAttribute: XMLAttributeCursor? { node.pointee.properties.map(XMLAttributeCursor.init) }
}

/// An attribute in the tree of libxml2.
package struct XMLAttributeCursor {
    fileprivate let attribute: xmlAttrPtr

    /// The name without a prefix, null-terminated.
    package var name: UnsafePointer<UInt8> { attribute.pointee.name }
    /// The URI of the namespace, null-terminated; `nil` if the name has no prefix.
    package var namespace: UnsafePointer<UInt8>? {
        attribute.pointee.ns.flatMap { $0.pointee.href.map { UnsafePointer($0) } }
    }
    /// The next attribute of the element; `nil` after the last attribute.
    package var next: XMLAttributeCursor? { attribute.pointee.next.map(XMLAttributeCursor.init) }

    /// The value, null-terminated; `nil` if it consists of several nodes.
    package var value: UnsafePointer<UInt8>? {
        guard let piece = attribute.pointee.children else { return Self.empty.utf8Start }
        guard piece.pointee.next == nil, piece.pointee.type == XML_TEXT_NODE else { return nil }
        return piece.pointee.content.map { UnsafePointer($0) }
    }

    private static let empty: StaticString = ""
}
