import CLibXML2
import GridPressFindings

/// A document as the library has it: a quick look through it costs less than its values.
package final class XMLTree {
    /// The file.
    package let source: SourceText
    private let scan: XMLScan
    private let tree: xmlDocPtr

    /// Reads a document from bytes that are in memory already.
    ///
    /// - Throws: ``XMLError`` with the first mistake.
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

    /// Looks through the tree, which is there for as long as that takes; `nil` where there is none any more.
    package func withRoot<Result>(_ body: (XMLCursor) -> Result) -> Result? {
        withExtendedLifetime(self) {
            guard scan.stop == nil, let root = xmlDocGetRootElement(tree) else { return nil }
            return body(XMLCursor(node: root))
        }
    }

    /// The document as values.
    package func document() throws(XMLError) -> XMLDocument { XMLDocument(try XMLArena(source, scan)) }
}

/// A place in the library's tree.
package struct XMLCursor {
    fileprivate let node: xmlNodePtr

    /// The kind of a node.
    package enum Kind {
        case element, text, other
    }

    /// What stands here.
    package var kind: Kind {
        switch node.pointee.type {
        case XML_ELEMENT_NODE: .element
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
        default: .other
        }
    }

    /// The name of an element, without a prefix, up to a zero.
    package var name: UnsafePointer<UInt8> { node.pointee.name }
    /// The namespace of an element, up to a zero.
    package var namespace: UnsafePointer<UInt8>? {
        node.pointee.ns.flatMap { $0.pointee.href.map { UnsafePointer($0) } }
    }
    /// The text, up to a zero; `nil` where there is none.
    package var text: UnsafePointer<UInt8>? { node.pointee.content.map { UnsafePointer($0) } }
    /// The first place inside.
    package var firstChild: XMLCursor? { node.pointee.children.map(XMLCursor.init) }
    /// The place behind this one.
    package var next: XMLCursor? { node.pointee.next.map(XMLCursor.init) }
    /// The first attribute of an element.
    package var firstAttribute: XMLAttributeCursor? { node.pointee.properties.map(XMLAttributeCursor.init) }
}

/// An attribute in the library's tree.
package struct XMLAttributeCursor {
    fileprivate let attribute: xmlAttrPtr

    /// The name, without a prefix, up to a zero.
    package var name: UnsafePointer<UInt8> { attribute.pointee.name }
    /// The namespace, up to a zero.
    package var namespace: UnsafePointer<UInt8>? {
        attribute.pointee.ns.flatMap { $0.pointee.href.map { UnsafePointer($0) } }
    }
    /// The next attribute of the same element.
    package var next: XMLAttributeCursor? { attribute.pointee.next.map(XMLAttributeCursor.init) }

    /// The value, up to a zero; `nil` where it is empty or isn't in one piece.
    package var value: UnsafePointer<UInt8>? {
        guard let piece = attribute.pointee.children, piece.pointee.next == nil, piece.pointee.type == XML_TEXT_NODE
        else {
            return nil
        }
        return piece.pointee.content.map { UnsafePointer($0) }
    }
}
