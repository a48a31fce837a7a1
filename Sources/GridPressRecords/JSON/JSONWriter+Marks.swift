import Foundation
import GridPressDrawings

// The marks that elements paint, and their effects.

extension JSONWriter {
    /// Writes the mark of an element with a frame, as a member named after its kind.
    mutating func member(_ mark: Drawing.Mark, in frame: CGRect) {
        switch mark {
        case .none: break
        case .shape(let shape): object("shape") { $0.members(of: shape, in: frame) }
        case .text(let lines): list("text") { for line in lines { $0.value(line) } }
        case .image(let image): object("image") { $0.members(of: image, in: frame) }
        case .annotation(let parts): list("annotation") { for part in parts { $0.value(part) } }
        }
    }

    /// Writes an effect as a member with its name.
    mutating func member(_ effect: Drawing.Effect) {
        switch effect {
        case .opacity(let opacity): member("opacity", opacity)
        case .transform(let matrix):
            list("transform") { writer in
                for factor in [matrix.a, matrix.b, matrix.c, matrix.d] { writer.value(factor, .millionths) }
                for length in [matrix.tx, matrix.ty] { writer.value(length) }
            }
        case .clip(let path, let isEvenOdd):
            object("clip") { writer in
                writer.member(path)
                if isEvenOdd { writer.member("evenOdd", true) }
            }
        case .mask: member("mask", true)
        case .blur(let radius): member("blur", radius)
        case .shadow(let color, let radius, let offset):
            object("shadow") { writer in
                writer.member("color", color)
                writer.member("radius", radius)
                writer.member("offset", [offset.width, offset.height])
            }
        case .colors(let matrix):
            list("colors") { writer in
                for row in matrix.rows {
                    writer.list { writer in for factor in row { writer.value(factor, .millionths) } }
                }
            }
        case .hidden: member("hidden", true)
        }
    }

    // MARK: Shapes

    private mutating func members(of shape: Drawing.Shape, in frame: CGRect) {
        // A rectangle that equals the frame is left out, as most shapes fill their frames.
        if case .rect(let rect) = shape.path.form, areSame(rect, frame) {} else { member(shape.path) }
        if let fill = shape.fill { member("fill", fill) }
        if shape.isEvenOdd { member("evenOdd", true) }
        guard let stroke = shape.stroke else { return }
        object("stroke") { writer in
            writer.member("paint", stroke.paint)
            writer.member("width", stroke.style.lineWidth)
            if stroke.style.lineCap != .butt { writer.member("cap", stroke.style.lineCap.word) }
            if stroke.style.lineJoin != .miter { writer.member("join", stroke.style.lineJoin.word) }
            if stroke.style.miterLimit != 10 { writer.member("miterLimit", stroke.style.miterLimit) }
            if !stroke.style.dash.isEmpty { writer.member("dash", stroke.style.dash.map { Double($0) }) }
            if stroke.style.dashPhase != 0 { writer.member("dashPhase", stroke.style.dashPhase) }
        }
    }

    /// Writes a path as a member named after its form.
    private mutating func member(_ path: Path) {
        switch path.form {
        case .rect(let rect): member("rect", rect)
        case .roundedRect(let rect, let corner):
            member("roundedRect", [rect.minX, rect.minY, rect.width, rect.height, corner.width, corner.height])
        case .ellipse(let rect): member("ellipse", rect)
        case .elements(let steps): list("path") { for step in steps { $0.values(of: step) } }
        }
    }

    private mutating func values(of step: Path.Element) {
        let (letter, points): (String, [CGPoint]) =
            switch step {
            case .move(let point): ("M", [point])
            case .line(let point): ("L", [point])
            case .quadCurve(let point, let control): ("Q", [control, point])
            case .curve(let point, let control1, let control2): ("C", [control1, control2, point])
            case .closeSubpath: ("Z", [])
            }
        value(letter)
        for point in points {
            value(point.x)
            value(point.y)
        }
    }

    // MARK: Texts and images

    private mutating func value(_ line: Drawing.TextLine) {
        object { writer in
            writer.member("at", [line.origin.x, line.origin.y])
            writer.member("width", line.width)
            if line.direction == .rightToLeft { writer.member("direction", line.direction.rawValue) }
            writer.list("runs") { for run in line.runs { $0.value(run) } }
        }
    }

