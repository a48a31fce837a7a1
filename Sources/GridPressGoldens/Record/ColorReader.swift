import GridPressDrawings
import XMLReading

/// A reader of the colors of a picture: the light ones from attributes, and the dark ones from the style.
///
/// The style selects colors by their spelling: `[fill="#a87d00"]{fill:#ffd24d}`.
struct ColorReader {
    /// The attributes that contain a color.
    enum Property: String, CaseIterable {
        case fill, stroke
        case stop = "stop-color"
        case flood = "flood-color"

        var opacity: String {
            switch self {
            case .fill: "fill-opacity"
            case .stroke: "stroke-opacity"
            case .stop: "stop-opacity"
            case .flood: "flood-opacity"
            }
        }
    }

    /// A color and an alpha of the dark scheme; `nil` for values of the light scheme.
    private struct Dark {
        var color: Drawing.RGBA?
        var alpha: Double?
    }

    /// The color of most texts.
    private(set) var textColor = Drawing.Color(Drawing.RGBA(red: 0, green: 0, blue: 0))
    private var darkColors: [String: Dark] = [:]

    init(_ picture: XMLElement, styles: String) throws(RecordProblem) {
        let id = picture["id"] ?? ""
        let dark = Self.darkRules(of: id, in: styles)
        var darkText: Drawing.RGBA?
        for rule in dark {
            let declarations = Self.declarations(rule.body)
            if rule.selector.isEmpty {
                darkText = declarations["fill"].flatMap { Self.rgba($0[...]) }
                continue
            }
            for property in Property.allCases where rule.selector.hasPrefix("[\(property.rawValue)=\"") {
                var value = Dark()
                value.color = declarations[property.rawValue].flatMap { Self.rgba($0[...]) }
                value.alpha = declarations[property.opacity].flatMap { Double($0) }
                darkColors[rule.selector] = value
            }
        }
        guard let fill = picture["fill"] else { return }
        guard let light = Self.rgba(fill[...]) else { throw .damaged }
        textColor = Drawing.Color(light: light, dark: darkText ?? light)
    }

    /// Reads a color and its alpha.
    func color(_ property: Property, of element: XMLElement) throws(RecordProblem) -> Drawing.Color {
        guard let text = element[property.rawValue], var light = Self.rgba(text[...]) else { throw .damaged }
        light.alpha = try element.number(property.opacity, or: 1)
        guard (0...1).contains(light.alpha) else { throw .damaged }
        var dark = light
        if let rule = darkColors["[\(property.rawValue)=\"\(text)\"]"] {
            if let color = rule.color { (dark.red, dark.green, dark.blue) = (color.red, color.green, color.blue) }
            if let alpha = rule.alpha { dark.alpha = alpha }
        }
        return Drawing.Color(light: light, dark: dark)
    }

    /// Reads `#rgb`, `#rrggbb` or `rgb(r,g,b)`.
    private static func rgba(_ text: Substring) -> Drawing.RGBA? {
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard full.count == 6, full.allSatisfy(\.isHexDigit), let number = UInt32(full, radix: 16) else {
                return nil
            }
            return Drawing.RGBA(
                red: UInt8(number >> 16 & 0xFF),
                green: UInt8(number >> 8 & 0xFF),
                blue: UInt8(number & 0xFF)
            )
        }
        guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(4).dropLast().split(separator: ",")
            .compactMap { UInt8($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 3 else { return nil }
        return Drawing.RGBA(red: parts[0], green: parts[1], blue: parts[2])
    }

    // MARK: Rules

    private struct Rule {
        /// The selector without the id of the picture.
        var selector: String
        var body: Substring
    }

    /// Returns the rules of a picture for the dark scheme.
    private static func darkRules(of id: String, in styles: String) -> [Rule] {
        guard !id.isEmpty else { return [] }
        var rules: [Rule] = []
        let start = "@media (prefers-color-scheme:dark){#\(id)"
        for part in styles.components(separatedBy: start).dropFirst() {
            var rest = "#\(id)\(part)"[...]
            // The rules follow each other, up to the end of the block.
            while rest.hasPrefix("#\(id)"), let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}"),
                open < close
            {
                let selector = rest[..<open].dropFirst(id.count + 1)
                rules.append(
                    Rule(
                        selector: selector.trimmingCharacters(in: .whitespaces),
                        body: rest[rest.index(after: open)..<close]
                    )
                )
                rest = rest[rest.index(after: close)...]
            }
        }
        return rules
    }

    /// Returns the value of a declaration without the custom properties that a page can change.
    private static func fallback(of value: Substring) -> String {
        var value = value
        while value.hasPrefix("var("), let comma = value.firstIndex(of: ",") {
            value = value[value.index(after: comma)...].dropLast()
        }
        return String(value)
    }

    private static func declarations(_ body: Substring) -> [String: String] {
        var declarations: [String: String] = [:]
        for declaration in body.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { declarations[String(parts[0])] = fallback(of: parts[1]) }
        }
        return declarations
    }
}
