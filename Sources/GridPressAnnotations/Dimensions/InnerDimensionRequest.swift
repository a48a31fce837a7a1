/// A request for measures inside an object, whose edges serve as extension lines.
struct InnerDimensionRequest {
    /// The frame of the measured object, in figure coordinates.
    var rect: CGRect
    /// The text for the width; `nil` if it isn't measured.
    var width: String?
    /// The text for the height; `nil` if it isn't measured.
    var height: String?
    /// Whether lines go through the middle of the object.
    ///
    /// Other lines need more room. If there is too little, one label contains width and height.
    var isCentered: Bool
    /// The format and style of the dimensions.
    var format: Drawing.DimensionFormat
    /// Other rectangles of the same size, any of which can be measured instead.
    private(set) var equals: [CGRect] = []

    /// Adds a rectangle of the same size, unless there are enough to choose from.
    mutating func addEqual(_ rect: CGRect) {
        if equals.count < Self.mostEquals { equals.append(rect) }
    }

    private static let mostEquals = 64

    /// The requests to choose from: one for each of the rectangles that can be measured.
    var choices: [InnerDimensionRequest] {
        [self]
            + equals.map { rect in
                var request = self
                request.rect = rect
                request.equals = []
                return request
            }
    }
}

/// A measure inside an object, with the position of its line and the possible positions of its number.
struct InnerDimension {
    let ruler: DimensionAxis
    /// The start, the end and the text of the measure.
    let measure: Measure
    /// The position of the line across the axis.
    let line: Double
    /// The available range across the axis.
    let across: ClosedRange<Double>
    let format: Drawing.DimensionFormat
    /// The width of the number, in points.
    let labelWidth: Double
    /// The request of the measure.
    let request: InnerDimensionRequest

    private var capHeight: Double { format.textSize * Drawing.Font.capHeight }

    /// The positions for the number along its line, the best first: above the middle, then below, then to the side.
    var labels: [Drawing.Annotation.Label] {
        let slack = (measure.length - labelWidth) / 2 - DimensionMetrics.air
        guard slack >= 0 else { return [] }
        let baselines = [
            line - DimensionMetrics.lift(of: measure.text, format), line + DimensionMetrics.lift + capHeight,
        ]
        let shifts = [0, -0.75, 0.75, -1, 1].map { $0 * slack }
        return baselines.flatMap { baseline in
            shifts.map { ruler.label(measure.text, middle: measure.middle + $0, baseline: baseline, width: labelWidth) }
        }
        .filter { label in
            let room = ruler.across(label.bounds(size: format.textSize))
            return room.lowerBound >= across.lowerBound && room.upperBound <= across.upperBound
        }
    }

    /// The tips of the arrowheads.
    var tips: [CGPoint] { [measure.start, measure.end].map { ruler.point($0, line) } }

    /// Returns the line with its ends, with a gap where another line crosses it.
    func marks(crossedAt crossing: Double?) -> Marks {
        var marks = Marks()
        if DimensionMetrics.holdsHeads(measure.length) {
            for (place, isBefore) in [(measure.start, false), (measure.end, true)] {
                marks.heads.append(ruler.head(tip: ruler.point(place, line), isBefore: isBefore))
                // If the edges of cells aren't visible, these lines show the measured range.
                let reach = min(DimensionMetrics.overshoot, across.length / 2)
                marks.extensions.append(ruler.crossLine(at: place, line - reach...line + reach))
            }
        } else {
            marks.stroke(at: ruler.point(measure.start, line))
            if measure.length > 0 { marks.stroke(at: ruler.point(measure.end, line)) }
        }
        guard measure.length > 0 else { return marks }
        let gap = 2.0
        if let crossing, crossing - gap > measure.start, crossing + gap < measure.end {
            marks.lines.append(ruler.line(measure.start...crossing - gap, at: line))
            marks.lines.append(ruler.line(crossing + gap...measure.end, at: line))
        } else {
            marks.lines.append(ruler.line(measure.start...measure.end, at: line))
        }
        return marks
    }
}

extension InnerDimensionRequest {
    /// The label that shows the width and the height if lines have no room: `120 × 44`.
    var sizeLabel: String { [width, height].compactMap(\.self).joined(separator: " × ") }

