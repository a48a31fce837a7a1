import XMLReading

/// What the record of a layout may be made of, which nobody sees: its own elements alone, with attributes of its own.
enum RecordAllowList {
    /// What is wrong with what is in a holder of a record.
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
        guard let allowed = elements[element.name] else {
            return complaints.append("unexpected element <\(element.name)> in a layout record")
        }
        for attribute in element.attributes where attribute.namespace != nil || !allowed.contains(attribute.name) {
            complaints.append("unexpected attribute \"\(attribute.name)\" on <\(element.name)>")
        }
        for child in element.children {
            switch child {
            case .element(let inner): check(inner, &complaints)
            case .comment: complaints.append("unexpected comment in a layout record")
            case .text(let text, _):
                if !text.allSatisfy(\.isWhitespace) { complaints.append("unexpected text in <\(element.name)>") }
            }
        }
    }

    private static let elements: [String: Set<String>] = [
        "layout": ["size", "kind", "font", "color"],
        "box": [
            "depth", "kind", "name", "label", "words", "cell", "id", "room", "settings", "at", "fill", "stroke",
            "radius",
            "outline", "font", "color", "lines", "link", "image", "opacity", "transform", "clip", "mask", "blur",
            "shadow", "colors", "hidden", "layer", "inset", "flow", "shift",
        ],
        "grid": ["kind", "settings"], "column": ["size", "at"], "row": ["size", "at"],
        "cell": ["box", "cell", "id", "room", "settings"],
    ]
}
