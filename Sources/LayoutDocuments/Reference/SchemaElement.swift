/// An element of the schema.
struct SchemaElement {
    let name: String
    var attributes: KeyValuePairs<String, String> = [:]
    var text = ""
    var children: [SchemaElement] = []

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [SchemaElement] = []) {
        self.name = name
        self.attributes = attributes
        self.children = children
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
        self.name = name
        self.attributes = attributes
        self.text = text
    }

    /// Returns the element as XML, with its children on indented lines.
    func written(indent: Int = 0) -> String {
        let space = String(repeating: " ", count: indent)
        let start = attributes.reduce("\(space)<\(name)") { "\($0) \($1.key)=\"\($1.value.escaped)\"" }
        if !text.isEmpty { return "\(start)>\(text.escaped)</\(name)>\n" }
        guard !children.isEmpty else { return "\(start)/>\n" }
        return children.reduce("\(start)>\n") { $0 + $1.written(indent: indent + 2) } + "\(space)</\(name)>\n"
    }
}

extension String {
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
