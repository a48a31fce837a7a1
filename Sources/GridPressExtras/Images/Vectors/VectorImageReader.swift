/// A reader of SVG files that consist of paths in plain colors, such as icons.
///
/// Only the numbers of a file become part of a drawing: its paths, colors and lengths. Files with anything else, such
/// as text, gradients, filters, style sheets or scripts, are refused.
struct VectorImageReader {
    /// The reason for refusing a file.
    fileprivate enum Refusal: Error {
        case unsupported
        case damaged
    }

    /// The values that elements inherit from their ancestors.
    fileprivate struct Style {
        var fill: Drawing.RGBA? = Drawing.RGBA(red: 0, green: 0, blue: 0)
        var stroke: Drawing.RGBA?
        var fillOpacity = 1.0
        var strokeOpacity = 1.0
        var opacity = 1.0
        var isEvenOdd = false
        var isHidden = false
        var line = StrokeStyle(miterLimit: 4)
        var transform = CGAffineTransform.identity
    }

    private var image: VectorImage
    private var open: [(name: String, style: Style)] = []
    /// The names of clips in use, and of clips that hide nothing.
    private var usedClips: Set<String> = []
    private var plainClips: Set<String> = []

    /// The largest size of a file in bytes, the largest number of paths, and the deepest nesting.
    private static let mostBytes = 1 << 20
    private static let mostShapes = 2_000
    private static let deepest = 64

    /// Returns the image of a file; `nil` if it contains anything other than plain paths.
    static func image(_ data: Data) -> VectorImage? {
        guard data.count <= mostBytes, let header = try? ImageHeader.read(data), header.format == .svg else {
            return nil
        }
        return data.withUnsafeBytes { bytes in
            var reader = VectorImageReader(size: header.size)
            guard (try? reader.read(ImageBytes(bytes))) != nil else { return nil }
            return reader.usedClips.isSubset(of: reader.plainClips) ? reader.image : nil
        }
    }

    private init(size: CGSize) { image = VectorImage(size: size, viewBox: CGRect(origin: .zero, size: size)) }

    private mutating func read(_ bytes: ImageBytes) throws {
        var scanner = MarkupScanner(bytes)
        while true {
            guard (try? scanner.skip(past: "<")) != nil else { break }
            if scanner.skip("!--") {
                try scanner.skip(past: "-->")
            } else if scanner.isAt("!") || scanner.isAt("?") {
                try scanner.skip(past: ">")
            } else if scanner.skip("/") {
                guard scanner.name() == open.popLast()?.name else { throw Refusal.damaged }
            } else {
                let name = scanner.name()
                var attributes: [String: String] = [:]
                while let (name, value) = try scanner.attribute() { attributes[name] = value }
                attributes.spreadStyle()
                let style = try begin(name, attributes)
                guard open.count < Self.deepest else { throw Refusal.unsupported }
                if !scanner.isAt("/>") { open.append((name, style)) }
            }
        }
        guard open.isEmpty else { throw Refusal.damaged }
    }

    /// Reads an element, and returns the values that its children inherit.
    private mutating func begin(_ name: String, _ attributes: [String: String]) throws -> Style {
        // Descriptions of the image can contain anything, and aren't drawn.
        if let around = open.last(where: { ["title", "desc", "metadata", "defs"].contains($0.name) }) {
            if around.name == "defs" { beginDefinition(name, attributes) }
            return Style()
        }
        var style = open.last?.style ?? Style()
        try style.read(attributes)
        try useClip(attributes["clip-path"])
        switch name {
        case "svg":
            guard open.isEmpty else { throw Refusal.unsupported }
            readViewBox(attributes["viewBox"])
        case "g", "title", "desc", "metadata", "defs": break
        default:
            guard let path = try Self.path(name, attributes) else { throw Refusal.unsupported }
            try add(path, style)
        }
        return style
    }

