// The marks that elements paint, and their effects.

extension FieldSource {
    /// Reads the mark of an element with a frame, which shapes without an outline fill.
    package func mark(in frame: CGRect) throws(JSONError) -> Drawing.Mark {
        if let shape = try group("shape", ["fill", "stroke"]) { return .shape(try shape.shape(in: frame)) }
        if let lines = try groups("text", of: "line", "origin") {
            return .text(try lines.map { line throws(JSONError) in try line.textLine() })
        }
        if let image = try group("image", ["digest"]) { return .image(try image.image(in: frame)) }
        guard let parts = try optionalList("annotation", of: "part") else { return .none }
        return .annotation(try parts.map { part throws(JSONError) in try part.annotationPart() })
    }

    /// Reads the effect on the descendants of an element; `nil` if it has none.
    ///
    /// - Parameter hasMark: Whether the element has a mark, which an outline belongs to.
    package func effect(besideMark hasMark: Bool) throws(JSONError) -> Drawing.Effect? {
        let names = ["opacity", "transform", "mask", "blur", "shadow", "colors", "hidden"]
        let outline = ["rect", "path"]
        guard let fields = try group("effect", hasMark ? names : names + outline) else { return nil }
        if let opacity = try fields.number("opacity") { return .opacity(opacity) }
        if let n = try fields.value("transform")?.numbers(6...6) {
            return .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        }
        if let clip = try fields.group("clip", outline) {
            guard let path = try clip.path(in: nil) else {
                throw clip.mistake("The clip has no outline. Use \"rect\" or \"path\".")
            }
            return .clip(path, isEvenOdd: try clip.flag("evenOdd"))
        }
        if try fields.flag("mask") { return .mask }
        if let radius = try fields.number("blur") { return .blur(radius: radius) }
        if let shadow = try fields.object("shadow") {
            return .shadow(
                color: try shadow.required("color").color(),
                radius: try shadow.required("radius").number(),
                offset: try shadow.required("offset").size()
            )
        }
        if let colors = fields.value("colors") {
            let rows = try colors.rows(of: 5)
            guard rows.count == 4 else { throw colors.mistake("A color matrix with 4 rows is expected.") }
            return .colors(Drawing.ColorMatrix(rows: rows))
        }
        if try fields.flag("hidden") { return .hidden }
        throw fields.mistake("An effect is expected: opacity, transform, clip, mask, blur, shadow, colors or hidden.")
    }

    // MARK: Shapes

    private func shape(in frame: CGRect) throws(JSONError) -> Drawing.Shape {
        Drawing.Shape(
            path: try path(in: frame) ?? Path(frame),
            fill: try paint("fill"),
            isEvenOdd: try flag("evenOdd"),
            stroke: try paint("stroke").map { paint throws(JSONError) in
                Drawing.Stroke(
                    paint: paint,
                    style: StrokeStyle(
                        lineWidth: try number("lineWidth") ?? 1,
                        lineCap: try word("lineCap", CGLineCap.words) ?? .butt,
                        lineJoin: try word("lineJoin", CGLineJoin.words) ?? .miter,
                        miterLimit: try number("miterLimit") ?? 10,
                        dash: try value("dash")?.numbers(0...100_000).map { CGFloat($0) } ?? [],
                        dashPhase: try number("dashPhase") ?? 0
                    )
                )
            }
        )
    }

    /// Reads the outline of a shape or a clip; `nil` if it is missing.
    ///
    /// - Parameter frame: The rectangle of an outline without one; `nil` if it needs one.
    private func path(in frame: CGRect?) throws(JSONError) -> Path? {
        if let path = value("path") { return Path(elements: try path.steps()) }
        guard let rect = try value("rect")?.rect() ?? frame else { return nil }
        if try flag("ellipse") { return Path(ellipseIn: rect) }
        guard let corner = try value("corner")?.numbers(1...2) else { return Path(rect) }
        return Path(roundedRect: rect, cornerSize: CGSize(width: corner[0], height: corner[corner.count - 1]))
    }

    // MARK: Texts

    private func textLine() throws(JSONError) -> Drawing.TextLine {
        guard let runs = try groups("runs", of: "run", "text") else { throw missing("runs") }
        let (origin, width) = try lineOrigin()
        return Drawing.TextLine(
            origin: origin,
            width: width,
            direction: try word("direction") ?? .leftToRight,
            runs: try runs.map { run throws(JSONError) in try run.textRun() }
        )
    }

    private func textRun() throws(JSONError) -> Drawing.TextRun {
        let weight = try count("weight") ?? 400
        guard (1...1000).contains(weight) else { throw mistake("A font weight from 1 to 1000 is expected.") }
        var decoration: Drawing.TextDecoration = []
        if try flag("underline") { decoration.insert(.underline) }
        if try flag("strikethrough") { decoration.insert(.strikethrough) }
        return Drawing.TextRun(
            try required("text").text(),
            font: Drawing.Font(
                family: try word("family") ?? .sansSerif,
                face: try object("face").map { face throws(JSONError) in try face.face() },
                size: try number("size") ?? Drawing.Font.standardSize,
                weight: weight,
                isItalic: try flag("italic")
            ),
            paint: try paint("paint") ?? .color(.standardText),
            tracking: try number("tracking") ?? 0,
            baselineOffset: try number("baselineOffset") ?? 0,
            decoration: decoration,
            link: try link(),
            forcedDirection: try word("forcedDirection")
        )
    }

    private func face() throws(JSONError) -> Drawing.Font.Face {
        Drawing.Font.Face(
            family: try required("family").text(),
            ascent: try required("ascent").number() / 1000,
            descent: try required("descent").number() / 1000
        )
    }

    private func link() throws(JSONError) -> SafeURL? {
        guard let value = value("link") else { return nil }
        let address = try value.text()
        guard let url = SafeURL(address) else {
            throw value.mistake(
                "\(address.quoted) isn't a safe URL. Use one that starts with https:, http: or mailto:, or a relative URL."
            )
        }
        return url
    }

    // MARK: Images

    private func image(in frame: CGRect) throws(JSONError) -> Drawing.Image {
        let scale = try number("scale") ?? 1
        guard scale > 0 else { throw mistake("A scale greater than 0 is expected.") }
        guard let format = try word("format", as: Drawing.Raster.Format.self) else { throw missing("format") }
        let pixels = try required("pixels").size()
        guard pixels.width >= 1, pixels.height >= 1 else {
            throw mistake("A width and a height of at least 1 pixel are expected.")
        }
        let caps = try value("caps")?.numbers(4...4) ?? [0, 0, 0, 0]
        return Drawing.Image(
            raster: try raster(format, pixels),
            scale: scale,
            frame: try value("rect")?.rect() ?? frame,
            resizing: try word("resizing") ?? .stretch,
            caps: Drawing.Image.CapInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
            template: try paint("template"),
            isSmooth: try value("smooth")?.flag() ?? true
        )
    }
}
