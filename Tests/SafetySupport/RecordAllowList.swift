import XMLReading

/// The elements and attributes that are allowed in a layout record, which have no meaning for browsers.
enum RecordAllowList {
    /// Returns the complaints about the content of an element that contains a record.
    static func complaints(about holder: XMLElement) -> [String] {
        var complaints: [String] = []
        if !holder.attributes.isEmpty { complaints.append("<\(holder.name)> has attributes") }
        if holder.elements.map(\.name) != ["layout"] {
            complaints.append("<\(holder.name)> doesn't contain one layout record")
        }
        for element in holder.elements { check(element, &complaints) }
        return complaints
    }

    private static func check(_ element: XMLElement, _ complaints: inout [String]) {
        if element.namespace != "urn:gridpress:layout" {
            complaints.append("<\(element.name)> isn't an element of layout records")
        }
        if !isPlain(element.name) || activeElements.contains(element.name.lowercased()) {
            complaints.append("unexpected element <\(element.name)> in a layout record")
        }
        for attribute in element.attributes {
            let name = attribute.name.lowercased()
            if attribute.namespace != nil || !isPlain(attribute.name) || activeAttributes.contains(name)
                || name.hasPrefix("on")
            {
                complaints.append("unexpected attribute \"\(attribute.name)\" on <\(element.name)>")
            }
        }
        for child in element.children {
            switch child {
            case .element(let inner): check(inner, &complaints)
            case .comment: complaints.append("unexpected comment in a layout record")
            case .text(let text, _):
                if !text.allSatisfy(\.isWhitespace), !elementsWithText.contains(element.name) {
                    complaints.append("unexpected text in <\(element.name)>")
                }
            }
        }
    }

    /// Returns whether a name consists of letters and digits, or of such parts separated by periods.
    private static func isPlain(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            part.first?.isLetter == true && part.utf8.allSatisfy { $0 < 128 }
                && part.allSatisfy { $0.isLetter || $0.isNumber }
        }
    }

    private static let elementsWithText: Set = ["caption", "stateTitle", "step", "place", "detail"]
    private static let activeElements: Set = [
        "base", "embed", "iframe", "link", "math", "meta", "noembed", "noframes", "noscript", "object", "plaintext",
        "script", "select", "style", "svg", "template", "textarea", "title", "xmp",
    ]
    private static let activeAttributes: Set = [
        "action", "background", "data", "formaction", "href", "ping", "poster", "src", "srcdoc", "srcset", "style",
    ]
}
