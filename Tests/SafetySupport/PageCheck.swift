import GridPressDrawings
import GridPressFindings
import XMLReading

/// A check of a finished page against the elements, attributes and values that pages may have.
package struct PageCheck {
    /// The complaints about the page, in the order in which they are found.
    package private(set) var complaints: [String] = []
    /// The root element; `nil` if the page isn't well-formed.
    package let root: XMLElement?
    private var ids: Set<String> = []
    private var references: [String] = []
    private var allowsImageFiles = false

    /// The characters in the address of a file in the same folder.
    ///
    /// Others are percent-encoded.
    private static let lettersOfFiles = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-%"

    /// The document type in front of the root, which this package's XML reader refuses.
    private static let start = "<!DOCTYPE html>\n"

    /// Reads and checks a page.
    package init(html: String) {
        guard html.hasPrefix(Self.start) else {
            root = nil
            complaints = ["the page doesn't start with a document type"]
            return
        }
        let source = SourceText(name: "page.html", bytes: Array(html.dropFirst(Self.start.count).utf8))
        do throws(XMLError) {
            root = try XMLDocument(source, limits: .goldenFile).root
        } catch {
            root = nil
            complaints.append("\(error.finding)")
        }
        guard let root else { return }
        if root.name != "html" { complaints.append("the root element is <\(root.name)>") }
        check(root)
        for reference in references where !ids.contains(reference) {
            complaints.append("no element has the id \"\(reference)\"")
        }
    }

    private mutating func check(_ element: XMLElement) {
        if element.name == "template" { complaints += RecordAllowList.complaints(about: element) }
        if element.name == "template" { return }
        let isPicture = element.namespace == "http://www.w3.org/2000/svg"
        if !isPicture, element.namespace != "http://www.w3.org/1999/xhtml" {
            complaints.append("<\(element.name)> isn't an HTML or SVG element")
        }
        let allowed =
            isPicture ? PageAllowList.pictureAttributes(of: element.name) : PageAllowList.attributes(of: element.name)
        guard let allowed else { return complaints.append("unexpected element <\(element.name)>") }
        for attribute in element.attributes {
            let isXML = attribute.namespace == "http://www.w3.org/XML/1998/namespace" && attribute.name == "space"
            guard attribute.namespace == nil || isXML, allowed.contains(attribute.name) else {
                complaints.append("unexpected attribute \"\(attribute.name)\" on <\(element.name)>")
                continue
            }
            checkValue(attribute.value, of: attribute.name, on: element.name)
        }
        if element.name == "style" { checkStyle(element) }
        for child in element.children {
            switch child {
            case .element(let inner): check(inner)
            case .comment: complaints.append("unexpected comment")
            case .text: break
            }
        }
    }

    private mutating func checkValue(_ value: String, of attribute: String, on element: String) {
        switch attribute {
        case "id": if !ids.insert(value).inserted { complaints.append("duplicate id \"\(value)\"") }
        case "href" where value.hasPrefix("#"), "aria-labelledby":
            references.append(value.hasPrefix("#") ? String(value.dropFirst()) : value)
        case "href": if SafeURL(value)?.string != value { complaints.append("href=\"\(value.prefix(80))\"") }
        case "src":
            // The source is data, or an SVG file beside the page if its policy allows that.
            let isFile = allowsImageFiles && value.hasSuffix(".svg") && value.consists(of: Self.lettersOfFiles)
            if !isFile, !value.hasPrefix("data:image/") { complaints.append("src=\"\(value.prefix(80))\"") }
        case "content" where value.hasPrefix("default-src"): allowsImageFiles = value.contains("img-src 'self';")
        case "class" where element != "code":
            let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.- "
            if !value.consists(of: letters) { complaints.append("class=\"\(value.prefix(80))\"") }
        // Names and titles may be any text, because they are never read as addresses.
        case "aria-label", "content", "alt": break
        default:
            guard value.hasPrefix("url(") else { return }
            guard value.hasPrefix("url(#"), value.hasSuffix(")") else {
                return complaints.append("\(attribute)=\"\(value.prefix(80))\"")
            }
            references.append(String(value.dropFirst(5).dropLast()))
        }
    }

    /// Checks that a style refers only to definitions of the page.
    private mutating func checkStyle(_ element: XMLElement) {
        let all = element.children.map { child in
            if case .text(let text, _) = child { text } else { "<" }
        }
        .joined()
        let (text, pictures) = all.withoutPictures
        for picture in pictures where picture.contains(where: { "<&\"\\\n\r]".contains($0) }) {
            complaints.append("a picture in a style contains a character that ends it: \(picture.prefix(80))")
        }
        for word in ["<", "@import", "@charset", "@font-face", "expression", "javascript", "behavior", "http"]
        where text.replacing("scroll-behavior", with: "").lowercased().contains(word) {
            complaints.append("\"\(word)\" in a style")
        }
        for address in text.split(separator: "url(").dropFirst() {
            guard address.hasPrefix("#"), let end = address.firstIndex(of: ")") else {
                complaints.append("unexpected address in a style: \(address.prefix(80))")
                continue
            }
            references.append(String(address[address.index(after: address.startIndex)..<end]))
        }
    }
}

