/// A JSON value as text.
struct JSONText {
    let text: String

    private init(_ text: String) { self.text = text }

    static func bool(_ value: Bool) -> JSONText { JSONText("\(value)") }

    static func integer(_ value: Int) -> JSONText { JSONText("\(value)") }

    static func array(_ elements: [JSONText]) -> JSONText {
        JSONText("[" + elements.map(\.text).joined(separator: ",") + "]")
    }

    /// Returns an object, whose names are sorted, so that equal values have equal texts.
    static func object(_ members: [String: JSONText]) -> JSONText {
        let members = members.sorted { $0.key < $1.key }.map { string($0.key).text + ":" + $0.value.text }
        return JSONText("{" + members.joined(separator: ",") + "}")
    }

    static func string(_ string: String) -> JSONText {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return JSONText(text + "\"")
    }
}
