import GridPressDrawings
import GridPressRecords
import XMLReading

/// A reader of the marks of a picture from the markup that GridPress writes.
struct MarkReader {
    /// The innermost elements that paint something, in paint order, without elements of annotations.
    private(set) var primitives: [XMLElement] = []
    /// The groups of annotations.
    private(set) var annotations: [XMLElement] = []
    let colors: ColorReader
    /// The font of most texts.
    let font: Drawing.Font
    private let definitions: [Int: XMLElement]
    /// The image files, by their numbers.
    let rasters: [Int: Drawing.Raster]

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - picture: The root of the picture.
    ///   - styles: The style sheets of the file.
    ///   - annotationNames: The names of the annotations above the picture.
    init(_ picture: XMLElement, styles: String, annotationNames: [String]) throws(RecordProblem) {
        colors = try ColorReader(picture, styles: styles)
        let plain = Drawing.Font(size: 0)
        font = try picture.font(differingFrom: plain)
        var definitions: [Int: XMLElement] = [:]
        for element in picture.elements where element.name == "defs" {
            for definition in element.elements {
                guard let number = definition["id"]?.definitionNumber else { continue }
                definitions[number] = definition
            }
        }
        self.definitions = definitions
        rasters = definitions.compactMapValues(\.raster)
        // Annotations are the last groups of the picture.
        var names = annotationNames.map { MarkupWriter.identifier(for: $0) }[...]
        var content: [XMLElement] = []
        for element in picture.elements.reversed() {
            if element.name == "g", let name = names.last, element["class"] == name {
                annotations.append(element)
                names.removeLast()
            } else {
                content.append(element)
            }
        }
        guard names.isEmpty else { throw .damaged }
        annotations.reverse()
        for element in content.reversed() { collect(element) }
    }

    private static let primitiveNames: Set = ["rect", "circle", "ellipse", "path", "text", "use"]

    private mutating func collect(_ element: XMLElement) {
        if Self.primitiveNames.contains(element.name) {
            primitives.append(element)
        } else if element.name == "g" {
            for inner in element.elements { collect(inner) }
        }
    }

    // MARK: Definitions

    /// Returns the definition that an attribute such as `url(#g1-3)` refers to.
    func definition(_ reference: String) throws(RecordProblem) -> XMLElement {
        guard reference.hasPrefix("url(#"), reference.hasSuffix(")"),
            let number = String(reference.dropFirst(5).dropLast()).definitionNumber, let element = definitions[number]
        else { throw .damaged }
        return element
    }

    /// Returns the clip with a number.
    func clip(_ number: Int) throws(RecordProblem) -> Drawing.Effect {
        guard let element = definitions[number], element.name == "clipPath", let outline = element.elements.first else {
            throw .damaged
        }
        return .clip(try outline.outline(), isEvenOdd: outline["clip-rule"] == "evenodd")
    }

    /// Reads an image.
    func image(_ element: XMLElement, scale: Double) throws(RecordProblem) -> Drawing.Image {
        guard let number = element["href"]?.definitionNumber, let raster = rasters[number], scale > 0 else {
            throw .damaged
        }
        return Drawing.Image(
            raster: raster,
            scale: scale,
            frame: try element.frame(),
            isSmooth: element["image-rendering"] != "pixelated"
        )
    }

    // MARK: Shapes

    /// Reads a shape.
    func shape(_ element: XMLElement) throws(RecordProblem) -> Drawing.Shape {
        let path = try element.outline()
        let box = path.printedRect
        return Drawing.Shape(
            path: path,
            fill: try paint(.fill, of: element, in: box),
            isEvenOdd: element["fill-rule"] == "evenodd",
            stroke: try stroke(of: element, along: path, in: box)
        )
    }

    private func stroke(
        of element: XMLElement,
        along path: Path,
        in box: CGRect?
    ) throws(RecordProblem) -> Drawing.Stroke? {
        guard element["stroke"] != nil, let paint = try paint(.stroke, of: element, in: box) else { return nil }
        let caps: [String: CGLineCap] = ["round": .round, "square": .square]
        let joins: [String: CGLineJoin] = ["round": .round, "bevel": .bevel]
        return Drawing.Stroke(
            paint: paint,
            style: StrokeStyle(
                lineWidth: try element.number("stroke-width", or: 1),
                lineCap: element["stroke-linecap"].flatMap { caps[$0] } ?? .butt,
                lineJoin: element["stroke-linejoin"].flatMap { joins[$0] } ?? .miter,
                miterLimit: try element.number("stroke-miterlimit", or: 10),
                dash: try element.numbers("stroke-dasharray")?.map { CGFloat($0) } ?? [],
                dashPhase: try element.number("stroke-dashoffset", or: 0)
            )
        )
    }

    // MARK: Paints

    /// Reads a paint; `nil` for none.
    func paint(
        _ property: ColorReader.Property,
        of element: XMLElement,
        in box: CGRect?
    ) throws(RecordProblem) -> Drawing.Paint? {
        guard let text = element[property.rawValue], text != "none" else { return nil }
        if text.hasPrefix("url(") { return .gradient(try gradient(definition(text), in: box)) }
        return .color(try colors.color(property, of: element))
    }

