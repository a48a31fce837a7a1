// The marks that elements paint, and their effects.

extension FieldWriter where Self: ~Copyable {
    /// Writes the mark of an element with a frame, as fields named after its kind.
    mutating func member(_ mark: Drawing.Mark, in frame: CGRect) {
        switch mark {
        case .none: break
        case .shape(let shape): group("shape") { $0.members(of: shape, in: frame) }
        case .text(let lines): groups("text", of: "line", lines) { $0.members(of: $1) }
        case .image(let image): group("image") { $0.members(of: image, in: frame) }
        case .annotation(let parts): list("annotation", of: "part", parts) { $0.members(of: $1) }
        }
    }

    /// Writes an effect as a field with its name.
    mutating func member(_ effect: Drawing.Effect) {
        group("effect") { writer in
            switch effect {
            case .opacity(let opacity): writer.member("opacity", opacity)
            case .transform(let matrix):
                writer.member("transform", [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], .millionths)
            case .clip(let path, let isEvenOdd):
                writer.group("clip") { writer in
                    writer.members(of: path)
                    if isEvenOdd { writer.member("evenOdd", true) }
                }
            case .mask: writer.member("mask", true)
            case .blur(let radius): writer.member("blur", radius)
            case .shadow(let color, let radius, let offset):
                writer.object("shadow") { writer in
                    writer.member("color", color)
                    writer.member("radius", radius)
                    writer.member("offset", [offset.width, offset.height])
                }
            case .colors(let matrix): writer.member("colors", rows: matrix.rows, .millionths)
            case .hidden: writer.member("hidden", true)
            }
        }
    }

    // MARK: Shapes

    private mutating func members(of shape: Drawing.Shape, in frame: CGRect) {
        members(of: shape.path, in: frame)
        if let fill = shape.fill { member("fill", fill) }
        if shape.isEvenOdd { member("evenOdd", true) }
        guard let stroke = shape.stroke else {
            if shape.fill == nil { member("fill", "none") }
            return
        }
        member("stroke", stroke.paint)
        if stroke.style.lineWidth != 1 { member("lineWidth", stroke.style.lineWidth) }
        if stroke.style.lineCap != .butt { member("lineCap", stroke.style.lineCap.word) }
        if stroke.style.lineJoin != .miter { member("lineJoin", stroke.style.lineJoin.word) }
        if stroke.style.miterLimit != 10 { member("miterLimit", stroke.style.miterLimit) }
        if !stroke.style.dash.isEmpty { member("dash", stroke.style.dash.map { Double($0) }) }
        if stroke.style.dashPhase != 0 { member("dashPhase", stroke.style.dashPhase) }
    }

    /// Writes a path.
    ///
    /// A rectangle that equals the frame is left out, as most shapes fill their frames.
    private mutating func members(of path: Path, in frame: CGRect? = nil) {
        switch path.form {
        case .rect(let rect): member(rect, unless: frame)
        case .roundedRect(let rect, let corner):
            member(rect, unless: frame)
            let isRound = written(corner.width) == written(corner.height)
            member("corner", isRound ? [corner.width] : [corner.width, corner.height])
        case .ellipse(let rect):
            member(rect, unless: frame)
            member("ellipse", true)
        case .elements(let steps): member("path", steps: steps)
        }
    }

    private mutating func member(_ rect: CGRect, unless frame: CGRect?) {
        if let frame, areSame(rect, frame) { return }
        member("rect", rect)
    }

    // MARK: Texts and images

    private mutating func members(of line: Drawing.TextLine) {
        members(origin: line.origin, width: line.width)
        if line.direction == .rightToLeft { member("direction", line.direction.rawValue) }
        groups("runs", of: "run", line.runs) { $0.members(of: $1) }
    }

    private mutating func members(of run: Drawing.TextRun) {
        member("text", run.string)
        if run.font.size != Drawing.Font.standardSize { member("size", run.font.size) }
        if run.font.family == .monospaced { member("family", run.font.family.rawValue) }
        if run.font.weight != 400 { member("weight", count: run.font.weight) }
        if run.font.isItalic { member("italic", true) }
        if run.paint != .color(.standardText) { member("paint", run.paint) }
        if run.tracking != 0 { member("tracking", run.tracking) }
        if run.baselineOffset != 0 { member("baselineOffset", run.baselineOffset) }
        if run.decoration.contains(.underline) { member("underline", true) }
        if run.decoration.contains(.strikethrough) { member("strikethrough", true) }
        member("link", run.link?.string)
        member("forcedDirection", run.forcedDirection?.rawValue)
        if let face = run.font.face { object("face") { $0.members(of: face) } }
    }

    /// Writes the face of a font file; its lengths are for a font size of 1000.
    private mutating func members(of face: Drawing.Font.Face) {
        member("family", face.family)
        member("ascent", face.ascent * 1000)
        member("descent", face.descent * 1000)
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
}
