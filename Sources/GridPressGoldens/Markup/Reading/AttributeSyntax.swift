/// The syntax of an attribute's value.
enum AttributeSyntax {
    /// Words, which have to be equal.
    case words
    /// Numbers with or without units.
    case numbers(ComparedNumber.Kind)
    /// The outline of a shape.
    case path
    /// A list of transforms.
    case transforms
    /// Declarations of a style sheet.
    case declarations
    /// The value of a property of a style sheet.
    case property
    /// The id of the element.
    case id
    /// The ids of other elements.
    case ids
    /// A URL, which can refer to an element.
    case address
    /// Names of classes.
    case classes
    /// Words with numbers of a kind among them.
    case message(ComparedNumber.Kind)
    /// A content security policy, with hashes of the content of the page.
    case policy
    /// Rules of a style sheet.
    case styleSheet

    /// Creates the syntax of an attribute of a picture or a page.
    init(_ name: String) { self = Self.known[name] ?? .words }

    /// Whether values with the syntax can refer to elements.
    var mayRefer: Bool {
        switch self {
        case .declarations, .property, .id, .ids, .address, .classes, .styleSheet: true
        case .words, .numbers, .path, .transforms, .message, .policy: false
        }
    }

    /// Returns the coordinates of an element that are 0 if they are missing.
    static func coordinates(of element: String) -> [String] {
        switch element {
        case "rect", "text", "use", "image": ["x", "y"]
        case "circle", "ellipse": ["cx", "cy"]
        default: []
        }
    }

    private static let lengths = [
        "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy", "fr", "dx", "dy",
        "points", "viewBox", "textLength", "refX", "refY", "markerWidth", "markerHeight", "stroke-width",
        "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "font-size", "letter-spacing", "word-spacing",
        "baseline-shift", "startOffset", "pathLength", "stdDeviation", "radius", "rotate",
    ]
    private static let factors = [
        "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "offset", "values", "slope",
        "intercept", "amplitude", "exponent", "tableValues", "k1", "k2", "k3", "k4",
    ]

    /// All attributes with a syntax other than words.
    private static let known: [String: AttributeSyntax] = {
        var known: [String: AttributeSyntax] = [:]
        for name in lengths { known[name] = .numbers(.length) }
        for name in factors { known[name] = .numbers(.factor) }
        for name in ["font-weight", "colspan", "rowspan", "tabindex"] { known[name] = .numbers(.exact) }
        known["d"] = .path
        for name in ["transform", "gradientTransform", "patternTransform"] { known[name] = .transforms }
        known["style"] = .declarations
        for name in [
            "fill", "stroke", "stop-color", "flood-color", "lighting-color", "color", "filter", "clip-path",
            "mask", "marker-start", "marker-mid", "marker-end", "font-family", "cursor",
        ] {
            known[name] = .property
        }
        known["id"] = .id
        for name in ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for", "headers", "list"] {
            known[name] = .ids
        }
        known["href"] = .address
        known["class"] = .classes
        known["content"] = .policy
        return known
    }()
}
