import XMLReading

extension ComparedTree {
    /// Creates the compared tree of a picture or a page.
    init(_ document: XMLDocument, tolerance: Tolerance) {
        var builder = TreeBuilder(document.source, tolerance: tolerance)
        builder.collectPictureIDs(document.root)
        builder.add(document.root, in: nil, MarkupContext())
        self = builder.tree
    }
}

extension TreeBuilder {
    fileprivate mutating func collectPictureIDs(_ element: XMLElement) {
        // Pictures of pages can be elements of any name. Ids with a hyphen are derived from other ids.
        if let id = element["id"], !id.contains("-") { pictureIDs.insert(id) }
        for child in element.children { if case .element(let inner) = child { collectPictureIDs(inner) } }
    }

    fileprivate mutating func add(_ element: XMLElement, in parent: Int?, _ context: MarkupContext) {
        let inside = MarkupContext(of: element, in: context)
        node(
            .element,
            element.name,
            at: element.nameRange.lowerBound,
            in: parent,
            isInRecord: inside.isInRecord
        ) { builder, node in
            if let label = element.label { builder.setLabel(label, of: node) }
            let changesNamespace = element.namespace != context.namespace
            builder.addAttributes(of: element, to: node, inside, changesNamespace: changesNamespace)
            builder.addContent(of: element, to: node, inside)
        }
    }

    private mutating func addAttributes(
        of element: XMLElement,
        to node: Int,
        _ context: MarkupContext,
        changesNamespace: Bool
    ) {
        var attributes = element.attributes.map { NamedAttribute(name: $0.fullName, attribute: $0) }
        // The namespace is treated as an attribute.
        if changesNamespace { attributes.append(NamedAttribute(name: "xmlns", attribute: nil)) }
        // A missing coordinate equals 0.
        let missing =
            element.isInPicture ? AttributeSyntax.coordinates(of: element.name).filter { element[$0] == nil } : []
        attributes += missing.map { NamedAttribute(name: $0, attribute: nil) }
        if attributes.count > 1 { attributes.sort { $0.name < $1.name } }
        for (name, attribute) in attributes.lazy.map({ ($0.name, $0.attribute) }) {
            guard let attribute else {
                if missing.contains(name) {
                    value(name, "0", at: element.nameRange.lowerBound, of: node, isGeometry: true) {
                        $0.put("0", as: AttributeSyntax(name))
                    }
                    continue
                }
                let namespace = element.namespace ?? ""
                value(name, namespace, at: element.nameRange.lowerBound, of: node) { $0.put(namespace) }
                continue
            }
            let isGeometry = AttributeSyntax.isGeometry(attribute.name)
            value(name, attribute.value, at: attribute.valueRange.lowerBound, of: node, isGeometry: isGeometry) {
                if context.isInRecord {
                    $0.put(attribute.value, ofRecord: attribute.name)
                } else {
                    $0.put(attribute.value, as: context.meaning(of: attribute.name))
                }
            }
        }
    }

    private mutating func put(_ text: String, ofRecord name: String) {
        // Words of an author are exact. All other numbers belong to the layout.
        if AttributeSyntax.wordsOfRecords.contains(name) { return put(text, as: .words) }
        var text = text
        text.withUTF8 { put(rounded: $0, .length) }
    }

    private mutating func addContent(of element: XMLElement, to node: Int, _ context: MarkupContext) {
        let pieces = element.pieces
        if element.name == "style" {
            for case .text(let text, let offset) in pieces { addStyleSheet(text, at: offset, in: node) }
            return
        }
        let hasText =
            context.isVerbatim || element.holdsText(inside: context)
            || pieces.contains { if case .text(let text, _) = $0 { !text.isBlank } else { false } }
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .element(let inner): add(inner, in: node, context)
            case .text(let text, let offset):
                guard hasText else { continue }
                let ends = PiecePosition(isFirst: index == 0, isLast: index == pieces.count - 1)
                let flow = context.isVerbatim ? text : element.flow(text, ends)
                guard !flow.isEmpty else { continue }
                if pieces.count == 1 {
                    addText(flow, at: offset, to: node, context)
                } else {
                    self.node(.text, "text", at: offset, in: node, isInRecord: context.isInRecord) {
                        $0.addText(flow, at: offset, to: $1, context)
                    }
                }
            }
        }
    }

    private mutating func addText(
        _ text: String,
        at offset: Int,
        to node: Int,
        _ context: MarkupContext
    ) {
        value("", text, at: offset, of: node) { builder in
            guard let kind = context.numbers else { return builder.put(text) }
            var text = text
            text.withUTF8 { if context.isInRecord { builder.put(json: $0) } else { builder.put(rounded: $0, kind) } }
        }
    }

    /// Reads JSON.
    ///
    /// Numbers outside of strings are rounded.
    private mutating func put(json bytes: UnsafeBufferPointer<UInt8>) {
        var rest = UnsafeBufferPointer(rebasing: bytes[...])
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            put(rounded: UnsafeBufferPointer(rebasing: rest[..<quote]), .length)
            var end = quote + 1
            while end < rest.count, rest[end] != UInt8(ascii: "\"") { end += rest[end] == UInt8(ascii: "\\") ? 2 : 1 }
            end = min(end + 1, rest.count)
            put(UnsafeBufferPointer(rebasing: rest[quote..<end]))
            rest = UnsafeBufferPointer(rebasing: rest[end...])
        }
        put(rounded: rest, .length)
    }
}

/// An attribute with its full name; without an attribute for a namespace or a missing coordinate.
private struct NamedAttribute {
    var name: String
    var attribute: XMLAttribute?
}

extension XMLAttribute {
    /// The name with a standard prefix for its namespace, independent of the prefix in the file.
    fileprivate var fullName: String {
        switch namespace {
        case nil: name
        case "http://www.w3.org/1999/xlink": "xlink:" + name
        case "http://www.w3.org/XML/1998/namespace": "xml:" + name
        case let namespace?: namespace + " " + name
        }
    }
}

extension XMLElement {
    /// Whether the element is part of a picture.
    fileprivate var isInPicture: Bool { namespace == "http://www.w3.org/2000/svg" }
}
