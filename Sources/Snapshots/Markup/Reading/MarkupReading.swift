import XMLReading

extension ComparedTree {
    /// A picture or a page as it is compared.
    init(_ document: XMLDocument, tolerance: Tolerance) {
        var builder = TreeBuilder(document.source, tolerance: tolerance)
        builder.collectPictureIDs(document.root)
        builder.add(document.root, in: nil, MarkupSurroundings())
        self = builder.tree
    }
}

/// What the elements around an element say about how it is to be read.
struct MarkupSurroundings {
    /// The element that it is directly inside of, and its namespace.
    var parent = ""
    var namespace: String?
    /// Whether white space counts as it stands.
    var isVerbatim = false
    /// What numbers in texts are; `nil` where they are words like others.
    var numbers: ComparedNumber.Kind?
    /// Whether all this is a record of the layout.
    var isInRecord = false
}

extension TreeBuilder {
    fileprivate mutating func collectPictureIDs(_ element: XMLElement) {
        if element.name == "svg", let id = element["id"] { pictureIDs.insert(id) }
        for child in element.children { if case .element(let inner) = child { collectPictureIDs(inner) } }
    }

    fileprivate mutating func add(_ element: XMLElement, in parent: Int?, _ surroundings: MarkupSurroundings) {
        let inside = MarkupSurroundings(of: element, in: surroundings)
        node(
            .element,
            element.name,
            at: element.nameRange.lowerBound,
            in: parent,
            isInRecord: inside.isInRecord
        ) { builder, node in
            if let label = element.label { builder.setLabel(label, of: node) }
            let changesNamespace = element.namespace != surroundings.namespace
            builder.addAttributes(of: element, to: node, inside, changesNamespace: changesNamespace)
            builder.addContent(of: element, to: node, inside)
        }
    }

    private mutating func addAttributes(
        of element: XMLElement,
        to node: Int,
        _ surroundings: MarkupSurroundings,
        changesNamespace: Bool
    ) {
        var attributes = element.attributes.map { NamedAttribute(name: $0.fullName, attribute: $0) }
        // The namespace is a property like others.
        if changesNamespace { attributes.append(NamedAttribute(name: "xmlns", attribute: nil)) }
        if attributes.count > 1 { attributes.sort { $0.name < $1.name } }
        for (name, attribute) in attributes.lazy.map({ ($0.name, $0.attribute) }) {
            guard let attribute else {
                let namespace = element.namespace ?? ""
                value(name, namespace, at: element.nameRange.lowerBound, of: node) { $0.put(namespace) }
                continue
            }
            let isGeometry = AttributeMeaning.isGeometry(attribute.name)
            value(name, attribute.value, at: attribute.valueRange.lowerBound, of: node, isGeometry: isGeometry) {
                if surroundings.isInRecord {
                    $0.put(attribute.value, ofRecord: attribute.name)
                } else if surroundings.numbers != nil, attribute.name == "textLength" {
                    $0.put(attribute.value, as: .numbers(.labelWidth))
                } else {
                    $0.put(attribute.value, as: AttributeMeaning(attribute.name))
                }
            }
        }
    }

    private mutating func put(_ text: String, ofRecord name: String) {
        // What people wrote is what they wrote.
        if AttributeMeaning.wordsOfRecords.contains(name) { return put(text) }
        var text = text
        text.withUTF8 { put(rounded: $0, .printed) }
    }

    private mutating func addContent(of element: XMLElement, to node: Int, _ surroundings: MarkupSurroundings) {
        let pieces = element.pieces
        if element.name == "style" {
            for case .text(let text, let offset) in pieces { addStyleSheet(text, at: offset, in: node) }
            return
        }
        let hasText =
            surroundings.isVerbatim || element.holdsText(inside: surroundings)
            || pieces.contains { if case .text(let text, _) = $0 { !text.isBlank } else { false } }
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .element(let inner): add(inner, in: node, surroundings)
            case .text(let text, let offset):
                guard hasText else { continue }
                let ends = FlowEnds(isFirst: index == 0, isLast: index == pieces.count - 1)
                let flow = surroundings.isVerbatim ? text : element.flow(text, ends)
                guard !flow.isEmpty else { continue }
                if pieces.count == 1 {
                    addText(flow, at: offset, to: node, surroundings)
                } else {
                    self.node(.text, "text", at: offset, in: node, isInRecord: surroundings.isInRecord) {
                        $0.addText(flow, at: offset, to: $1, surroundings)
                    }
                }
            }
        }
    }

    private mutating func addText(
        _ text: String,
        at offset: Int,
        to node: Int,
        _ surroundings: MarkupSurroundings
    ) {
        value("", text, at: offset, of: node) { builder in
            guard let kind = surroundings.numbers else { return builder.put(text) }
            var text = text
            text.withUTF8 { builder.put(rounded: $0, kind) }
        }
    }
}

