import XMLReading

/// A copy of a picture without what isn't painted, and with ids as short as they can be.
struct PictureCopy {
    private(set) var text = ""
    private let names: [String: String]
    private let style: String

    private static let namespace = "http://www.w3.org/2000/svg"
    /// What is said about a picture and not painted, and what images don't run.
    private static let silent: Set = ["title", "desc", "metadata", "script", "foreignObject"]

    /// A copy of a picture of which nothing is written yet.
    init(_ root: XMLElement) {
        var survey = IDSurvey()
        survey.visit(root)
        style = survey.style
        names = survey.shortNames
    }

    /// Writes an element and what is inside.
    mutating func write(_ element: XMLElement, isOutermost: Bool = true, inText: Bool = false) {
        guard element.namespace == Self.namespace, !Self.silent.contains(element.name) else { return }
        text += "<" + element.name
        if isOutermost { text += " xmlns='\(Self.namespace)'" }
        for attribute in element.attributes { write(attribute) }
        let isText = inText || element.name == "text" || element.name == "style"
        let start = text.utf8.count
        text += ">"
        for child in element.children {
            switch child {
            case .element(let inner): write(inner, isOutermost: false, inText: isText)
            case .text(let words, _) where isText: text += escaped(words.withReferences { names[$0] })
            case .text, .comment: break
            }
        }
        if text.utf8.count == start + 1 {
            text.removeLast()
            text += "/>"
        } else {
            text += "</\(element.name)>"
        }
    }

    private mutating func write(_ attribute: XMLAttribute) {
        var value = attribute.value
        switch (attribute.namespace, attribute.name) {
        case (nil, "role"), (nil, "tabindex"): return
        case (nil, let name) where name.hasPrefix("aria-") || name.hasPrefix("on"): return
        case (nil, "class"):
            // Most classes are for people who search, and only some for the style.
            value = value.split(separator: " ").filter { style.contains("." + $0) }.joined(separator: " ")
            if value.isEmpty { return }
        case (nil, "id"):
            guard let name = names[value] else { return }
            value = name
        case (nil, _): value = value.withReferences { names[$0] }
        case ("http://www.w3.org/XML/1998/namespace", "space"):
            text += " xml:space='\(escaped(value))'"
            return
        default: return
        }
        text += " \(attribute.name)='\(escaped(value))'"
    }

    private func escaped(_ words: String) -> String {
        words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("'", with: "&#39;")
    }
}

/// The ids of a picture, and which of them are referred to.
private struct IDSurvey {
    private(set) var style = ""
    private var ids: [String] = []
    private var references: Set<String> = []

    mutating func visit(_ element: XMLElement) {
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

    /// The ids that are needed, each with a name of few letters; one that could be a colour stays as it is.
    var shortNames: [String: String] {
        var names: [String: String] = [:]
        for id in ids where references.contains(id) && names[id] == nil {
            let isColor = [3, 4, 6, 8].contains(id.utf8.count) && id.allSatisfy(\.isHexDigit)
            names[id] = isColor ? id : "_" + String(names.count, radix: 36)
        }
        return names
    }
}

extension String {
    /// The text with other names behind its `#`; where a closure has none, the name stays.
    fileprivate func withReferences(_ rename: (String) -> String?) -> String {
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
