import GridPressDrawings
import XMLReading

/// The context that the elements around an element define for reading it.
struct MarkupContext {
    /// The element that it is directly inside of, and its namespace.
    var parent = ""
    var namespace: String?
    /// Whether white space counts as it stands.
    var isVerbatim = false
    /// What numbers in texts are; `nil` where they are words like others.
    var numbers: ComparedNumber.Kind?
    /// Whether all this is a record of the layout.
    var isInRecord = false
    /// Whether it is part of a page, not of a picture alone.
    var isInPage = false
    /// Whether it is a link to a box of a page, whose label has numbers.
    var isBoxLink = false
    /// Whether it is what a page shows of a box that somebody points at: as wide as its numbers are long.
    var isInTip = false
}

extension MarkupContext {
    /// How an attribute is to be read here.
    func meaning(of attribute: String) -> AttributeSyntax {
        if isBoxLink, attribute == "aria-label" { return .message }
        let meaning = AttributeSyntax(attribute)
        guard numbers != nil, case .numbers = meaning, isInTip || attribute == "textLength" else { return meaning }
        return .numbers(.labelWidth)
    }

    /// What an element says to what is inside of it.
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
            // Measures and guides are layers of a picture, directly inside of it.
            guard outer.parent == "svg", let name = element["class"] else { return }
            if name == Drawing.Annotation.dimensionsName || name.hasPrefix(Drawing.Annotation.guidePrefix) {
                numbers = .printed
            }
        default: break
        }
    }
}
