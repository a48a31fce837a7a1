import GridPressDrawings
import GridPressFindings
import XMLReading

/// A check of a finished picture against the elements, attributes and values that pictures may have.
package struct PictureCheck {
    /// The complaints about the picture, in the order in which they are found.
    package private(set) var complaints: [String] = []
    /// The root element; `nil` if the picture isn't well-formed.
    package let root: XMLElement?
    private var ids: Set<String> = []

    /// Reads and checks a picture.
    package init(svg: String) {
        let source = SourceText(name: "picture.svg", bytes: Array(svg.utf8))
        do throws(XMLError) {
            root = try XMLDocument(source, limits: Self.limits).root
        } catch {
            root = nil
            // Pictures may be nested deeper than the reader's limit. Their content isn't checked then.
            if error.finding.code != .nestedTooDeep { complaints.append("\(error.finding)") }
        }
        guard let root else { return }
        if root.name != "svg" { complaints.append("the root element is <\(root.name)>") }
        takeIDs(of: root)
        check(root)
    }

    /// The limits of the reader, with the nesting limit of the system's XML library.
    private static let limits: XMLLimits = {
        var limits = XMLLimits.goldenFile
        limits.bytes = 1 << 30
        limits.elements = 1_000_000
        limits.depth = 250
        return limits
    }()

    /// Returns the texts of all elements with a name, in document order, including the text of nested elements.
    package func texts(of name: String) -> [String] {
        root.map { $0.all(name).map(\.wholeText) } ?? []
    }

    /// Returns the values of an attribute of all elements with a name, in document order.
    package func values(of attribute: String, on name: String) -> [String] {
        root.map { $0.all(name).compactMap { $0[attribute] } } ?? []
    }

    /// All ids in the picture.
    package var allIDs: Set<String> { ids }

    private mutating func takeIDs(of element: XMLElement) {
        if let id = element["id"], !ids.insert(id).inserted { complaints.append("duplicate id \"\(id)\"") }
        for inner in element.elements { takeIDs(of: inner) }
    }

    private mutating func check(_ element: XMLElement) {
        if element.name == "metadata" { complaints += RecordAllowList.complaints(about: element) }
        if element.name == "metadata" { return }
        if element.namespace != "http://www.w3.org/2000/svg" {
            complaints.append("<\(element.name)> isn't an SVG element")
        }
        guard let allowed = MarkupAllowList.attributes(of: element.name) else {
            complaints.append("unexpected element <\(element.name)>")
            return
        }
        for attribute in element.attributes {
            let isXML = attribute.namespace == "http://www.w3.org/XML/1998/namespace"
            guard attribute.namespace == nil || (isXML && attribute.name == "space"),
                let value = allowed[attribute.name]
            else {
                complaints.append("unexpected attribute \"\(attribute.name)\" on <\(element.name)>")
                continue
            }
            if !value.allows(attribute.value, ids: ids) {
                complaints.append("\(attribute.name)=\"\(attribute.value.prefix(80))\" on <\(element.name)>")
            }
        }
        if element.name == "style" { checkStyle(element.wholeText) }
        for child in element.children {
            switch child {
            case .element(let inner): check(inner)
            case .comment: complaints.append("unexpected comment")
            case .text(let text, _):
                let mayHoldText = ["title", "desc", "style", "text", "tspan", "a"].contains(element.name)
                if !mayHoldText, !text.allSatisfy(\.isWhitespace) {
                    complaints.append("unexpected text in <\(element.name)>")
                }
            }
        }
    }

    /// Checks that a style consists only of words of the source code, colors and numbers.
    private mutating func checkStyle(_ text: String) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#{}[]()=\":;,.-! @%*"
        if !text.consists(of: letters) { complaints.append("unexpected characters in a style: \(text.prefix(200))") }
        for word in ["url(", "@import", "expression", "javascript", "@charset", "@font-face", "behavior", "content:"]
        where text.lowercased().contains(word) { complaints.append("\"\(word)\" in a style") }
    }
}

extension XMLElement {
    /// Returns all elements with a name, including this one, in document order.
    fileprivate func all(_ name: String) -> [XMLElement] {
        (self.name == name ? [self] : []) + elements.flatMap { $0.all(name) }
    }

    /// The text inside, at any depth, without the titles of elements.
    fileprivate var wholeText: String {
        children.map { child in
            switch child {
            case .text(let text, _): text
            case .element(let element): element.name == "title" ? "" : element.wholeText
            case .comment: ""
            }
        }
        .joined()
    }
}