    private mutating func value(_ run: Drawing.TextRun) {
        object { writer in
            writer.member("text", run.string)
            writer.member("size", run.font.size)
            if run.font.family == .monospaced { writer.member("family", run.font.family.rawValue) }
            if let face = run.font.face { writer.member("face", face) }
            if run.font.weight != 400 { writer.member("weight", count: run.font.weight) }
            if run.font.isItalic { writer.member("italic", true) }
            writer.member("paint", run.paint)
            if run.tracking != 0 { writer.member("tracking", run.tracking) }
            if run.baselineOffset != 0 { writer.member("baselineOffset", run.baselineOffset) }
            if run.decoration.contains(.underline) { writer.member("underline", true) }
            if run.decoration.contains(.strikethrough) { writer.member("strikethrough", true) }
            writer.member("link", run.link?.string)
            writer.member("forcedDirection", run.forcedDirection?.rawValue)
        }
    }

    /// Writes the face of a font file; its lengths are for a font size of 1000.
    private mutating func member(_ key: StaticString, _ face: Drawing.Font.Face) {
        object(key) { writer in
            writer.member("family", face.family)
            writer.member("ascent", face.ascent * 1000)
            writer.member("descent", face.descent * 1000)
        }
    }

    private mutating func members(of image: Drawing.Image, in frame: CGRect) {
        let raster = image.raster
        member("format", raster.format.rawValue)
        member("pixels", [raster.pixels.width, raster.pixels.height])
        member(raster)
        if !areSame(image.frame, frame) { member("rect", image.frame) }
        if image.scale != 1 { member("scale", image.scale) }
        if image.resizing == .tile { member("resizing", image.resizing.rawValue) }
        let caps = [image.caps.top, image.caps.left, image.caps.bottom, image.caps.right]
        if caps.contains(where: { written($0) != 0 }) { member("caps", caps) }
        if let template = image.template { member("template", template) }
        if !image.isSmooth { member("smooth", false) }
    }

    // MARK: Paints

    private mutating func member(_ key: StaticString, _ paint: Drawing.Paint) {
        switch paint {
        case .color(let color): member(key, color)
        case .gradient(let gradient):
            object(key) { writer in
                writer.member(gradient.geometry)
                writer.list("stops") { writer in
                    for stop in gradient.stops {
                        writer.object { writer in
                            writer.member("color", stop.color)
                            writer.member("location", stop.location, .millionths)
                        }
                    }
                }
            }
        }
    }

    private mutating func member(_ geometry: Drawing.Gradient.Geometry) {
        switch geometry {
        case .linear(let start, let end): member("linear", [start.x, start.y, end.x, end.y])
        case .radial(let center, let startRadius, let endRadius, let stretch):
            member(
                "radial",
                [center.x, center.y, startRadius, endRadius] + (stretch == 1 ? [] : [stretch]),
                .millionths
            )
        case .angular(let center, let startAngle, let endAngle):
            member("angular", [center.x, center.y, startAngle, endAngle], .millionths)
        }
    }

    /// Writes a color: one color for both color schemes, or a light and a dark color.
    mutating func member(_ key: StaticString, _ color: Drawing.Color) {
        let (light, dark) = (written(color.light), written(color.dark))
        guard light != dark else { return member(key, light) }
        object(key) { writer in
            writer.member("light", light)
            writer.member("dark", dark)
        }
    }

    private func written(_ color: Drawing.RGBA) -> Drawing.RGBA {
        var color = color
        color.alpha = written(color.alpha)
        return color
    }

    /// Writes a color as `#rrggbb`, with its alpha if it isn't opaque.
    private mutating func member(_ key: StaticString, _ color: Drawing.RGBA) {
        guard color.alpha != 1 else { return member(key, color.hexadecimal) }
        object(key) { writer in
            writer.member("rgb", color.hexadecimal)
            writer.member("alpha", color.alpha)
        }
    }
}

extension Drawing.RGBA {
    /// The color as `#rrggbb`, without its alpha.
    fileprivate var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        return "#" + String([red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
