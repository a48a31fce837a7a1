import Foundation
import GridPressDrawings
import JSONReading

// The marks that elements paint, and their effects.

extension RecordFields {
    /// Reads the mark of an element with a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame, which shapes without a path fill.
    ///   - rasters: The image files that have numbers instead of embedded data.
    func mark(in frame: CGRect, rasters: [Int: Drawing.Raster] = [:]) throws(JSONError) -> Drawing.Mark {
        if let shape = value("shape") { return .shape(try RecordFields(shape).shape(in: frame)) }
        if let text = value("text") {
            return .text(try text.list().map { line throws(JSONError) in try RecordFields(line).textLine() })
        }
        if let image = value("image") { return .image(try RecordFields(image).image(in: frame, rasters)) }
        if let parts = value("annotation") {
            return .annotation(
                try parts.list().map { part throws(JSONError) in try RecordFields(part).annotationPart() }
            )
        }
        return .none
    }

    // MARK: Shapes

    private func shape(in frame: CGRect) throws(JSONError) -> Drawing.Shape {
        Drawing.Shape(
            path: try path() ?? Path(frame),
            fill: try paint("fill"),
            isEvenOdd: try flag("evenOdd"),
            stroke: try value("stroke").map { value throws(JSONError) in try RecordFields(value).stroke() }
        )
    }

    private func stroke() throws(JSONError) -> Drawing.Stroke {
        guard let paint = try paint("paint") else { throw mistake("The field \"paint\" is missing.") }
        let dash = try value("dash")?.list().map { length throws(JSONError) in CGFloat(try length.number()) }
        return Drawing.Stroke(
            paint: paint,
            style: StrokeStyle(
                lineWidth: try required("width").number(),
                lineCap: try lineWord("cap", CGLineCap.words) ?? .butt,
                lineJoin: try lineWord("join", CGLineJoin.words) ?? .miter,
                miterLimit: try number("miterLimit") ?? 10,
                dash: dash ?? [],
                dashPhase: try number("dashPhase") ?? 0
            )
        )
    }

    private func lineWord<Value>(_ name: String, _ words: [(word: String, value: Value)]) throws(JSONError) -> Value? {
        guard let value = value(name) else { return nil }
        let text = try value.text()
        guard let word = words.first(where: { $0.word == text }) else {
            let list = words.map { "\"\($0.word)\"" }.joined(separator: ", ")
            throw value.mistake("\(text.quoted) isn't a valid value for \"\(name)\". Use one of \(list).")
        }
        return word.value
    }

    /// Reads the path of a shape or a clip; `nil` if it is missing.
    fileprivate func path() throws(JSONError) -> Path? {
        if let rect = value("rect") { return Path(try rect.rect()) }
        if let rect = value("ellipse") { return Path(ellipseIn: try rect.rect()) }
        if let rect = value("roundedRect") {
            let numbers = try rect.numbers(6...6)
            return Path(
                roundedRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                cornerSize: CGSize(width: numbers[4], height: numbers[5])
            )
        }
        return try value("path").map { value throws(JSONError) in Path(elements: try value.steps()) }
    }

    // MARK: Texts

    private func textLine() throws(JSONError) -> Drawing.TextLine {
        Drawing.TextLine(
            origin: try required("at").point(),
            width: try required("width").number(),
            direction: try word("direction") ?? .leftToRight,
            runs: try required("runs").list().map { run throws(JSONError) in try RecordFields(run).textRun() }
        )
    }

