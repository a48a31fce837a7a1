extension MarkupWriter {
    /// Writes a path as the simplest element that draws it, with further attributes and content.
    ///
    /// SVG renderers don't paint rectangles and ellipses without width or height, not even their strokes, so such
    /// outlines are written as paths.
    mutating func outline(_ path: Path, _ content: (inout MarkupWriter) -> Void) {
        switch path.form {
        case .rect(let rect) where path.hasArea:
            element("rect") {
                $0.frame(rect.standardized)
                content(&$0)
            }
        case .roundedRect(let rect, let corner) where path.hasArea:
            element("rect") {
                $0.frame(rect.standardized)
                $0.attribute("rx", corner.width)
                if corner.height.thousandths != corner.width.thousandths { $0.attribute("ry", corner.height) }
                content(&$0)
            }
        case .ellipse(let rect) where path.hasArea:
            let rect = rect.standardized
            if rect.width.thousandths == rect.height.thousandths {
                element("circle") {
                    $0.attribute(unlessZero: "cx", rect.midX)
                    $0.attribute(unlessZero: "cy", rect.midY)
                    $0.attribute("r", rect.width / 2)
                    content(&$0)
                }
            } else {
                element("ellipse") {
                    $0.attribute(unlessZero: "cx", rect.midX)
                    $0.attribute(unlessZero: "cy", rect.midY)
                    $0.attribute("rx", rect.width / 2)
                    $0.attribute("ry", rect.height / 2)
                    content(&$0)
                }
            }
        default:
            element("path") {
                $0.attribute("d", path: path)
                content(&$0)
            }
        }
    }

    /// Writes the position and size of a rectangle.
    package mutating func frame(_ rect: CGRect) {
        attribute(unlessZero: "x", rect.origin.x)
        attribute(unlessZero: "y", rect.origin.y)
        attribute("width", rect.size.width)
        attribute("height", rect.size.height)
    }

    /// Writes a number, unless it is 0, the default of the attribute.
    mutating func attribute(unlessZero name: StaticString, _ value: Double) {
        if !value.isPrintedAsZero { attribute(name, value) }
    }

    /// Writes a path as path data.
    mutating func attribute(_ name: StaticString, path: Path) {
        attribute(name) { bytes in
            var data = PathDataWriter()
            path.forEach { data.append($0, to: &bytes) }
        }
    }
}

/// A writer of path data with absolute commands and as few separators as possible.
package struct PathDataWriter {
    private var x: Int64?
    private var y: Int64?
    private var start: (x: Int64, y: Int64)?

    package init() {}

    /// Appends a step.
    package mutating func append(_ step: Path.Element, to bytes: inout ByteBuffer) {
        switch step {
        case .move(let point):
            append("M", point, to: &bytes)
            start = x.flatMap { x in y.map { y in (x, y) } }
        case .line(let point): appendLine(to: point, &bytes)
        case .quadCurve(let end, let control):
            append("Q", control, end, to: &bytes)
        case .curve(let end, let control1, let control2):
            append("C", control1, control2, end, to: &bytes)
        case .closeSubpath:
            bytes.append("Z")
            x = start?.x
            y = start?.y
        }
    }

    /// Appends a line; a line along an axis needs only one number.
    private mutating func appendLine(to point: CGPoint, _ bytes: inout ByteBuffer) {
        if point.y.thousandths == y {
            bytes.append("H")
            bytes.append(point.x)
            x = point.x.thousandths
        } else if point.x.thousandths == x {
            bytes.append("V")
            bytes.append(point.y)
            y = point.y.thousandths
        } else {
            append("L", point, to: &bytes)
        }
    }

    private mutating func append(_ command: StaticString, _ points: CGPoint..., to bytes: inout ByteBuffer) {
        bytes.append(command)
        for (index, point) in points.enumerated() {
            append(point.x, isFirst: index == 0, to: &bytes)
            append(point.y, isFirst: false, to: &bytes)
        }
        x = points.last?.x.thousandths
        y = points.last?.y.thousandths
    }

    /// Appends a number with a separator before it.
    ///
    /// A minus sign also separates numbers.
    private func append(_ value: Double, isFirst: Bool, to bytes: inout ByteBuffer) {
        if !isFirst, value.thousandths >= 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.append(value)
    }
}