    /// Returns whether lines with arrowheads and numbers have room without covering text.
    func holdsLines(clearOf obstacles: Obstacles) -> Bool {
        if isCentered { return true }
        let measures = measures(clearOf: obstacles)
        let least = 2 * DimensionMetrics.cellInset + DimensionMetrics.headDistance
        // Numbers are between the line and the opposite edge.
        let number = format.textSize + 2 * DimensionMetrics.pillPadding.height
        return rect.width >= least + number && rect.height >= least + number
            && obstacles.areApart(measures.flatMap(\.tips))
            && measures.allSatisfy { measure in
                let line = measure.ruler.line(measure.measure.start...measure.measure.end, at: measure.line).bounds
                let room = line.grown(by: DimensionMetrics.headWidth)
                return !obstacles.content.texts.overlaps(room) && !obstacles.marks.overlaps(room)
                    && obstacles.content.cells.allOverlapping(room, enclose: rect.grown(by: -0.1))
                    && measure.labels.contains { obstacles.leavesRoom(for: $0, textSize: format.textSize) }
            }
    }

    /// Returns the positions for the label, the best first: in the middle, then above and below it.
    func sizeLabels(width: Double) -> [Drawing.Annotation.Label] {
        let cap = format.textSize * Drawing.Font.capHeight
        guard width + 2 * DimensionMetrics.pillPadding.width <= rect.width else {
            return turnedSizeLabels(width: width)
        }
        let reach = rect.height / 2 - cap / 2 - DimensionMetrics.pillPadding.height - 1
        guard reach >= 0 else { return [] }
        return [0, reach, -reach, reach / 2, -reach / 2].map { shift in
            Drawing.Annotation.Label(
                sizeLabel,
                middle: CGPoint(x: rect.midX, y: rect.midY + cap / 2 + shift),
                width: width
            )
        }
    }

    /// Returns the positions for the label in a narrow object, rotated to be read from the right.
    private func turnedSizeLabels(width: Double) -> [Drawing.Annotation.Label] {
        let cap = format.textSize * Drawing.Font.capHeight
        guard cap + 2 * DimensionMetrics.pillPadding.height + 2 <= rect.width else { return [] }
        let reach = (rect.height - width) / 2 - DimensionMetrics.pillPadding.width - 1
        guard reach >= 0 else { return [] }
        return [0, reach, -reach].map { shift in
            Drawing.Annotation.Label(
                sizeLabel,
                middle: CGPoint(x: rect.midX + cap / 2, y: rect.midY + shift),
                width: width,
                isTurned: true
            )
        }
    }

    /// Returns the measures with positions for their lines, which avoid text if possible.
    func measures(clearOf obstacles: Obstacles) -> [InnerDimension] {
        let font = LabelFont(size: format.textSize)
        return [(DimensionAxis.widths, width), (.heights, height)].compactMap { ruler, text in
            guard let text else { return nil }
            let along = ruler.along(rect)
            let across = ruler.across(rect)
            return InnerDimension(
                ruler: ruler,
                measure: Measure(start: along.lowerBound, end: along.upperBound, text: text),
                line: sharp(line(ruler, along, across, clearOf: obstacles), in: across),
                across: across,
                format: format,
                labelWidth: font.width(of: text),
                request: self
            )
        }
    }

    /// Returns the nearest position at which a line is sharp, if that is inside.
    private func sharp(_ place: Double, in across: ClosedRange<Double>) -> Double {
        let sharp = DimensionMetrics.sharp(place)
        return across.contains(sharp) ? sharp : place
    }

    /// Returns the position of a line across its axis: near the far edge, with its number toward the middle, unless
    /// text is in the way.
    private func line(
        _ ruler: DimensionAxis,
        _ along: ClosedRange<Double>,
        _ across: ClosedRange<Double>,
        clearOf obstacles: Obstacles
    ) -> Double {
        let rise = DimensionMetrics.lift + format.textSize * Drawing.Font.capHeight
        let inset = DimensionMetrics.cellInset
        let middle = min(across.middle + rise / 3, across.upperBound)
        guard !isCentered else { return across.middle }
        guard across.length >= rise + 2 * inset else { return middle }
        let places = [across.upperBound - inset, across.lowerBound + inset + rise, middle]
        return places.first { place in
            !obstacles.content.texts.overlaps(ruler.rect(along, place - rise...place + 1))
        } ?? places[0]
    }
}
