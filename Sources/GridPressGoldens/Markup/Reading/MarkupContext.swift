import GridPressDrawings
import XMLReading

/// The context that the elements around an element define for reading it.
struct MarkupContext {
    /// The name of the parent element, and its namespace.
    var parent = ""
    var namespace: String?
    /// Whether white space counts exactly as it is written.
    var isVerbatim = false
    /// The kind of numbers in texts; `nil` if texts are compared as words.
    var numbers: ComparedNumber.Kind?
    /// Whether the element is part of a layout record.
    var isInRecord = false
    /// Whether the element is part of a page, and not of a separate picture.
    var isInPage = false
    /// Whether the element is a link to a box of a page, whose label contains numbers.
    var isBoxLink = false
    /// Whether the element is part of the tip for a box under the pointer, whose width depends on its numbers.
    var isInTip = false
}

extension MarkupContext {
    /// Returns the syntax of an attribute in this context.
    func meaning(of attribute: String) -> AttributeSyntax {
        if isBoxLink, attribute == "aria-label" { return .message }
        let meaning = AttributeSyntax(attribute)
        guard numbers != nil, case .numbers = meaning, isInTip || attribute == "textLength" else { return meaning }
        return .numbers(.labelWidth)
    }

    /// Creates the context of the elements inside an element.
    init(of element: XMLElement, in outer: MarkupContext) {
        self = outer
        parent = element.name
        namespace = element.namespace
        for attribute in element.attributes where attribute.name == "space" && attribute.namespace != nil {
            isVerbatim = attribute.value == "preserve"
        }
        switch element.name {
        case "pre", "textarea": isVerbatim = true
        case "metadata", "template":
            isInRecord = true
            numbers = .printed
        case "html": isInPage = true
        case "a" where isInPage && element["class"]?.hasPrefix("box") == true:
            isBoxLink = true
            numbers = .printed
        case "g" where isBoxLink && element["class"] == "tip": isInTip = true
        case "td", "dd": numbers = numbers ?? .printed
        case "g":
            // Dimensions and guides are layers directly inside a picture.
            guard outer.parent == "svg", let name = element["class"] else { return }
            if name == Drawing.Annotation.dimensionsName || name.hasPrefix(Drawing.Annotation.guidePrefix) {
                numbers = .printed
            }
        default: break
        }
    }
}
