import XMLReading

/// The ids of a picture, and which of them are referred to.
struct PictureReferences {
    /// The rules of the picture.
    private(set) var style = ""
    private var ids: [String] = []
    private var references: Set<String> = []
    private var names: [String: String] = [:]

    /// The ids of a picture, and what their new names start with: two pictures in one image have no name in common.
    init(_ root: XMLElement, prefix: String) {
        visit(root)
        names = shortNames(prefix, root["id"])
    }

    /// The name of the outermost element, by which rules of a picture speak of it.
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

    /// A text in which what is referred to has its short name.
    func renamed(_ words: String) -> String { words.withReferences { names[$0] } }

    /// An attribute as it is copied; `nil` for one that has no effect on what is painted.
    func value(of attribute: XMLAttribute) -> (name: String, text: String)? {
        switch (attribute.namespace, attribute.name) {
        case (nil, "role"), (nil, "tabindex"): return nil
        case (nil, let name) where name.hasPrefix("aria-") || name.hasPrefix("on"): return nil
        case (nil, "class"):
            // Most classes are for people who search, and only some for the style.
            let used = attribute.value.split(separator: " ").filter { style.contains("." + $0) }
            return used.isEmpty ? nil : ("class", used.joined(separator: " "))
        case (nil, "id"): return names[attribute.value].map { ("id", $0) }
        case (nil, let name): return (name, renamed(attribute.value))
        case ("http://www.w3.org/XML/1998/namespace", "space"): return ("xml:space", attribute.value)
        default: return nil
        }
    }

    /// The ids that are needed, each with a name of few letters; one that could be a colour stays as it is.
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
    /// The text with other names behind its `#`; where a closure has none, the name stays.
    func withReferences(_ rename: (String) -> String?) -> String {
        guard contains("#") else { return self }
        var result = ""
        var rest = self[...]
        while let sign = rest.firstIndex(of: "#") {
            result += rest[...sign]
            rest = rest[rest.index(after: sign)...]
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0)) }
            // In a style, a point may start a class.
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
