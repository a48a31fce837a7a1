/// The elements that are allowed in a picture, with their attributes and the kinds of their values.
///
/// Everything else is forbidden: scripts, event handlers, style attributes, foreign objects, and external
/// resources.
package enum MarkupAllowList {
    /// The kind of an attribute's value.
    package enum Value: Sendable {
        /// A number as GridPress prints it.
        case number
        /// Numbers with spaces between them.
        case numbers
        /// One of some words in the source code.
        case word([String])
        /// Identifiers of letters and digits.
        case identifiers
        /// A color, or a reference to a definition in the picture.
        case paint
        /// A reference to a definition in the picture.
        case reference
        /// The address of a definition in the picture.
        case fragment
        /// An address with a safe scheme.
        case link
        /// The data of a raster image.
        case pixels
        /// Path data.
        case path
        /// Transform functions with numbers.
        case transform
        /// Text for assistive technologies, which is never read as an address.
        case spoken
    }

    /// Returns the attributes that an element may have, or `nil` for a forbidden element.
    package static func attributes(of element: String) -> [String: Value]? { elements[element] }

    private static let elements: [String: [String: Value]] = [
        "svg": [
            "id": .identifiers, "width": .number, "height": .number, "viewBox": .numbers, "fill": .paint,
            "role": .word(["graphics-document"]), "font-family": families, "font-size": .number,
            "preserveAspectRatio": none,
        ],
        "title": [:], "desc": [:], "style": [:], "defs": [:],
        "g": group + letters + [
            "display": .word(["none"]), "stroke": .paint, "stroke-width": .number, "stroke-linejoin": .word(["round"]),
            "paint-order": .word(["stroke"]), "aria-hidden": .word(["true"]),
        ],
        "rect": shape + box + ["rx": .number, "ry": .number],
        "circle": shape + ["cx": .number, "cy": .number, "r": .number],
        "ellipse": shape + ["cx": .number, "cy": .number, "rx": .number, "ry": .number],
        "path": shape + [
            "d": .path, "shape-rendering": .word(["crispEdges"]), "paint-order": .word(["stroke"]),
        ],
        "text": group + letters + [
            "x": .number, "y": .number, "textLength": .number, "space": .word(["preserve"]),
            "lengthAdjust": .word(["spacingAndGlyphs"]),
        ],
        "tspan": letters + ["dy": .number],
        "a": ["href": .link],
        "use": group + box + ["href": .fragment, "image-rendering": .word(["pixelated"])],
        "image": box + ["href": .pixels, "preserveAspectRatio": none],
        "symbol": ["id": .identifiers, "viewBox": .numbers, "preserveAspectRatio": none],
        "pattern": box + [
            "id": .identifiers, "viewBox": .numbers, "preserveAspectRatio": none, "patternUnits": inUserSpace,
            "patternTransform": .transform,
        ],
        "linearGradient": gradient + ["x1": .number, "y1": .number, "x2": .number, "y2": .number],
        "radialGradient": gradient + ["cx": .number, "cy": .number, "r": .number],
        "stop": ["offset": .number, "stop-color": .paint, "stop-opacity": .number],
        "clipPath": ["id": .identifiers],
        "mask": box + ["id": .identifiers, "maskUnits": inUserSpace],
        "filter": box + [
            "id": .identifiers, "filterUnits": inUserSpace, "color-interpolation-filters": .word(["sRGB"]),
        ],
        "feGaussianBlur": ["in": .word(["SourceAlpha"]), "stdDeviation": .number],
        "feColorMatrix": ["values": .numbers],
        "feOffset": ["in": .word(["SourceAlpha"]), "dx": .number, "dy": .number, "result": .word(["shadow"])],
        "feFlood": ["flood-color": .paint, "flood-opacity": .number],
        "feComposite": ["in2": .word(["shadow"]), "operator": .word(["in"])],
        "feMerge": [:],
        "feMergeNode": ["in": .word(["SourceGraphic"])],
    ]

    private static let inUserSpace = Value.word(["userSpaceOnUse"])
    private static let none = Value.word(["none"])
    private static let families = Value.word([
        "Helvetica,Arial,sans-serif", "Menlo,Consolas,'Courier New',monospace",
    ])
    private static let box: [String: Value] = ["x": .number, "y": .number, "width": .number, "height": .number]
    private static let group: [String: Value] = [
        "class": .identifiers, "transform": .transform, "clip-path": .reference, "mask": .reference,
        "filter": .reference, "opacity": .number, "visibility": .word(["hidden"]), "role": .word(["img"]),
        "aria-label": .spoken,
    ]
    private static let shape: [String: Value] =
        group + [
            "fill": .paint, "fill-opacity": .number, "fill-rule": .word(["evenodd"]), "clip-rule": .word(["evenodd"]),
            "stroke": .paint, "stroke-opacity": .number, "stroke-width": .number,
            "stroke-linecap": .word(["round", "square"]), "stroke-linejoin": .word(["round", "bevel"]),
            "stroke-miterlimit": .number, "stroke-dasharray": .numbers, "stroke-dashoffset": .number,
        ]
    private static let letters: [String: Value] = [
        "fill": .paint, "fill-opacity": .number, "font-family": families, "font-size": .number,
        "font-weight": .number, "font-style": .word(["italic", "normal"]), "letter-spacing": .number,
        "text-decoration": .word(["none", "underline", "line-through", "underline line-through"]),
        "direction": .word(["ltr", "rtl"]), "unicode-bidi": .word(["bidi-override"]), "text-anchor": .word(["middle"]),
    ]
    private static let gradient: [String: Value] = [
        "id": .identifiers, "gradientUnits": inUserSpace, "gradientTransform": .transform,
    ]
}

private func + (
    first: [String: MarkupAllowList.Value],
    second: [String: MarkupAllowList.Value]
) -> [String: MarkupAllowList.Value] {
    first.merging(second) { _, last in last }
}
