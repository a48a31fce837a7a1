import GridPressDrawings
import GridPressFindings
import XMLReading

/// Holds a finished picture against what pictures may be.
package struct PictureCheck {
    /// What is wrong with the picture, in the order in which it was found.
    package private(set) var complaints: [String] = []
    /// The picture as a tree; `nil` where it isn't well-formed.
    package let root: XMLElement?
    private var ids: Set<String> = []

    /// Reads and checks a picture.
    package init(svg: String) {
        let source = SourceText(name: "picture.svg", bytes: Array(svg.utf8))
        do throws(XMLError) {
            root = try XMLDocument(source, limits: Self.limits).root
        } catch {
            root = nil
            // Pictures may be nested deeper than the reader goes; then they can't be looked into.
            if error.finding.code != .nestedTooDeep { complaints.append("\(error.finding)") }
        }
        guard let root else { return }
        if root.name != "svg" { complaints.append("the root element is <\(root.name)>") }
        takeIDs(of: root)
        check(root)
    }

    /// As deep as the system's XML library goes.
    private static let limits: XMLLimits = {
        var limits = XMLLimits.goldenFile
        limits.bytes = 1 << 30
        limits.elements = 1_000_000
        limits.depth = 250
        return limits
    }()

    /// The texts of all elements of a name, in order, with what is inside them.
    package func texts(of name: String) -> [String] {
        root.map { $0.all(name).map(\.wholeText) } ?? []
    }

    /// The values of an attribute of all elements of a name, in order.
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

    /// A style is written from words of the source code, colours and numbers alone.
    private mutating func checkStyle(_ text: String) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#{}[]()=\":;,.-! @%*"
        if !text.consists(of: letters) { complaints.append("unexpected characters in a style: \(text.prefix(200))") }
        for word in ["url(", "@import", "expression", "javascript", "@charset", "@font-face", "behavior", "content:"]
        where text.lowercased().contains(word) { complaints.append("\"\(word)\" in a style") }
    }
}

extension XMLElement {
    /// All elements of a name, this one included, in order.
    fileprivate func all(_ name: String) -> [XMLElement] {
        (self.name == name ? [self] : []) + elements.flatMap { $0.all(name) }
    }

    /// The text inside, at every depth, but for the titles of elements, which are no text of theirs.
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