    private func textRun() throws(JSONError) -> Drawing.TextRun {
        guard let paint = try paint("paint") else { throw mistake("The field \"paint\" is missing.") }
        let weight = try count("weight") ?? 400
        guard (1...1000).contains(weight) else { throw mistake("A font weight from 1 to 1000 is expected.") }
        var decoration: Drawing.TextDecoration = []
        if try flag("underline") { decoration.insert(.underline) }
        if try flag("strikethrough") { decoration.insert(.strikethrough) }
        return Drawing.TextRun(
            try required("text").text(),
            font: Drawing.Font(
                family: try word("family") ?? .sansSerif,
                face: try value("face").map { face throws(JSONError) in try RecordFields(face).face() },
                size: try required("size").number(),
                weight: weight,
                isItalic: try flag("italic")
            ),
            paint: paint,
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

    private func image(in frame: CGRect, _ rasters: [Int: Drawing.Raster]) throws(JSONError) -> Drawing.Image {
        let scale = try number("scale") ?? 1
        guard scale > 0 else { throw mistake("A scale greater than 0 is expected.") }
        let caps = try value("caps")?.numbers(4...4) ?? [0, 0, 0, 0]
        return Drawing.Image(
            raster: try raster(rasters),
            scale: scale,
            frame: try value("rect")?.rect() ?? frame,
            resizing: try word("resizing") ?? .stretch,
            caps: Drawing.Image.CapInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
            template: try paint("template"),
            isSmooth: try value("smooth")?.flag() ?? true
        )
    }

    private func raster(_ rasters: [Int: Drawing.Raster]) throws(JSONError) -> Drawing.Raster {
        if let definition = value("definition"), !rasters.isEmpty {
            guard let raster = rasters[try definition.count()] else {
                throw definition.mistake("The number isn't that of an image.")
            }
            return raster
        }
        guard let format = try word("format", as: Drawing.Raster.Format.self) else {
            throw mistake("The field \"format\" is missing.")
        }
        let base64 = try required("data")
        guard let data = Data(base64Encoded: try base64.text()) else {
            throw base64.mistake("The data of an image isn't valid Base64.")
        }
        let pixels = try required("pixels").size()
        guard pixels.width >= 1, pixels.height >= 1 else {
            throw mistake("A width and a height of at least 1 pixel are expected.")
        }
        return Drawing.Raster(format: format, data: data, pixels: pixels)
    }

    // MARK: Paints

    private func paint(_ name: String) throws(JSONError) -> Drawing.Paint? {
        guard let value = value(name) else { return nil }
        guard case .object = value.content else { return .color(try value.color()) }
        let fields = try RecordFields(value)
        guard let stops = fields.value("stops") else { return .color(try value.color()) }
        return .gradient(
            Drawing.Gradient(
                stops: try stops.list().map { stop throws(JSONError) in
                    let fields = try RecordFields(stop)
                    return Drawing.Gradient.Stop(
                        color: try fields.required("color").color(),
                        location: try fields.required("location").number()
                    )
                },
                geometry: try fields.geometry()
            )
        )
    }

    private func geometry() throws(JSONError) -> Drawing.Gradient.Geometry {
        if let numbers = try value("linear")?.numbers(4...4) {
            return .linear(
                start: CGPoint(x: numbers[0], y: numbers[1]),
                end: CGPoint(x: numbers[2], y: numbers[3])
            )
        }
        if let numbers = try value("radial")?.numbers(4...5) {
            return .radial(
                center: CGPoint(x: numbers[0], y: numbers[1]),
                startRadius: numbers[2],
                endRadius: numbers[3],
                stretch: numbers.count == 5 ? numbers[4] : 1
            )
        }
        let numbers = try required("angular").numbers(4...4)
        return .angular(
            center: CGPoint(x: numbers[0], y: numbers[1]),
            startAngle: numbers[2],
            endAngle: numbers[3]
        )
    }
}

extension JSONValue {
    /// Reads an effect on the descendants of an element.
    func effect() throws(JSONError) -> Drawing.Effect {
        let fields = try RecordFields(self)
        if let opacity = try fields.number("opacity") { return .opacity(opacity) }
        if let numbers = try fields.value("transform")?.numbers(6...6) {
            return .transform(
                CGAffineTransform(
                    a: numbers[0],
                    b: numbers[1],
                    c: numbers[2],
                    d: numbers[3],
                    tx: numbers[4],
                    ty: numbers[5]
                )
            )
        }
        if let clip = try fields.value("clip").map(RecordFields.init) {
            guard let path = try clip.path() else {
                throw clip.mistake("The clip has no path. Use \"rect\", \"ellipse\", \"roundedRect\" or \"path\".")
            }
            return .clip(path, isEvenOdd: try clip.flag("evenOdd"))
        }
        if try fields.flag("mask") { return .mask }
        if let radius = try fields.number("blur") { return .blur(radius: radius) }
        if let shadow = try fields.value("shadow").map(RecordFields.init) {
            return .shadow(
                color: try shadow.required("color").color(),
                radius: try shadow.required("radius").number(),
                offset: try shadow.required("offset").size()
            )
        }
        if let colors = try fields.value("colors")?.list() {
            guard colors.count == 4 else { throw mistake("A color matrix with 4 rows is expected.") }
            return .colors(
                Drawing.ColorMatrix(rows: try colors.map { row throws(JSONError) in try row.numbers(5...5) })
            )
        }
        if try fields.flag("hidden") { return .hidden }
        throw mistake("An effect is expected: opacity, transform, clip, mask, blur, shadow, colors or hidden.")
    }

    /// Reads the steps of a path, each with a letter and coordinates.
    fileprivate func steps() throws(JSONError) -> [Path.Element] {
        let items = try list()
        var steps: [Path.Element] = []
        var index = 0
        func point() throws(JSONError) -> CGPoint {
            guard index + 1 < items.count else { throw mistake("The path is incomplete: coordinates are missing.") }
            defer { index += 2 }
            return CGPoint(x: try items[index].number(), y: try items[index + 1].number())
        }
        while index < items.count {
            let letter = try items[index].text()
            index += 1
            switch letter {
            case "M": steps.append(.move(to: try point()))
            case "L": steps.append(.line(to: try point()))
            case "Q":
                let control = try point()
                steps.append(.quadCurve(to: try point(), control: control))
            case "C":
                let (control1, control2) = (try point(), try point())
                steps.append(.curve(to: try point(), control1: control1, control2: control2))
            case "Z": steps.append(.closeSubpath)
            default: throw items[index - 1].mistake("A path command is expected: M, L, Q, C or Z.")
            }
        }
        return steps
    }
}
