/// Describes in a few words what elements paint and do.
struct StyleDescriber {
    /// What an element looks like, in the order of ``LayoutRecord/Look/Name``.
    fileprivate static func looks(of element: Drawing.Element) -> [LayoutRecord.Look] {
        var phrases = StyleDescriber(frame: element.frame)
        phrases.add(element.mark)
        if let effect = element.effect { phrases.add(effect) }
        if let layer = element.layer, layer.rawValue != element.kind.name { phrases.add(.layer, layer.rawValue) }
        return phrases.looks
    }

    private let frame: CGRect
    private var looks: [LayoutRecord.Look] = []

    private init(frame: CGRect) { self.frame = frame }

    private mutating func add(_ name: LayoutRecord.Look.Name, _ value: String) {
        looks.append(LayoutRecord.Look(name, value))
    }

    // MARK: Marks

    private mutating func add(_ mark: Drawing.Mark) {
        switch mark {
        case .none: break
        case .shape(let shape): add(shape)
        case .text(let lines): add(lines)
        case .image(let image): add(image)
        case .annotation: break
        }
    }

    private mutating func add(_ shape: Drawing.Shape) {
        if let fill = shape.fill { add(.fill, phrase(fill)) }
        if let stroke = shape.stroke { add(.stroke, phrase(stroke)) }
        outline(shape.path, isEvenOdd: shape.isEvenOdd)
        for paint in [shape.fill, shape.stroke?.paint].compactMap(\.self) { flow(of: paint) }
    }

    private mutating func add(_ lines: [Drawing.TextLine]) {
        let runs = lines.flatMap(\.runs)
        add(.font, Self.joined(runs.map(\.phrase)))
        add(.color, Self.joined(runs.map { phrase($0.paint) }))
        if lines.count > 1 { add(.lines, "\(lines.count)") }
        let links = runs.compactMap(\.link?.string)
        if !links.isEmpty { add(.link, Self.joined(links)) }
    }

    private mutating func add(_ image: Drawing.Image) {
        var words = [
            image.raster.format.rawValue, image.raster.pixels.width.phrase, image.raster.pixels.height.phrase,
            image.raster.data.digest,
        ]
        if image.resizing == .tile { words.append("tiled") }
        if !image.isSmooth { words.append("sharp") }
        if image.scale != 1 { words += ["scale", image.scale.phrase] }
        let caps = image.caps
        if caps != Drawing.Image.CapInsets() {
            words += ["caps"] + [caps.left, caps.top, caps.right, caps.bottom].map(\.phrase)
        }
        add(.image, words.joined(separator: " "))
        if let template = image.template { add(.fill, phrase(template)) }
        inset(of: image.frame)
    }

    /// Phrases with a plus between them; what repeats the one before is left out.
    private static func joined(_ phrases: [String]) -> String {
        var result: [String] = []
        for phrase in phrases where phrase != result.last { result.append(phrase) }
        return result.joined(separator: " + ")
    }

    // MARK: Outlines

    private mutating func outline(_ path: Path, isEvenOdd: Bool = false, as name: LayoutRecord.Look.Name? = nil) {
        var words: [String]
        switch path.form {
        case .rect(let rect):
            words = []
            inset(of: rect)
        case .roundedRect(let rect, let corner):
            let radius = ([corner.width] + (corner.width == corner.height ? [] : [corner.height])).map(\.phrase)
            if name == nil { add(.radius, radius.joined(separator: " ")) }
            words = name == nil ? [] : ["radius"] + radius
            inset(of: rect)
        case .ellipse(let rect):
            words = ["ellipse"]
            inset(of: rect)
        case .elements(let steps): words = ["path", "\(steps.count)"]
        }
        if isEvenOdd { words.append("even-odd") }
        if let name {
            add(name, words.isEmpty ? "rect" : words.joined(separator: " "))
        } else if !words.isEmpty {
            add(.outline, words.joined(separator: " "))
        }
    }

    private mutating func inset(of rect: CGRect) {
        let sides = [rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY]
        guard sides.contains(where: { abs($0) >= 0.0005 }) else { return }
        add(.inset, sides.map(\.phrase).joined(separator: " "))
    }

    // MARK: Paints

    private func phrase(_ paint: Drawing.Paint) -> String {
        switch paint {
        case .color(let color): return color.phrase
        case .gradient(let gradient):
            let stops = gradient.stops.map { "\($0.color.phrase) \($0.location.phrase)" }.joined(separator: ", ")
            return "\(gradient.geometry.word) \(stops)"
        }
    }

    private mutating func flow(of paint: Drawing.Paint) {
        guard case .gradient(let gradient) = paint else { return }
        func part(_ point: CGPoint) -> [Double] {
            // What has no extent has no parts.
            let width = frame.width == 0 ? 1 : frame.width
            let height = frame.height == 0 ? 1 : frame.height
            return [(point.x - frame.minX) / width, (point.y - frame.minY) / height]
        }
        let numbers: [Double] =
            switch gradient.geometry {
            case .linear(let start, let end): part(start) + part(end)
            case .radial(let center, let startRadius, let endRadius, let stretch):
                part(center) + [startRadius, endRadius] + (stretch == 1 ? [] : [stretch])
            case .angular(let center, let startAngle, let endAngle): part(center) + [startAngle, endAngle]
            }
        add(.flow, numbers.map(\.phrase).joined(separator: " "))
    }