    private func gradient(_ element: XMLElement, in box: CGRect?) throws(RecordProblem) -> Drawing.Gradient {
        let stops = try element.elements.map { stop throws(RecordProblem) in
            guard stop.name == "stop" else { throw .damaged }
            return Drawing.Gradient.Stop(
                color: try colors.color(.stop, of: stop),
                location: try stop.number("offset", or: 0)
            )
        }
        return Drawing.Gradient(stops: stops, geometry: try geometry(element, in: box))
    }

    private func geometry(
        _ element: XMLElement,
        in box: CGRect?
    ) throws(RecordProblem) -> Drawing.Gradient.Geometry {
        let isInFigure = element["gradientUnits"] == "userSpaceOnUse"
        switch element.name {
        case "linearGradient":
            let start = CGPoint(x: try element.number("x1", or: 0), y: try element.number("y1", or: 0))
            let end = CGPoint(x: try element.number("x2", or: 1), y: try element.number("y2", or: 0))
            if isInFigure { return .linear(start: start, end: end) }
            guard let box else { throw .damaged }
            func point(_ part: CGPoint) -> CGPoint {
                CGPoint(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height)
            }
            return .linear(start: point(start), end: point(end))
        case "radialGradient":
            let center = CGPoint(x: try element.number("cx", or: 0), y: try element.number("cy", or: 0))
            var stretch = 1.0
            if let text = element["gradientTransform"] {
                guard let transform = CGAffineTransform(svg: text) else { throw .damaged }
                stretch = transform.d
            }
            return .radial(
                center: center,
                startRadius: 0,
                endRadius: try element.number("r", or: 0),
                stretch: stretch
            )
        default: throw .damaged
        }
    }
}

extension String {
    /// The number at the end of the id of a definition, such as 3 in `g1-3`.
    fileprivate var definitionNumber: Int? {
        guard let hyphen = lastIndex(of: "-") else { return nil }
        return Int(self[index(after: hyphen)...]).flatMap { (0...1_000_000).contains($0) ? $0 : nil }
    }
}

extension XMLElement {
    /// Reads the outline of a shape or a clip.
    func outline() throws(RecordProblem) -> Path {
        switch name {
        case "rect":
            let rect = try frame()
            guard let width = try number("rx") else { return Path(rect) }
            return Path(
                roundedRect: rect,
                cornerSize: CGSize(width: width, height: try number("ry", or: width))
            )
        case "circle":
            let radius = try number("r", or: 0)
            return try ellipse(radius, radius)
        case "ellipse": return try ellipse(number("rx", or: 0), number("ry", or: 0))
        case "path":
            guard let data = self["d"], let elements = Self.pathElements(data) else { throw .damaged }
            return Path(elements: elements)
        default: throw .damaged
        }
    }

    /// Reads the position and the size of a rectangle.
    func frame() throws(RecordProblem) -> CGRect {
        CGRect(
            x: try number("x", or: 0),
            y: try number("y", or: 0),
            width: try number("width", or: 0),
            height: try number("height", or: 0)
        )
    }

    private func ellipse(_ across: Double, _ down: Double) throws(RecordProblem) -> Path {
        let center = CGPoint(x: try number("cx", or: 0), y: try number("cy", or: 0))
        return Path(
            ellipseIn: CGRect(x: center.x - across, y: center.y - down, width: 2 * across, height: 2 * down)
        )
    }

    /// Reads path data with the commands that GridPress writes; `nil` for other data.
    static func pathElements(_ data: String) -> [Path.Element]? {
        var data = data
        return data.withUTF8 { bytes in
            var reader = PathReader(bytes)
            var elements: [Path.Element] = []
            while let command = reader.next() {
                let numbers = command.numbers
                func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
                guard (0..<command.count).allSatisfy({ numbers[$0].isFinite }) else { return nil }
                switch command.sign {
                case UInt8(ascii: "M"): elements.append(.move(to: point(0)))
                case UInt8(ascii: "L"): elements.append(.line(to: point(0)))
                case UInt8(ascii: "Q"): elements.append(.quadCurve(to: point(1), control: point(0)))
                case UInt8(ascii: "C"):
                    elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
                case UInt8(ascii: "Z"): elements.append(.closeSubpath)
                default: return nil
                }
            }
            return reader.isDone ? elements : nil
        }
    }

    /// The image file that a symbol shows; `nil` for other elements.
    fileprivate var raster: Drawing.Raster? {
        guard name == "symbol", let image = elements.first, image.name == "image", let address = image["href"],
            let width = image["width"].flatMap({ Double($0) }), let height = image["height"].flatMap({ Double($0) }),
            width >= 1, height >= 1, width < 1e6, height < 1e6, let comma = address.firstIndex(of: ","),
            let data = Data(base64Encoded: String(address[address.index(after: comma)...]))
        else { return nil }
        for format in Drawing.Raster.Format.allCases
        where address[..<comma] == "data:image/\(format.rawValue);base64" {
            return Drawing.Raster(format: format, data: data, pixels: CGSize(width: width, height: height))
        }
        return nil
    }
}
