import GridPressDrawings
import GridPressRecords
import XMLReading

/// A reader of the parts of an annotation from the group that GridPress writes for it.
struct AnnotationReader {
    private let marks: MarkReader
    /// The widths of labels that the markup doesn't have.
    private var widths: ArraySlice<Double>

    init(_ marks: MarkReader, widths: [Double]) {
        self.marks = marks
        self.widths = widths[...]
    }

    /// Reads the parts of an annotation.
    mutating func parts(of group: XMLElement) throws(RecordProblem) -> [Drawing.Annotation.Part] {
        var parts: [Drawing.Annotation.Part] = []
        for element in group.elements { parts.append(try part(element)) }
        guard widths.isEmpty else { throw .damaged }
        return parts.inFewest
    }

    private mutating func part(_ element: XMLElement) throws(RecordProblem) -> Drawing.Annotation.Part {
        switch element.name {
        case "circle":
            let center = CGPoint(x: try element.number("cx", or: 0), y: try element.number("cy", or: 0))
            return .rings([center], radius: try element.number("r", or: 0), try lineStyle(element))
        case "rect":
            let color = try marks.colors.color(.fill, of: element)
            return .areas([try element.frame()], color, cornerRadius: try element.number("rx", or: 0))
        case "g": return try labels(element)
        case "path": return try path(element)
        default: throw .damaged
        }
    }

    // MARK: Paths

    private func path(_ element: XMLElement) throws(RecordProblem) -> Drawing.Annotation.Part {
        guard let data = element["d"], let steps = XMLElement.pathElements(data) else { throw .damaged }
        let pieces = try pieces(steps)
        switch element["fill"] {
        case nil:
            return .lines(
                try pieces.map { piece throws(RecordProblem) in
                    guard piece.count == 2 else { throw .damaged }
                    return Drawing.Annotation.Line(piece[0], piece[1])
                },
                try lineStyle(element)
            )
        case "none"?: return .outlines(try pieces.map(rect), try lineStyle(element))
        case let fill? where fill.hasPrefix("url("):
            let pattern = try marks.definition(fill)
            guard let line = pattern.elements.first else { throw .damaged }
            return .hatching(try pieces.map(rect), try marks.colors.color(.stroke, of: line))
        case .some:
            let color = try marks.colors.color(.fill, of: element)
            if pieces.allSatisfy({ $0.count == 3 }) {
                return .heads(try pieces.map(head), color, halo: try halo(element))
            }
            return .areas(try pieces.map(rect), color)
        }
    }

    /// Returns the points of the subpaths of a path of straight lines.
    private func pieces(_ steps: [Path.Element]) throws(RecordProblem) -> [[CGPoint]] {
        var pieces: [[CGPoint]] = []
        for step in steps {
            switch step {
            case .move(let point): pieces.append([point])
            case .line(let point) where !pieces.isEmpty: pieces[pieces.count - 1].append(point)
            case .closeSubpath: continue
            case .line, .quadCurve, .curve: throw .damaged
            }
        }
        return pieces
    }

    private func rect(_ piece: [CGPoint]) throws(RecordProblem) -> CGRect {
        guard piece.count == 4 else { throw .damaged }
        return CGRect(
            x: piece[0].x,
            y: piece[0].y,
            width: piece[2].x - piece[0].x,
            height: piece[2].y - piece[0].y
        )
    }

    private func head(_ piece: [CGPoint]) throws(RecordProblem) -> Drawing.Annotation.Head {
        let (tip, first, second) = (piece[0], piece[1], piece[2])
        let isUpright = first.x == second.x
        let length = isUpright ? first.x - tip.x : first.y - tip.y
        let side: Drawing.Annotation.Side = isUpright ? (length < 0 ? .left : .right) : length < 0 ? .top : .bottom
        return Drawing.Annotation.Head(
            tip: tip,
            body: side,
            length: abs(length),
            width: isUpright ? abs(first.y - second.y) : abs(first.x - second.x)
        )
    }

    // MARK: Styles

    private func lineStyle(_ element: XMLElement) throws(RecordProblem) -> Drawing.Annotation.LineStyle {
        Drawing.Annotation.LineStyle(
            try marks.colors.color(.stroke, of: element),
            width: try element.number("stroke-width", or: 1),
            dash: try element.numbers("stroke-dasharray") ?? []
        )
    }

    private func halo(_ element: XMLElement) throws(RecordProblem) -> Drawing.Color? {
        element["stroke"] == nil ? nil : try marks.colors.color(.stroke, of: element)
    }

    // MARK: Labels

    private mutating func labels(_ group: XMLElement) throws(RecordProblem) -> Drawing.Annotation.Part {
        let isTurned = group["transform"] != nil
        let style = Drawing.Annotation.LabelStyle(
            try marks.colors.color(.fill, of: group),
            size: try group.number("font-size", or: marks.font.size),
            halo: try halo(group)
        )
        var labels: [Drawing.Annotation.Label] = []
        for element in group.elements {
            guard element.name == "text", let width = try element.number("textLength") ?? widths.popFirst() else {
                throw .damaged
            }
            let (x, y) = (try element.number("x", or: 0), try element.number("y", or: 0))
            labels.append(
                Drawing.Annotation.Label(
                    element.textInside,
                    middle: isTurned ? CGPoint(x: y, y: -x) : CGPoint(x: x, y: y),
                    width: width,
                    isTurned: isTurned
                )
            )
        }
        return .labels(labels, style)
    }
}