    private func phrase(_ stroke: Drawing.Stroke) -> String {
        let style = stroke.style
        var words = [phrase(stroke.paint), "width", style.lineWidth.phrase]
        if style.lineCap != .butt { words.append(style.lineCap == .round ? "round ends" : "square ends") }
        if style.lineJoin != .miter { words.append(style.lineJoin == .round ? "round corners" : "cut corners") }
        if !style.dash.isEmpty { words += ["dash"] + style.dash.map(\.phrase) }
        if style.dashPhase != 0 { words += ["from", style.dashPhase.phrase] }
        return words.joined(separator: " ")
    }

    // MARK: Effects

    private mutating func add(_ effect: Drawing.Effect) {
        switch effect {
        case .opacity(let opacity): add(.opacity, opacity.phrase)
        case .transform(let transform): add(transform)
        case .clip(let path, let isEvenOdd): outline(path, isEvenOdd: isEvenOdd, as: .clip)
        case .mask: add(.mask, "on")
        case .blur(let radius): add(.blur, radius.phrase)
        case .shadow(let color, let radius, let offset):
            let lengths = [radius, Double(offset.width), Double(offset.height)].map(\.phrase)
            add(.shadow, ([color.phrase] + lengths).joined(separator: " "))
        case .colors(let matrix): add(.colors, matrix.rows.joined().map(\.phrase).joined(separator: " "))
        case .hidden: add(.hidden, "on")
        }
    }

    private mutating func add(_ transform: CGAffineTransform) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let moved = center.applying(transform)
        let factors = [transform.a, transform.b, transform.c, transform.d]
        let (turn, stretch) = (atan2(transform.b, transform.a), hypot(transform.a, transform.b))
        let isTurn = abs(transform.a - transform.d) < 1e-9 && abs(transform.b + transform.c) < 1e-9
        let isStraight = abs(transform.b) < 1e-9 && abs(transform.c) < 1e-9
        if isTurn, abs(turn) > 1e-9 {
            let words =
                ["turned", (turn * 180 / .pi).phrase] + (abs(stretch - 1) < 1e-9 ? [] : ["scaled", stretch.phrase])
            add(.transform, words.joined(separator: " "))
        } else if isStraight {
            guard transform.a != 1 || transform.d != 1 else { return shift(from: center, to: moved) }
            let scales = transform.a == transform.d ? [transform.a] : [transform.a, transform.d]
            add(.transform, (["scaled"] + scales.map(\.phrase)).joined(separator: " "))
        } else {
            add(.transform, (["matrix"] + factors.map(\.phrase)).joined(separator: " "))
        }
        shift(from: center, to: moved)
    }

    private mutating func shift(from center: CGPoint, to moved: CGPoint) {
        let shift = [moved.x - center.x, moved.y - center.y]
        if shift.contains(where: { abs($0) >= 0.0005 }) {
            add(.shift, shift.map(\.phrase).joined(separator: " "))
        }
    }
}

extension Drawing.Element {
    /// What it looks like, and what it does to what is inside.
    package var looks: [LayoutRecord.Look] { StyleDescriber.looks(of: self) }
}

extension Drawing.Gradient.Geometry {
    fileprivate var word: String {
        switch self {
        case .linear: "linear"
        case .radial: "radial"
        case .angular: "angular"
        }
    }
}

extension Drawing.TextRun {
    fileprivate var phrase: String {
        var words = [font.size.phrase]
        if font.weight != 400 { words.append("\(font.weight)") }
        if font.isItalic { words.append("italic") }
        if font.family == .monospaced { words.append("monospaced") }
        if tracking != 0 { words += ["tracking", tracking.phrase] }
        if baselineOffset != 0 { words += ["raised", baselineOffset.phrase] }
        if decoration.contains(.underline) { words.append("underlined") }
        if decoration.contains(.strikethrough) { words.append("struck") }
        if let forcedDirection { words.append(forcedDirection == .leftToRight ? "left-to-right" : "right-to-left") }
        return words.joined(separator: " ")
    }
}

extension Drawing.Color {
    /// The colour, or the light and the dark one.
    package var phrase: String { isAdaptive ? "\(light.phrase)/\(dark.phrase)" : light.phrase }
}

extension Drawing.RGBA {
    /// The colour as `#rrggbb`, or `#rgb` where that is the same, and how opaque it is where it isn't wholly so.
    fileprivate var phrase: String {
        let parts = [red, green, blue]
        let isShort = parts.allSatisfy { $0 >> 4 == $0 & 15 }
        var color = "#"
        for part in parts {
            if !isShort { color.unicodeScalars.append((part >> 4).hexDigit) }
            color.unicodeScalars.append((part & 15).hexDigit)
        }
        return alpha == 1 ? color : "\(color) \(alpha.phrase)"
    }
}

extension UInt8 {
    /// The digit of a number below 16.
    fileprivate var hexDigit: Unicode.Scalar {
        Unicode.Scalar(self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10)
    }
}
