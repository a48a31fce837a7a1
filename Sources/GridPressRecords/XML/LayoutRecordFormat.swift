/// The format of the layout record in a golden file.
///
/// A layout record is a record of a drawing in XML. Its fields are those of a record in JSON:
///
/// ```xml
/// <layout xmlns="urn:gridpress:layout" version="5" size="208 40">
/// <padding edges="8"/>
/// <Grid name="cards" frame="8 8 192 24">
/// <grid kind="tracks" flow="rows">
/// <column size="fr(1)" start="0" length="92"/>
/// <column size="fr(1)" start="100" length="92"/>
/// <row size="fit" start="0" length="24"/>
/// </grid>
/// <Color name="hero" frame="92 24" cell="0 0" fill="#4c8dd6"/>
/// <Text frame="100 1 31 22 of 92 24" cell="1 0" origin="0 17 30.2" text="Oslo" paint="#1b1f24"/>
/// </Grid>
/// </layout>
/// ```
///
/// The name of a tag is the kind of an element, and each setting is an attribute. A modifier or layer of a single view
/// is written before the view, and any other element around its content. The coordinates of a frame start at the corner
/// of the frame of the element around. All others start at the corner of the element's frame. A frame that equals the
/// frame of the element around it is omitted. The proposal follows the frame, unless it equals the size of the frame.
package enum LayoutRecordFormat {
    /// The XML namespace of the elements of a record.
    package static let namespace: StaticString = "urn:gridpress:layout"
    /// The version of the format.
    ///
    /// Readers reject other versions.
    package static let version = 5
    /// The maximum nesting of elements.
    ///
    /// Deeper elements become siblings with a `depth` attribute.
    package static let nesting = 96

    /// The maximum depth that readers accept; no figure is nested as deeply.
    package static let deepest = 4096

    /// The names of tags that contain fields of the element around them.
    package static let structure: Set<String> = [
        "layout", "view", "setting", "grid", "line", "run", "face", "shadow", "part", "dimension",
        "callout", "finding", "motion", "dark", "caption", "record",
    ]
    /// The names of attributes that aren't settings.
    private static let fields: Set<String> = [
        "kind", "role", "empty", "name", "label", "layer", "depth", "frame", "proposal", "cell", "identity", "number",
        "area", "edges", "digest", "xmlns",
        "symbol", "fill", "stroke", "rect", "corner", "ellipse", "path", "evenOdd", "lineWidth", "lineCap", "lineJoin",
        "miterLimit", "dash", "dashPhase",
        "origin", "text", "opacity", "transform", "mask", "blur", "colors", "hidden",
    ]
    /// The names of further attributes that aren't settings of elements with a text.
    private static let fieldsOfText: Set<String> = [
        "direction", "runs", "size", "family", "weight", "italic", "paint", "tracking", "baselineOffset",
        "underline", "strikethrough", "link", "forcedDirection",
    ]

    /// The names of further attributes that aren't settings of elements with an image.
    private static let fieldsOfImage: Set<String> = [
        "format", "pixels", "scale", "resizing", "caps", "template", "smooth",
    ]

    /// Returns whether a kind can be the name of a tag.
    package static func isElementName(_ kind: String) -> Bool {
        isName(kind) && !structure.contains(kind) && !elementsOfHTML.contains(kind.lowercased())
    }

    /// Returns whether the name of a setting can be the name of an attribute.
    ///
    /// - Parameters:
    ///   - setting: The name of the setting.
    ///   - mark: The mark of the element.
    package static func isAttributeName(_ setting: String, beside mark: Drawing.Mark = .none) -> Bool {
        let fieldsOfMark: Set<String> =
            switch mark {
            case .text: fieldsOfText
            case .image: fieldsOfImage
            default: []
            }
        return isName(setting) && !fields.contains(setting) && !attributesOfHTML.contains(setting.lowercased())
            && !setting.lowercased().hasPrefix("on") && !fieldsOfMark.contains(setting)
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
    /// Returns the role of elements of a kind that isn't written.
    package static func standard(_ kind: String, hasElementsInside: Bool) -> Drawing.Role {
        if Drawing.Layer(rawValue: kind) != nil { return .layer }
        if kind.first?.isLowercase == true { return .modifier }
        return hasElementsInside ? .container : .leaf
    }

    /// Whether an element of the role is written before its content instead of around it, if it has a single child.
    package var mayBeFollowedByContent: Bool { self == .modifier || self == .layer }
}

extension Drawing.Element {
    /// Whether an element of the role without an effect usually has a proposal.
    package var usuallyHasProposal: Bool {
        switch kind.role {
        case .container, .leaf, .modifier, .cell: effect == nil
        case .layer, .part, .annotation: false
        }
    }
}

extension [Drawing.Setting] {
    /// Returns whether a setting can be an attribute: its name is valid, and no earlier setting has the name.
    package func isAttribute(_ index: Int, beside mark: Drawing.Mark = .none) -> Bool {
        let name = self[index].name
        return LayoutRecordFormat.isAttributeName(name, beside: mark) && !self[..<index].contains { $0.name == name }
    }
}

/// The edge lengths of a padding, which are one attribute.
package struct PaddingEdges: Equatable {
    package var lengths: [Double]

    /// Creates the edges of a padding's settings; `nil` if it has other settings.
    package init?(_ settings: [Drawing.Setting]) {
        lengths = Drawing.Setting.edges.map { settings[$0] ?? 0 }
        let areWritten = lengths.allSatisfy { $0 == 0 || $0.isFinite && $0.inThousandths != 0 }
        guard !settings.isEmpty, areWritten, self.settings == settings else { return nil }
    }

    /// Creates edges of the written lengths; `nil` for another count of lengths.
    package init?(written: [Double]) {
        switch written.count {
        case 1: lengths = [written[0], written[0], written[0], written[0]]
        case 2: lengths = [written[0], written[1], written[0], written[1]]
        case 4: lengths = written
        default: return nil
        }
    }

    /// The settings of a padding with these edges.
    package var settings: [Drawing.Setting] {
        zip(Drawing.Setting.edges, lengths).filter { $1 != 0 }.map { Drawing.Setting($0, $1) }
    }

    /// The fewest lengths that describe the edges.
    var written: [Double] {
        guard lengths[0] == lengths[2], lengths[1] == lengths[3] else { return lengths }
        return lengths[0] == lengths[1] ? [lengths[0]] : [lengths[0], lengths[1]]
    }
}
