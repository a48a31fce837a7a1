/// The context that an element and the elements around it define for reading its values.
struct MarkupContext {
    /// The name of the element, which belongs to the tree; `nil` outside of the root.
    private var tag: UnsafePointer<UInt8>?
    /// Whether the element belongs to a picture.
    private(set) var isInPicture = false
    /// Whether the element is part of a layout record.
    private(set) var isInRecord = false
    /// Whether white space counts exactly as it is written.
    private var isVerbatim = false
    /// The kind of numbers in texts; `nil` if texts are compared as words.
    private var numbers: ComparedNumber.Kind?
    /// Whether the element is part of a page, and not of a separate picture.
    private var isInPage = false
    /// Whether the element is a link to a box of a page, whose label contains numbers.
    private var isBoxLink = false
    /// Whether the element is part of the tip for a box under the pointer, whose width depends on its numbers.
    private var isInTip = false
}

extension MarkupContext {
    /// Creates the context of an element.
    init(of element: XMLCursor, in outer: MarkupContext) {
        self = outer
        let tag = element.name
        self.tag = tag
        isInPicture = element.namespace?.isSame(as: "http://www.w3.org/2000/svg") ?? false
        if let space = element.spaceAttribute { isVerbatim = space.isSame(as: "preserve") }
        if tag.isSame(as: "g") {
            if isBoxLink, element.className == "tip" { isInTip = true }
            // Dimensions and guides are layers directly inside a picture.
            guard outer.tag?.isSame(as: "svg") == true, let name = element.className else { return }
            if name == Drawing.Annotation.dimensionsName || name.hasPrefix(Drawing.Annotation.guidePrefix) {
                numbers = .printed
            }
        } else if element.isRecord {
            isInRecord = true
        } else if tag.isSame(as: "html") {
            isInPage = true
        } else if isInPage || !isInPicture {
            readPart(of: element, tag)
        }
    }

    /// Reads an element of a page or of another document.
    private mutating func readPart(of element: XMLCursor, _ tag: UnsafePointer<UInt8>) {
        if tag.isSame(as: "pre") || tag.isSame(as: "textarea") { isVerbatim = true }
        if tag.isSame(as: "td") || tag.isSame(as: "dd") { numbers = numbers ?? .printed }
        if isInPage, tag.isSame(as: "a"), element.className?.hasPrefix("box") == true {
            isBoxLink = true
            numbers = .printed
        }
    }

    /// The name of the element.
    var name: String { tag.map { String(cString: $0) } ?? "" }

    /// The elements of lines of text, in which white space counts.
    private static let textElements: Set = [
        "text", "tspan", "textPath", "title", "desc", "p", "span", "b", "i", "em", "strong", "small", "code", "label",
        "td", "th", "h1", "h2", "h3", "h4", "h5", "h6", "caption", "figcaption", "legend", "summary", "dt", "dd",
    ]

    /// Whether white space between elements counts.
    var countsSpace: Bool { isVerbatim || Self.textElements.contains(name) }

    /// The syntax of the texts in the element.
    var textSyntax: AttributeSyntax {
        if tag?.isSame(as: "style") == true { return .styleSheet }
        if isInRecord { return .words }
        return numbers == nil ? .words : .message(.printed)
    }

    /// Returns the syntax of an attribute of the element.
    func syntax(of attribute: String) -> AttributeSyntax {
        // Drawings are compared if anything in their records differs.
        if isInRecord { return .words }
        if isBoxLink, attribute == "aria-label" { return .message(.printed) }
        let syntax = AttributeSyntax(attribute)
        guard numbers != nil, case .numbers = syntax, isInTip || attribute == "textLength" else { return syntax }
        return .numbers(.labelWidth)
    }
}

extension XMLCursor {
    /// The value of `class`; `nil` if it is missing.
    fileprivate var className: String? { self["class"].map { String(cString: $0) } }

    /// The value of `xml:space`; `nil` if it is missing.
    fileprivate var spaceAttribute: UnsafePointer<UInt8>? {
        var attribute = firstAttribute
        while let candidate = attribute {
            if candidate.namespace != nil, candidate.name.isSame(as: "space") { return candidate.value }
            attribute = candidate.next
        }
        return nil
    }
}
