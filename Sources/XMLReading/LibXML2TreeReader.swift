import CLibXML2
import GridPressFindings

/// Copies the library's tree into values, with the places that the scan noted.
///
/// What was copied is freed at once, so that there are never two copies of a large document.
struct LibXML2TreeReader {
    private let source: SourceText
    private let scan: XMLScan
    private var tags: [XMLScan.Tag] { scan.tags }
    private var nextTag = 0
    private var nextText = 0

    init(source: SourceText, scan: XMLScan) {
        self.source = source
        self.scan = scan
    }

    /// The root of a document, and the comments before and behind it.
    mutating func read(
        _ document: xmlDocPtr
    ) throws(XMLError) -> (root: XMLElement, prologue: [String], epilogue: [String]) {
        var root: XMLElement?
        var prologue: [String] = []
        var epilogue: [String] = []
        var node = document.pointee.children
        while let current = node {
            switch current.pointee.type {
            case XML_ELEMENT_NODE: root = try element(current)
            case XML_COMMENT_NODE:
                let comment = String(xmlCharacters: current.pointee.content)
                if root == nil { prologue.append(comment) } else { epilogue.append(comment) }
            default: break
            }
            node = current.pointee.next
        }
        guard let root, scan.stop == nil else { throw lost() }
        return (root, prologue, epilogue)
    }

    private mutating func element(_ node: xmlNodePtr) throws(XMLError) -> XMLElement {
        // The scan met the same start tags in the same order.
        guard nextTag < tags.count else { throw lost() }
        let tag = tags[nextTag]
        nextTag += 1
        var element = XMLElement(
            name: String(xmlCharacters: node.pointee.name),
            namespace: node.pointee.ns.map { String(xmlCharacters: $0.pointee.href) },
            nameRange: tag.name,
            attributes: try attributes(of: node, tag),
            children: []
        )
        var child = node.pointee.children
        while let current = child {
            switch current.pointee.type {
            case XML_ELEMENT_NODE:
                element.children.append(.element(try self.element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
                guard nextText < scan.texts.count else { throw lost() }
                let text = String(xmlCharacters: current.pointee.content)
                element.children.append(.text(text, range: scan.texts[nextText]))
                nextText += 1
            case XML_COMMENT_NODE:
                element.children.append(.comment(String(xmlCharacters: current.pointee.content)))
            default: break
            }
            child = current.pointee.next
            xmlUnlinkNode(current)
            xmlFreeNode(current)
        }
        return element
    }

    private func attributes(of node: xmlNodePtr, _ tag: XMLScan.Tag) throws(XMLError) -> [XMLAttribute] {
        // Declarations of namespaces are attributes for the scan and none for the library.
        let scanned = scan.attributes[tag.attributes].filter { !isNamespace(source.bytes[$0.name]) }
        var attributes: [XMLAttribute] = []
        attributes.reserveCapacity(scanned.count)
        var attribute = node.pointee.properties
        while let current = attribute {
            guard attributes.count < scanned.count else { throw lost() }
            let place = scanned[attributes.count]
            attributes.append(
                XMLAttribute(
                    name: String(xmlCharacters: current.pointee.name),
                    namespace: current.pointee.ns.map { String(xmlCharacters: $0.pointee.href) },
                    value: value(of: current),
                    nameRange: place.name,
                    valueRange: place.value
                )
            )
            attribute = current.pointee.next
        }
        return attributes
    }

    private func isNamespace(_ name: ArraySlice<UInt8>) -> Bool {
        name.starts(with: "xmlns".utf8) && (name.count == 5 || name[name.startIndex + 5] == UInt8(ascii: ":"))
    }

    /// The value of an attribute: without entities it is a single text node, or none where it is empty.
    private func value(of attribute: xmlAttrPtr) -> String {
        var value = ""
        var node = attribute.pointee.children
        while let current = node {
            value += String(xmlCharacters: current.pointee.content)
            node = current.pointee.next
        }
        return value
    }

    /// Returns the error if GridPress and libxml2 read the document differently.
    func lost() -> XMLError {
        XMLError(
            Finding(
                .notWellFormed,
                .error,
                at: .source(file: source.name, line: 1, column: 1),
                "GridPress and libxml2 read the document differently. This is a bug in GridPress.",
                fix: "Report the bug, and attach the document."
            )
        )
    }
}

extension String {
    /// The text of the library, which is UTF-8.
    fileprivate init(xmlCharacters text: UnsafePointer<xmlChar>?) {
        self = text.map { String(cString: $0) } ?? ""
    }
}
