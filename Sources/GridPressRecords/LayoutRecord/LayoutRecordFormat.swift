import GridPressDrawings

/// The format of the layout record in a golden file.
///
/// A record contains the data of a drawing that isn't in the markup of its picture. It has the elements of the drawing,
/// nested and in paint order, which is also the order of the marks in the picture:
///
/// ```xml
/// <layout xmlns="urn:gridpress:layout" version="2" size="208 40">
/// <padding edges="8"/>
/// <Grid name="cards">
/// <grid kind="tracks" flow="rows">
/// <column size="fr(1)" at="8 92"/>
/// <column size="fr(1)" at="108 92"/>
/// <row size="fit" at="8 24"/>
/// </grid>
/// <Color name="hero" cell="0 0"/>
/// <Text cell="1 0" offered="92 24"/>
/// </Grid>
/// </layout>
/// ```
///
/// An element has the name of its kind, and an attribute for each setting. A modifier or layer of a single view is
/// written before the view, and any other element around its content. Values that a reader can compute are left out:
/// predictable frames and proposals (`RecordPrediction`), and marks in the picture (`PrintedMark`).
package enum LayoutRecordFormat {
    /// The XML namespace of the elements of a record.
    package static let namespace: StaticString = "urn:gridpress:layout"
    /// The version of the format.
    ///
    /// Readers reject other versions.
    package static let version = 2
    /// The maximum nesting of elements.
    ///
    /// Deeper elements become siblings with a `depth` attribute.
    package static let nesting = 96

    /// The maximum depth that readers accept; no figure is nested as deeply.
    package static let deepest = 4096

    /// The names of elements that can't be kinds of elements of a drawing.
    package static let structure: Set<String> = [
        "layout", "view", "note", "setting", "mark", "effect", "grid", "column", "row", "pass", "share", "area",
        "dimensions", "callouts", "motion", "dark", "caption", "findings",
    ]
    /// The names of attributes that aren't settings.
    package static let fields: Set<String> = [
        "kind", "role", "empty", "name", "label", "layer", "depth", "at", "offered", "paints", "lines", "textWidth",
        "imageScale",
        "cell",
        "id", "number", "element", "room", "size", "least", "most", "share", "skip", "opacity", "transform", "clip",
        "clipRule", "edges", "sentence", "xmlns",
    ]

    /// The kinds whose default role is a modifier, so that records don't list them.
    package static let modifiers: Set<String> = [
        "padding", "frame", "offset", "clipShape", "aspectRatio", "fixedSize", "rotationEffect", "opacity", "shadow",
    ]

    /// Returns whether a kind can be the name of an element.
    package static func isElementName(_ kind: String) -> Bool {
        isName(kind) && !structure.contains(kind) && !elementsOfHTML.contains(kind.lowercased())
    }

    /// Returns whether the name of a setting can be the name of an attribute.
    package static func isAttributeName(_ setting: String) -> Bool {
        isName(setting) && !fields.contains(setting) && !attributesOfHTML.contains(setting.lowercased())
            && !setting.lowercased().hasPrefix("on")
    }

    /// The names of HTML elements that browsers parse in a special way, or that load files even if they aren't
    /// visible.
    private static let elementsOfHTML: Set<String> = [
        "base", "embed", "iframe", "link", "math", "meta", "noembed", "noframes", "noscript", "object", "plaintext",
        "script", "select", "style", "svg", "template", "textarea", "title", "xmp",
    ]
    /// The names of attributes that load files or run code in HTML, in addition to attributes that start with `on`.
    private static let attributesOfHTML: Set<String> = [
        "action", "background", "data", "formaction", "href", "ping", "poster", "src", "srcdoc", "srcset", "style",
    ]

    /// Returns whether a text is a valid name: at most 64 ASCII letters and digits, starting with a letter.
    ///
    /// Names that XML reserves aren't valid.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
        return text.utf8.allSatisfy { isLetter($0) || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) }
            && !text.lowercased().hasPrefix("xml")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}

extension Drawing.Role {
    /// Returns the default role of elements of a kind; `nil` if it depends on the element.
    package static func standard(_ kind: String) -> Drawing.Role? {
        if LayoutRecordFormat.modifiers.contains(kind) { return .modifier }
        return Drawing.Layer(rawValue: kind).map { _ in .layer }
    }

    /// Returns the default role of an element for whose kind ``standard(_:)`` returns `nil`.
    package static func standard(hasElementsInside: Bool) -> Drawing.Role { hasElementsInside ? .container : .leaf }

    /// Whether an element of the role is written before its content instead of around it, if it has a single child.
    package var mayBeFollowedByContent: Bool { self == .modifier || self == .layer }
}
