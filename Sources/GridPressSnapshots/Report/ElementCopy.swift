/// A copy of an element of a picture without content that isn't painted, and with short ids.
struct ElementCopy {
    /// The name of the element.
    let name: String
    /// The attributes as markup, without attributes of the position.
    let attributes: String
    /// The position; `nil` if it isn't described by two separate attributes.
    let place: Place?
    /// The content, in order.
    let content: [Content]
    /// Whether the element has an id, or refers to another element.
    let isEntangled: Bool
    /// Whether the element has the same appearance wherever it is used.
    let isShareable: Bool

    /// The position of an element: two attributes that are numbers.
    struct Place {
        let names: (x: String, y: String)
        let x: Double
        let y: Double
    }

    /// Content of an element.
    enum Content {
        case element(ElementCopy)
        case text(String)
    }

    private static let namespace = "http://www.w3.org/2000/svg"
    /// The elements that aren't painted or don't work in images.
    private static let silent: Set = ["title", "desc", "metadata", "script", "foreignObject"]
    private static let painted: Set = [
        "g", "rect", "text", "path", "circle", "ellipse", "line", "polygon", "polyline", "image",
    ]

    /// Creates a copy of an element with the new names of ids; `nil` for an element that isn't painted.
    init?(_ element: XMLElement, _ references: PictureReferences, inText: Bool = false) {
        guard element.namespace == Self.namespace, !Self.silent.contains(element.name) else { return nil }
        name = element.name
        let isText = inText || name == "text" || name == "style"
        content = element.children.compactMap { child in
            switch child {
            case .element(let inner): ElementCopy(inner, references, inText: isText).map(Content.element)
            case .text(let words, _): isText ? .text(references.renamed(words).escapedForPicture) : nil
            case .comment: nil
            }
        }
        let inner = content.compactMap { if case .element(let element) = $0 { element } else { nil } }
        var attributes = ""
        for attribute in element.attributes {
            if let value = references.value(of: attribute) {
                attributes += " \(value.name)='\(value.text.escapedForPicture)'"
            }
        }
        // Parts of a text can have positions that depend on the text before them.
        place = name == "g" || !inner.isEmpty ? nil : Place(of: element)
        if let place { attributes = place.removed(from: element, references) }
        self.attributes = attributes
        isEntangled = ["id='", "url(", "href='"].contains(where: attributes.contains)
        isShareable =
            !isEntangled && Self.painted.contains(name)
            && inner.allSatisfy { $0.isShareable || ($0.name == "tspan" && !$0.isEntangled) }
    }
}

extension ElementCopy.Place {
    fileprivate init?(of element: XMLElement) {
        switch element.name {
        case "rect", "text", "image": names = ("x", "y")
        case "circle", "ellipse": names = ("cx", "cy")
        default: return nil
        }
        guard let x = element[names.x].flatMap(Double.init), let y = element[names.y].flatMap(Double.init),
            element["transform"] == nil, abs(x) < 1e6, abs(y) < 1e6
        else { return nil }
        (self.x, self.y) = (x, y)
    }

    /// Returns the attributes of an element without the position.
    fileprivate func removed(from element: XMLElement, _ references: PictureReferences) -> String {
        element.attributes.filter { $0.namespace != nil || ($0.name != names.x && $0.name != names.y) }
            .compactMap(references.value).map { " \($0.name)='\($0.text.escapedForPicture)'" }.joined()
    }

    /// The position as attributes.
    var attributes: String { " \(names.x)='\(x.described)' \(names.y)='\(y.described)'" }
}

extension ElementCopy {
    /// The markup of the element without its position.
    ///
    /// Elements with the same key have the same appearance.
    var key: String { "<" + name + attributes + rest { (inner: ElementCopy) in inner.markup() } }

    /// Returns the element as markup, with additional attributes.
    func markup(adding more: String = "") -> String { markup(adding: more) { $0.markup() } }

    /// Returns the element as markup, with additional attributes, and with the markup that a closure returns for its
    /// content.
    func markup(adding more: String = "", inside: (ElementCopy) -> String) -> String {
        "<" + name + more + attributes + (place?.attributes ?? "") + rest(inside)
    }

    private func rest(_ inside: (ElementCopy) -> String) -> String {
        if content.isEmpty { return "/>" }
        let inner = content.map { part in
            switch part {
            case .element(let element): inside(element)
            case .text(let text): text
            }
        }
        return ">" + inner.joined() + "</\(name)>"
    }
}

extension String {
    /// The text as markup for single quotation marks or between tags.
    var escapedForPicture: String {
        guard utf8.contains(where: { "&<'".utf8.contains($0) }) else { return self }
        return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("'", with: "&#39;")
    }
}