extension String {
    /// The style without its embedded pictures, which browsers draw as images, and the data of these.
    fileprivate var withoutPictures: (style: String, pictures: [Substring]) {
        let start = "url(\"data:image/svg+xml,"
        var style = ""
        var pictures: [Substring] = []
        var rest = self[...]
        while let range = rest.range(of: start) {
            style += rest[..<range.lowerBound]
            let data = rest[range.upperBound...].prefix { $0 != "\"" }
            pictures.append(data)
            rest = rest[data.endIndex...]
            // Only the end of the address may follow the quotation mark.
            if rest.hasPrefix("\")") { rest = rest.dropFirst(2) } else { style += start }
        }
        return (style + rest, pictures)
    }
}

/// The elements that are allowed in a page, and their attributes.
enum PageAllowList {
    /// Returns the attributes of an HTML element, or `nil` for a forbidden element.
    static func attributes(of element: String) -> Set<String>? { elements[element].map { $0.union(everywhere) } }

    /// Returns the attributes of an SVG element in a page, including those that pages add, or `nil` if it is
    /// forbidden.
    static func pictureAttributes(of element: String) -> Set<String>? {
        guard let known = MarkupAllowList.attributes(of: element) else { return nil }
        return Set(known.keys).union(additions[element] ?? []).union(["class", "id", "aria-hidden"])
    }

    private static let everywhere: Set = ["id", "class", "role", "aria-label", "aria-labelledby", "aria-current"]

    private static let elements: [String: Set<String>] = [
        "html": ["lang"], "head": [], "meta": ["charset", "http-equiv", "name", "content"], "title": [], "style": [],
        "body": [], "a": ["href", "rel", "tabindex"],
        "main": [], "nav": [], "section": [], "div": ["tabindex"], "h1": [], "h2": [],
        "h3": [], "p": [], "ul": [], "ol": [], "li": [], "fieldset": [], "legend": [], "label": [],
        "input": ["type", "name", "checked"], "span": ["aria-hidden"], "small": [], "b": [], "br": [], "code": [],
        "pre": ["tabindex"],
        "table": [], "caption": [], "thead": [], "tbody": [], "tr": [], "th": ["scope", "colspan"], "td": [], "dl": [],
        "dt": [], "dd": [], "img": ["alt", "src", "loading", "width", "height"], "details": ["open"], "summary": [],
    ]

    private static let additions: [String: Set<String>] = [
        "svg": ["xmlns", "preserveAspectRatio"], "a": ["aria-label", "tabindex"], "pattern": ["patternTransform"],
        "g": ["text-anchor", "fill", "stroke", "stroke-width", "stroke-linejoin", "paint-order", "font-size"],
        "filter": ["x", "y", "width", "height"], "text": ["font-family", "font-size", "space"],
        "linearGradient": ["gradientUnits"],
    ]
}
