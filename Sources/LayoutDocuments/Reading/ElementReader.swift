import GridPress
import XMLReading

/// An element as a rule reads it: typed attributes, and the views inside.
struct ElementReader {
    let element: XMLElement
    let reader: DocumentReader

    /// The value of an attribute; `nil`, with a finding if it isn't what was expected, where there is none.
    subscript<Value>(attribute: Attribute<Value>) -> Value? {
        guard let found = element.attributes.first(where: { $0.name == attribute.name && $0.namespace == nil }) else {
            return nil
        }
        let text = reader.value(found.value, at: found.valueRange.lowerBound)
        if let value = attribute.type.value(of: text[...]) { return value }
        reader.report(wrong: text, for: attribute.rule, at: found.valueRange.lowerBound)
        return nil
    }

    /// The views inside.
    var views: DocumentViews { DocumentViews(views: reader.views(inside: element)) }

    /// The text inside, with lines and spaces at its ends left out.
    var text: String {
        element.children
            .map { if case .text(let text, let offset) = $0 { reader.expanded(text, at: offset) } else { "" } }
            .joined()
            .withSingleSpaces
    }
}

/// Some views that a document holds, each a child of its own.
struct DocumentViews: View {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension String {
    /// The text with one space for all white space between two words, and none at its ends.
    fileprivate var withSingleSpaces: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        var isBehindSpace = false
        for scalar in unicodeScalars {
            if scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace {
                isBehindSpace = true
                continue
            }
            if isBehindSpace, !result.isEmpty { result += " " }
            isBehindSpace = false
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
