/// A symbol template: an SVG file with an outline for each weight and scale, and guides.
///
/// Only the outlines of paths are used, so the file may contain any other elements.
struct SymbolTemplate {
    private struct Glyph {
        var outline = Path()
        /// The vertical position of the group, which is the vertical position of its baseline.
        var baseline: CGFloat
    }

    private struct Group {
        var id: String?
        var transform: CGAffineTransform
    }

    private var glyphs: [String: Glyph] = [:]
    /// The positions of guides by name: of horizontal guides the y coordinate, of vertical ones the x coordinate.
    private var lines: [String: CGPoint] = [:]

    /// Reads a template up to the first error.
    init(_ data: Data) {
        data.withUnsafeBytes { bytes in try? read(ImageBytes(bytes)) }
    }

    /// The largest depth of nested groups.
    private static let deepest = 64

    private mutating func read(_ bytes: ImageBytes) throws(ImageError) {
        var scanner = MarkupScanner(bytes)
        var groups: [Group] = []
        while true {
            try scanner.skip(past: "<")
            if scanner.skip("!--") {
                try scanner.skip(past: "-->")
            } else if scanner.isAt("!") || scanner.isAt("?") {
                try scanner.skip(past: ">")
            } else if scanner.skip("/") {
                if scanner.name() == "g", !groups.isEmpty { groups.removeLast() }
            } else {
                let name = scanner.name()
                var attributes: [String: String] = [:]
                while let (name, value) = try scanner.attribute() { attributes[name] = value }
                let isClosed = scanner.isAt("/>")
                let outer = groups.last?.transform ?? .identity
                let transform = CGAffineTransform(svg: attributes["transform"] ?? "").concatenating(outer)
                switch name {
                case "g" where !isClosed:
                    guard groups.count < Self.deepest else { return }
                    groups.append(Group(id: attributes["id"], transform: transform))
                case "path": add(attributes, transform, in: groups)
                case "line": addLine(attributes, transform)
                default: break
                }
            }
        }
    }

    private mutating func add(_ attributes: [String: String], _ transform: CGAffineTransform, in groups: [Group]) {
        guard let data = attributes["d"], let group = groups.last(where: { $0.id?.isGlyphName == true }),
            let id = group.id
        else { return }
        let outline = Path(svgData: data).applying(transform)
        glyphs[id, default: Glyph(baseline: group.transform.ty)].outline.addPath(outline)
    }

    private mutating func addLine(_ attributes: [String: String], _ transform: CGAffineTransform) {
        guard let id = attributes["id"], let x = Double(attributes["x1"] ?? "0"),
            let y = Double(attributes["y1"] ?? "0")
        else { return }
        lines[id] = CGPoint(x: x, y: y).applying(transform)
    }

    /// The outline of the regular weight and the medium scale, or the nearest one; empty if the template has none.
    var outline: SymbolOutline {
        let wanted = ["Regular-M", "Regular-S", "Regular-L", "Medium-M", "Light-M", "Semibold-M"]
        let id = wanted.first { glyphs[$0] != nil } ?? glyphs.keys.min()
        guard let id, let glyph = glyphs[id], let scale = id.last else {
            return SymbolOutline(Path(), left: nil, right: nil)
        }
        let baseline = lines["Baseline-\(scale)"]?.y ?? glyph.baseline
        // The oldest templates have margins for one outline only.
        func margin(_ side: String) -> CGFloat? {
            (lines["\(side)-margin-\(id)"] ?? (id == "Regular-M" ? lines["\(side)-margin"] : nil))?.x
        }
        return SymbolOutline(
            glyph.outline.applying(CGAffineTransform(translationX: 0, y: -baseline)),
            left: margin("left"),
            right: margin("right")
        )
    }
}

extension String {
    /// Whether the text names a weight and a scale, such as `Regular-M`.
    fileprivate var isGlyphName: Bool {
        let parts = split(separator: "-")
        return parts.count == 2 && ["S", "M", "L"].contains(parts[1])
    }
}