extension MarkupSurroundings {
    /// What an element says to what is inside of it.
    fileprivate init(of element: XMLElement, in outer: MarkupSurroundings) {
        self = outer
        parent = element.name
        namespace = element.namespace
        for attribute in element.attributes where attribute.name == "space" && attribute.namespace != nil {
            isVerbatim = attribute.value == "preserve"
        }
        switch element.name {
        case "pre", "textarea": isVerbatim = true
        case "metadata", "template":
            isInRecord = true
            numbers = .printed
        case "td", "dd": numbers = numbers ?? .printed
        case "g":
            // Measures and guides are layers of a picture, directly inside of it.
            guard outer.parent == "svg", let name = element["class"] else { return }
            if name == "dimensions" { numbers = .measured }
            if name.hasPrefix("guide-") { numbers = .printed }
        default: break
        }
    }
}

/// An attribute with the name by which it is found; without one where it stands for the namespace.
private struct NamedAttribute {
    var name: String
    var attribute: XMLAttribute?
}

extension XMLAttribute {
    /// The name with a prefix that stands for its namespace, whatever it is called in the file.
    fileprivate var fullName: String {
        switch namespace {
        case nil: name
        case "http://www.w3.org/1999/xlink": "xlink:" + name
        case "http://www.w3.org/XML/1998/namespace": "xml:" + name
        case let namespace?: namespace + " " + name
        }
    }
}

/// Whether a text starts or ends what is inside of an element.
private struct FlowEnds {
    var isFirst: Bool
    var isLast: Bool
}

extension XMLElement {
    /// What is inside, without comments: texts on both sides of one are one text.
    fileprivate enum Piece {
        case element(XMLElement)
        case text(String, offset: Int)
    }

    fileprivate var pieces: [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(children.count)
        for child in children {
            switch child {
            case .element(let element): pieces.append(.element(element))
            case .text(let text, let range):
                if case .text(let before, let offset)? = pieces.last {
                    pieces[pieces.count - 1] = .text(before + text, offset: offset)
                } else {
                    pieces.append(.text(text, offset: range.lowerBound))
                }
            case .comment: continue
            }
        }
        return pieces
    }

    /// The name or title that people know the element by.
    fileprivate var label: String? {
        if name == "title" || name == "style" { return nil }
        for case .element(let child) in children.prefix(2) where child.name == "title" {
            if case .text(let title, _)? = child.children.first { return title }
        }
        if let label = self["aria-label"] ?? self["title"] ?? self["name"] { return label }
        return name == "g" ? self["class"] : nil
    }

    /// Whether what is inside is a line of text, in which white space between elements counts.
    fileprivate func holdsText(inside surroundings: MarkupSurroundings) -> Bool { Self.textElements.contains(name) }

    static let textElements: Set = [
        "text", "tspan", "textPath", "title", "desc", "p", "span", "b", "i", "em", "strong", "small", "code", "label",
        "td",
        "th", "h1", "h2", "h3", "h4", "h5", "h6", "caption", "figcaption", "legend", "summary", "dt", "dd",
    ]
    /// Elements that stand inside of a line, where white space at their ends counts too.
    private static let inline: Set = ["tspan", "textPath", "span", "b", "i", "em", "strong", "small", "code", "a"]

    /// A text as it is shown: any run of white space is one space, and none is at the ends of a block.
    fileprivate func flow(_ text: String, _ ends: FlowEnds) -> String {
        guard text.needsFlow else { return text }
        let isInline = Self.inline.contains(name)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if !byte.isSpace {
                bytes.append(byte)
            } else if bytes.last != 0x20, !(bytes.isEmpty && ends.isFirst && !isInline) {
                bytes.append(0x20)
            }
        }
        if ends.isLast, !isInline, bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// Whether there is nothing but white space.
    fileprivate var isBlank: Bool { utf8.allSatisfy(\.isSpace) }

    /// Whether white space stands at an end, more than once, or is another than a space.
    fileprivate var needsFlow: Bool {
        var wasSpace = true
        for byte in utf8 {
            if byte.isSpace, wasSpace || byte != 0x20 { return true }
            wasSpace = byte.isSpace
        }
        return wasSpace
    }
}
