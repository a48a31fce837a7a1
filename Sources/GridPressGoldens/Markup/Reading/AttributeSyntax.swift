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
    /// Words with rounded numbers among them.
    case message
    /// A content security policy, with hashes of the content of the page.
    case policy

    /// Creates the syntax of an attribute of a picture or a page.
    init(_ name: String) { self = Self.known[name] ?? .words }

    /// Returns whether an attribute describes the position or the size of an element.
    static func isGeometry(_ name: String) -> Bool { geometry.contains(name) }

    /// Returns the coordinates of an element that are 0 if they are missing.
    static func coordinates(of element: String) -> [String] {
        switch element {
        case "rect", "text", "use", "image": ["x", "y"]
        case "circle", "ellipse": ["cx", "cy"]
        default: []
        }
    }

    /// The attributes of records that contain words of an author.
    static let wordsOfRecords: Set = ["title", "name", "text", "words", "label", "kind", "link", "id"]

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
    private static let geometry = Set(lengths + ["d", "transform", "gradientTransform", "patternTransform"])
        .subtracting(["stroke-miterlimit"])

    /// All attributes with a syntax other than words.
    static let known: [String: AttributeSyntax] = {
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

extension TreeBuilder {
    /// Reads a value according to its syntax.
    mutating func put(_ text: String, as meaning: AttributeSyntax) {
        var text = text
        text.withUTF8 { put($0, as: meaning) }
    }

    /// Reads a value according to its syntax, or as words if it doesn't have that syntax.
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>, as meaning: AttributeSyntax) {
        switch meaning {
        case .words: put(bytes)
        case .numbers(let kind): if !attempt({ $0.put(numbers: bytes, kind) }) { put(bytes) }
        case .path: if !attempt({ $0.put(path: bytes) }) { put(bytes) }
        case .transforms: if !attempt({ $0.put(transforms: bytes) }) { put(bytes) }
        case .declarations, .property: put(style: bytes, isSelector: false)
        case .id: put(reference: String(decoding: bytes, as: UTF8.self), isDefinition: true)
        case .ids: putWords(bytes) { $0.put(reference: String(decoding: $1, as: UTF8.self)) }
        case .address:
            if bytes.first == UInt8(ascii: "#") {
                put(reference: String(decoding: bytes.dropFirst(), as: UTF8.self))
            } else {
                put(bytes)
            }
        case .classes: putWords(bytes) { $0.put(name: $1) }
        case .message: put(rounded: bytes, .printed)
        case .policy:
            putWords(bytes) { builder, word in
                // The hash of a style follows from the style, which is compared itself.
                if word.starts(with: "'sha256-".utf8) { builder.put("'sha256-") } else { builder.put(word) }
            }
        }
    }

    /// Calls a closure with each word between white space.
    private mutating func putWords(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ put: (inout TreeBuilder, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var scanner = ByteScanner(bytes)
        scanner.skipSpace()
        while !scanner.isAtEnd {
            put(&self, scanner.run { !$0.isSpace })
            scanner.skipSpace()
        }
    }

    /// Adds a name that can start with the id of a picture, like the classes of pictures in pages.
    mutating func put(name bytes: UnsafeBufferPointer<UInt8>) {
        guard !pictureIDs.isEmpty, let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")),
            pictureIDs.contains(String(decoding: bytes[..<hyphen], as: UTF8.self))
        else { return put(bytes) }
        put(reference: String(decoding: bytes[..<hyphen], as: UTF8.self))
        put(UnsafeBufferPointer(rebasing: bytes[hyphen...]))
    }

    /// Reads numbers with or without units.
    ///
    /// - Returns: `false` if the value contains anything else.
    mutating func put(numbers bytes: UnsafeBufferPointer<UInt8>, _ kind: ComparedNumber.Kind) -> Bool {
        var scanner = ByteScanner(bytes)
        scanner.skipSpace()
        guard !scanner.isAtEnd else { return false }
        while !scanner.isAtEnd {
            guard let number = scanner.number() else { return false }
            put(number, kind)
            let unit = scanner.run { $0.isLetter || $0 == UInt8(ascii: "%") }
            if !unit.isEmpty { put(unit) }
            scanner.skipSeparator()
        }
        return true
    }

    /// Reads a list of transforms.
    ///
    /// - Returns: `false` if the value contains anything else.
    mutating func put(transforms bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let transforms = TransformFunction.transforms(bytes) else { return false }
        for transform in transforms {
            put(transform.name)
            put(sign: UInt8(ascii: "("))
            for number in transform.numbers { put(number.value, number.kind) }
        }
        return true
    }

    /// Reads words with rounded numbers among them, as in tables and labels of dimensions.
    mutating func put(rounded bytes: UnsafeBufferPointer<UInt8>, _ kind: ComparedNumber.Kind) {
        var scanner = TextScanner(bytes)
        while let token = scanner.next() {
            switch token {
            case .number(let number): put(number, kind)
            case .sign(let sign): put(sign: sign)
            }
        }
    }
}
