/// The ids of a picture, and the references to them.
struct PictureReferences {
    /// The style rules of the picture.
    private(set) var style = ""
    private var ids: [String] = []
    private var references: Set<String> = []
    private var names: [String: String] = [:]

    /// Reads the ids of a picture.
    ///
    /// - Parameter prefix: The prefix of the new names, which keeps the names of two pictures in one image different.
    init(_ root: XMLElement, prefix: String) {
        visit(root)
        names = shortNames(prefix, root["id"])
    }

    /// The name of the outermost element in the style rules of a picture.
    static let rootName = "_"

    private mutating func visit(_ element: XMLElement) {
        for attribute in element.attributes {
            if attribute.name == "id" { ids.append(attribute.value) } else { note(attribute.value) }
        }
        for child in element.children {
            switch child {
            case .element(let inner): visit(inner)
            case .text(let words, _) where element.name == "style":
                style += words
                note(words)
            case .text, .comment: break
            }
        }
    }

    private mutating func note(_ words: String) {
        _ = words.withReferences { name in
            references.insert(name)
            return nil
        }
    }

    /// Returns a text whose references have their short names.
    func renamed(_ words: String) -> String { words.withReferences { names[$0] } }

    /// Returns the copy of an attribute; `nil` for an attribute that doesn't affect the painted result.
    func value(of attribute: XMLAttribute) -> (name: String, text: String)? {
        switch (attribute.namespace, attribute.name) {
        case (nil, "role"), (nil, "tabindex"): return nil
        case (nil, let name) where name.hasPrefix("aria-") || name.hasPrefix("on"): return nil
        case (nil, "class"):
            // Only classes that the style uses are copied.
            let used = attribute.value.split(separator: " ").filter { style.contains("." + $0) }
            return used.isEmpty ? nil : ("class", used.joined(separator: " "))
        case (nil, "id"): return names[attribute.value].map { ("id", $0) }
        case (nil, let name): return (name, renamed(attribute.value))
        case ("http://www.w3.org/XML/1998/namespace", "space"): return ("xml:space", attribute.value)
        default: return nil
        }
    }

    /// Returns short names for all ids with references.
    ///
    /// An id that could be a color keeps its name.
    private func shortNames(_ prefix: String, _ root: String?) -> [String: String] {
        var names: [String: String] = [:]
        for id in ids where references.contains(id) && names[id] == nil {
            let isColor = [3, 4, 6, 8].contains(id.utf8.count) && id.allSatisfy(\.isHexDigit)
            names[id] = isColor ? id : id == root ? Self.rootName : prefix + String(names.count, radix: 36)
        }
        return names
    }
}

extension String {
    /// Returns the text with other names after `#`.
    ///
    /// Names for which the closure returns `nil` don't change.
    func withReferences(_ rename: (String) -> String?) -> String {
        guard contains("#") else { return self }
        var result = ""
        var rest = self[...]
        while let sign = rest.firstIndex(of: "#") {
            result += rest[...sign]
            rest = rest[rest.index(after: sign)...]
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0)) }
            // In a style sheet, a period can start a class.
            let stem = name.prefix { $0 != "." }
            if let new = rename(String(name)) {
                result += new
                rest = rest[name.endIndex...]
            } else if stem.endIndex < name.endIndex, let new = rename(String(stem)) {
                result += new
                rest = rest[stem.endIndex...]
            }
        }
        return result + rest
    }
}
