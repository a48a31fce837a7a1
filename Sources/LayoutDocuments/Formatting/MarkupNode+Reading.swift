extension MarkupNode {
    /// Returns the nodes of a document, with everything that its author wrote.
    ///
    /// Line ends have to be line feeds.
    static func nodes(of bytes: [UInt8]) -> [MarkupNode] {
        // The open elements, outermost first, with the offsets at which their content starts.
        var open: [(element: MarkupElement, start: Int)] = []
        var top: [MarkupNode] = []
        func add(_ node: MarkupNode) {
            if open.isEmpty { top.append(node) } else { open[open.count - 1].element.children.append(node) }
        }
        for token in XMLToken.all(in: bytes) {
            let written = bytes[token.range]
            switch token.kind {
            case .start(let name, let attributes, let isEmpty):
                let element = MarkupElement(
                    name: String(decoding: bytes[name], as: UTF8.self),
                    attributes: attributes.map { MarkupAttribute($0, in: bytes) }
                )
                if isEmpty { add(.element(element)) } else { open.append((element, token.range.upperBound)) }
            case .end:
                guard let (opened, start) = open.popLast() else { continue }
                var element = opened
                element.content = bytes[start..<token.range.lowerBound]
                add(.element(element))
            case .text: add(.text(written))
            case .characterData: add(.characterData(written))
            case .comment: add(.comment(written))
            case .instruction: add(.instruction(written))
            }
        }
        return top
    }
}

extension MarkupAttribute {
    fileprivate init(_ attribute: XMLToken.Attribute, in bytes: [UInt8]) {
        name = String(decoding: bytes[attribute.name], as: UTF8.self)
        value = String(decoding: bytes[attribute.value], as: UTF8.self).replacing("\"", with: "&quot;")
    }
}
