extension XMLDocument {
    /// Returns whether another document has the same meaning: equal elements, attributes, comments and words, in the
    /// same order.
    func saysTheSame(as other: XMLDocument) -> Bool {
        prologue == other.prologue && epilogue == other.epilogue && root.saysTheSame(as: other.root)
    }
}

extension XMLElement {
    fileprivate func saysTheSame(as other: XMLElement) -> Bool {
        guard name == other.name, namespace == other.namespace, attributes.count == other.attributes.count else {
            return false
        }
        for (attribute, same) in zip(attributes, other.attributes) {
            guard attribute.name == same.name, attribute.namespace == same.namespace, attribute.value == same.value
            else {
                return false
            }
        }
        let (parts, others) = (parts, other.parts)
        return parts.count == others.count && zip(parts, others).allSatisfy { $0.saysTheSame(as: $1) }
    }

    /// The content, without text that is only white space, except where such text separates texts.
    private var parts: [XMLNode] {
        if ElementRule.holdsText(name), children.count > 1 { return children }
        return children.filter { if case .text(let text, _) = $0 { !text.utf8.isBlank } else { true } }
    }
}

extension XMLNode {
    fileprivate func saysTheSame(as other: XMLNode) -> Bool {
        switch (self, other) {
        case (.element(let element), .element(let same)): element.saysTheSame(as: same)
        case (.comment(let text), .comment(let same)): text == same
        case (.text(let text, _), .text(let same, _)):
            text.utf8.split(whereSeparator: \.isMarkupSpace).elementsEqual(
                same.utf8.split(whereSeparator: \.isMarkupSpace),
                by: { $0.elementsEqual($1) }
            )
        default: false
        }
    }
}