    private mutating func readViewBox(_ text: String?) {
        let numbers = (text ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return }
        image = VectorImage(
            size: image.size,
            viewBox: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
    }

    private mutating func add(_ path: Path, _ style: Style) throws {
        func color(_ color: Drawing.RGBA?, _ opacity: Double) -> Drawing.RGBA? {
            guard var color else { return nil }
            color.alpha *= opacity * style.opacity
            return color.alpha > 0 ? color : nil
        }
        let fill = color(style.fill, style.fillOpacity)
        let stroke = style.line.lineWidth > 0 ? color(style.stroke, style.strokeOpacity) : nil
        guard !style.isHidden, fill != nil || stroke != nil, !path.isEmpty else { return }
        guard image.shapes.count < Self.mostShapes else { throw Refusal.unsupported }
        var line = style.line
        // The line width is multiplied by the mean scale of the transform.
        let factor = abs(style.transform.a * style.transform.d - style.transform.b * style.transform.c).squareRoot()
        line.lineWidth *= factor
        line.dash = line.dash.map { $0 * factor }
        image.shapes.append(
            VectorImage.Shape(
                path: path.applying(style.transform),
                fill: fill,
                isEvenOdd: style.isEvenOdd,
                stroke: stroke,
                line: line
            )
        )
    }

    // MARK: Clips

    /// Records a clip that consists of a single rectangle around the whole image.
    ///
    /// Drawing programs often write such clips.
    private mutating func beginDefinition(_ name: String, _ attributes: [String: String]) {
        guard open.last?.name == "clipPath" || name == "clipPath" else { return }
        if name == "clipPath" {
            clip = attributes["id"]
        } else if name == "rect", let clip, let rect = Self.rect(attributes), attributes["transform"] == nil,
            rect.insetBy(dx: -0.01, dy: -0.01).contains(image.viewBox)
        {
            plainClips.insert(clip)
        }
    }

    /// The name of the current clip.
    private var clip: String?

    private mutating func useClip(_ text: String?) throws {
        guard let text, text != "none" else { return }
        guard text.hasPrefix("url(#"), text.hasSuffix(")") else { throw Refusal.unsupported }
        usedClips.insert(String(text.dropFirst(5).dropLast()))
    }

    // MARK: Outlines

    private static func path(_ name: String, _ attributes: [String: String]) throws -> Path? {
        func number(_ name: String) -> CGFloat { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        switch name {
        case "path": return Path(svgData: attributes["d"] ?? "")
        case "rect":
            guard let rect = rect(attributes) else { return Path() }
            let (x, y) = (attributes["rx"] ?? attributes["ry"], attributes["ry"] ?? attributes["rx"])
            guard let width = x.flatMap({ Double($0) }), let height = y.flatMap({ Double($0) }), width > 0, height > 0
            else {
                return Path(rect)
            }
            let corner = CGSize(width: min(width, rect.width / 2), height: min(height, rect.height / 2))
            return Path(roundedRect: rect, cornerSize: corner)
        case "circle", "ellipse":
            let isCircle = name == "circle"
            let (width, height) = isCircle ? (number("r"), number("r")) : (number("rx"), number("ry"))
            guard width > 0, height > 0 else { return Path() }
            return Path(
                ellipseIn: CGRect(
                    x: number("cx") - width,
                    y: number("cy") - height,
                    width: 2 * width,
                    height: 2 * height
                )
            )
        case "line":
            return Path(
                elements: [
                    .move(to: CGPoint(x: number("x1"), y: number("y1"))),
                    .line(to: CGPoint(x: number("x2"), y: number("y2"))),
                ]
            )
        case "polyline", "polygon":
            return Path(svgData: "M" + (attributes["points"] ?? "") + (name == "polygon" ? "Z" : ""))
        default: return nil
        }
    }

    private static func rect(_ attributes: [String: String]) -> CGRect? {
        func number(_ name: String) -> Double? { Double(attributes[name] ?? "0") }
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height"),
            width > 0, height > 0
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

extension VectorImageReader.Style {
    /// Reads the presentation attributes of an element.
    mutating func read(_ attributes: [String: String]) throws {
        for (name, value) in attributes {
            let value = value.trimmingCharacters(in: .whitespaces)
            switch name {
            case "fill": fill = try color(value, fill)
            case "stroke": stroke = try color(value, stroke)
            case "fill-opacity": fillOpacity = try number(value)
            case "stroke-opacity": strokeOpacity = try number(value)
            case "opacity": opacity *= try number(value)
            case "fill-rule": isEvenOdd = value == "evenodd"
            case "display": isHidden = isHidden || value == "none"
            case "visibility": isHidden = value == "hidden"
            case "stroke-width": line.lineWidth = try number(value)
            case "stroke-miterlimit": line.miterLimit = try number(value)
            case "stroke-linecap": line.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
            case "stroke-linejoin": line.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
            case "stroke-dasharray":
                line.dash =
                    value == "none" ? [] : try value.split { $0 == "," || $0 == " " }.map { try number(String($0)) }
            case "stroke-dashoffset": line.dashPhase = try number(value)
            case "transform": transform = CGAffineTransform(svg: value).concatenating(transform)
            case "mask", "filter", "class", "marker-start", "marker-mid", "marker-end", "mix-blend-mode":
                if value != "none" && !(name == "mix-blend-mode" && value == "normal") {
                    throw VectorImageReader.Refusal.unsupported
                }
            default: break
            }
        }
    }

    private func number(_ text: String) throws -> CGFloat {
        let plain = text.hasSuffix("px") ? String(text.dropLast(2)) : text
        if plain.hasSuffix("%"), let number = Double(plain.dropLast()) { return number / 100 }
        guard let number = Double(plain), number.isFinite, abs(number) < 1e6 else {
            throw VectorImageReader.Refusal.unsupported
        }
        return number
    }

    private func color(_ text: String, _ outer: Drawing.RGBA?) throws -> Drawing.RGBA? {
        switch text {
        case "none", "transparent": return nil
        case "inherit": return outer
        default:
            guard let color = Drawing.RGBA(svg: text) else { throw VectorImageReader.Refusal.unsupported }
            return color
        }
    }
}

extension [String: String] {
    /// Replaces the attribute `style` by attributes for its properties.
    fileprivate mutating func spreadStyle() {
        guard let style = removeValue(forKey: "style") else { return }
        for property in style.split(separator: ";") {
            let parts = property.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if parts.count == 2 { self[parts[0]] = parts[1] }
        }
    }
}

extension Drawing.RGBA {
    /// Creates the color of an SVG attribute: a hexadecimal color, `rgb()`, or a basic color name.
    fileprivate init?(svg text: String) {
        if text.hasPrefix("#") {
            var digits = text.dropFirst().compactMap(\.hexDigitValue)
            if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
            guard digits.count == 6 || digits.count == 8, text.count - 1 <= 8 else { return nil }
            func part(_ index: Int) -> UInt8 { UInt8(digits[2 * index] << 4 | digits[2 * index + 1]) }
            self.init(red: part(0), green: part(1), blue: part(2), alpha: digits.count == 8 ? Double(part(3)) / 255 : 1)
        } else if text.hasPrefix("rgb("), text.hasSuffix(")") {
            let numbers = text.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }.map { part in
                part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
            }
            guard numbers.count == 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else {
                return nil
            }
            self.init(red: (red / 255).byte, green: (green / 255).byte, blue: (blue / 255).byte)
        } else if let number = Self.names[text.lowercased()] {
            self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
        } else {
            return nil
        }
    }

    /// The basic color names.
    ///
    /// `currentColor` is black, because no text surrounds the image.
    private static let names: [String: Int] = [
        "black": 0x000000, "currentcolor": 0x000000, "white": 0xffffff, "red": 0xff0000, "lime": 0x00ff00,
        "green": 0x008000, "blue": 0x0000ff, "yellow": 0xffff00, "aqua": 0x00ffff, "cyan": 0x00ffff,
        "fuchsia": 0xff00ff,
        "magenta": 0xff00ff, "gray": 0x808080, "grey": 0x808080, "silver": 0xc0c0c0, "maroon": 0x800000,
        "olive": 0x808000,
        "navy": 0x000080, "teal": 0x008080, "purple": 0x800080, "orange": 0xffa500,
    ]
}
