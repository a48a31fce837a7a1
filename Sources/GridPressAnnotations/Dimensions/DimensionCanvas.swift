/// The canvas for dimensions: the marks so far, grouped by style, and the obstacles.
struct DimensionCanvas {
    /// The style of marks that are drawn together.
    private struct MarkStyle: Hashable {
        var dimension: Drawing.DimensionFormat
        /// Whether the background is probably painted, so that lines need a halo.
        var hasHalo: Bool
    }

    private var obstacles: Obstacles
    /// The maximum number of levels beside the picture; `nil` for no limit.
    private let mostLevels: Int?
    private var marks: [Marks] = []
    private var textStyles: [MarkStyle] = []
    private var places: [MarkStyle: Int] = [:]
    /// The rectangle of the picture and the dimensions so far.
    private var drawn: CGRect
    /// The number of lines and sizes without room.
    private(set) var leftOutCount = 0

    /// Creates an empty canvas.
    init(_ obstacles: Obstacles, mostLevels: Int?) {
        self.obstacles = obstacles
        self.mostLevels = mostLevels
        drawn = obstacles.content.bounds
    }

    private var placement: BandPlacement {
        BandPlacement(obstacles: obstacles, drawn: drawn, mostLevels: mostLevels)
    }

    /// Draws dimension lines: lines that authors requested, then lines beside their objects, and then lines beside the
    /// picture.
    mutating func draw(_ bands: [DimensionLineRequest]) {
        for band in bands where band.isRequested { draw(placement.requested(band), of: band) }
        var rest: [DimensionLineRequest] = []
        for band in bands where !band.isRequested { draw(placement.beside(band), of: band, &rest) }
        var leftOut: [DimensionLineRequest] = []
        for band in rest { draw(placement.outside(band), of: band, &leftOut) }
        leftOutCount += leftOut.reduce(0) { $0 + $1.rows.count }
    }

    private mutating func draw(
        _ placed: BandPlacement.Placed?,
        of band: DimensionLineRequest,
        _ rest: inout [DimensionLineRequest]
    ) {
        guard let placed else { return rest.append(band) }
        draw(placed.marks, of: band)
        if let left = placed.rest { rest.append(left) }
    }

    private mutating func draw(_ marks: Marks, of band: DimensionLineRequest) {
        // Above painted content, lines need a halo, as lines inside objects do.
        let isAbovePaint = marks.lines.contains {
            obstacles.content.painted.overlaps($0.bounds.grown(by: DimensionMetrics.air))
        }
        var marks = marks
        marks.extensions = marks.extensions.flatMap { cut($0, aroundStrangersTo: band.object) }
        add(marks, MarkStyle(dimension: band.format, hasHalo: isAbovePaint))
    }

    /// Returns the parts of an extension line that don't cross texts and cells of other objects.
    private func cut(_ line: Marks.Line, aroundStrangersTo object: CGRect) -> [Marks.Line] {
        guard let strangers = obstacles.content.strangers(to: object, along: line) else {
            // If there are too many obstacles, only the end at the dimension line is drawn.
            return line.ends(of: DimensionMetrics.firstLine).filter {
                !$0.bounds.grown(by: 2 * DimensionMetrics.gap).overlaps(object)
            }
        }
        let pieces = line.cut(by: strangers)
        return pieces.count > 2 ? [pieces[0], pieces[pieces.count - 1]] : pieces
    }

    /// Returns whether lines inside an object have room.
    func holdsLines(of request: InnerDimensionRequest) -> Bool { request.holdsLines(clearOf: obstacles) }

    /// Draws the lines inside an object, and returns the measures that still need numbers.
    mutating func drawLines(of request: InnerDimensionRequest) -> [InnerDimension] {
        let measures = request.measures(clearOf: obstacles)
        for measure in measures {
            // If two lines cross, the line of the height has a gap.
            let crossing = measure.ruler == .heights ? measures.first { $0.ruler == .widths }?.line : nil
            add(measure.marks(crossedAt: crossing), MarkStyle(dimension: measure.format, hasHalo: true))
        }
        return measures
    }

    /// Draws numbers inside their objects, or as near as possible.
    mutating func drawLabels(of measures: [InnerDimension]) {
        draw(measures.map { ($0.labels, [NumberLeaders.Request($0)]) }, mayBeNearText: true)
    }

    /// Draws labels with width and height inside their objects, or as near as possible.
    mutating func drawSizes(of requests: [InnerDimensionRequest]) {
        draw(
            requests.map { request in
                let choices = request.choices
                let callouts = choices.map(NumberLeaders.Request.init(sizeOf:))
                let labels = zip(choices, callouts).flatMap { $0.sizeLabels(width: $1.width) }
                return (labels, callouts)
            },
            mayBeNearText: false
        )
    }

    /// Draws labels at the first free position of each, else nearby, else in a list beside everything.
    private mutating func draw(
        _ labels: [(places: [Drawing.Annotation.Label], callouts: [NumberLeaders.Request])],
        mayBeNearText: Bool
    ) {
        var listed: [NumberLeaders.Request] = []
        for (places, callouts) in labels {
            guard let callout = callouts.first else { continue }
            let format = callout.format
            func place(isNearText: Bool) -> Drawing.Annotation.Label? {
                places.first { obstacles.leavesRoom(for: $0, textSize: format.textSize, isNearText: isNearText) }
            }
            if let label = place(isNearText: false) {
                add(label, nil, format: format)
            } else if let (label, leader) = near(callouts) {
                add(label, leader, format: format)
            } else if !callout.isRequested, mostLevels != nil {
                leftOutCount += 1
            } else if mayBeNearText, let label = place(isNearText: true) {
                add(label, nil, format: format)
            } else {
                listed.append(callout)
            }
        }
        for entry in NumberLeaders.list(listed, beside: obstacles.outline) {
            add(entry.label, entry.leader, format: entry.request.format)
        }
    }

    /// Returns the first number that has a position nearby.
    private func near(_ callouts: [NumberLeaders.Request]) -> (Drawing.Annotation.Label, Marks.Line)? {
        for callout in callouts {
            guard let (label, leader) = NumberLeaders.near(callout, among: obstacles) else { continue }
            let all = drawn.union(label.bounds(size: callout.format.textSize))
            if callout.isRequested || mostLevels == nil || all.isModest(beside: obstacles.content.bounds) {
                return (label, leader)
            }
        }
        return nil
    }

    private mutating func add(_ label: Drawing.Annotation.Label, _ leader: Marks.Line?, format: Drawing.DimensionFormat)
    {
        var newMarks = Marks()
        newMarks.labels = [label]
        if let leader { newMarks.leaders = [leader] }
        add(newMarks, MarkStyle(dimension: format, hasHalo: true))
    }

    private mutating func add(_ new: Marks, _ format: MarkStyle) {
        let place = places[format] ?? textStyles.count
        if place == textStyles.count {
            places[format] = place
            textStyles.append(format)
            marks.append(Marks())
        }
        marks[place].append(new)
        obstacles.add(new, textSize: format.dimension.textSize)
        drawn = drawn.union(new.bounds(textSize: format.dimension.textSize))
    }

    // MARK: The finished layer

    /// Returns the layer with everything drawn: lines first, then arrowheads, then numbers.
    func annotation(named name: String, title: String) -> Drawing.Annotation {
        var parts: [Drawing.Annotation.Part] = []
        for (marks, format) in zip(marks, textStyles) {
            let color = format.dimension.lines
            let extensions = marks.extensions.flatMap(cut)
            let lines = marks.lines + marks.leaders.flatMap(cut)
            if format.hasHalo, !(extensions + lines).isEmpty {
                parts.append(
                    .lines(
                        extensions + lines,
                        .init(AnnotationPalette.halo(of: color), width: DimensionMetrics.haloWidth)
                    )
                )
            }
            if !extensions.isEmpty {
                parts.append(.lines(extensions, .init(color, width: DimensionMetrics.extensionWidth)))
            }
            if !lines.isEmpty { parts.append(.lines(lines, .init(color, width: DimensionMetrics.lineWidth))) }
            if !marks.rings.isEmpty {
                let line = Drawing.Annotation.LineStyle(color, width: DimensionMetrics.lineWidth)
                parts.append(.rings(marks.rings, radius: DimensionMetrics.origin, line))
            }
            if !marks.dots.isEmpty {
                let radius = DimensionMetrics.dotRadius
                let dots = marks.dots.map { CGRect(around: $0, radius: radius) }
                parts.append(.areas(dots, color, cornerRadius: radius))
            }
            if !marks.heads.isEmpty {
                parts.append(.heads(marks.heads, color, halo: format.hasHalo ? AnnotationPalette.halo(of: color) : nil))
            }
        }
        for (marks, format) in zip(marks, textStyles) where !marks.labels.isEmpty {
            let size = format.dimension.textSize
            let color = format.dimension.labels
            // Above painted content, a number has a pill as its background.
            let pills = marks.labels.filter { obstacles.content.painted.overlaps($0.bounds(size: size)) }
                .map { $0.pill(size: size) }
            if !pills.isEmpty {
                parts.append(
                    .areas(pills, AnnotationPalette.halo(of: color), cornerRadius: DimensionMetrics.pillRadius)
                )
            }
            parts.append(.labels(marks.labels, .init(color, size: size)))
        }
        return Drawing.Annotation(name: name, title: title, parts: parts)
    }

    /// Returns the parts of a line that don't cross numbers.
    private func cut(_ line: Marks.Line) -> [Marks.Line] {
        let air = 1.5 * DimensionMetrics.air
        guard let rects = obstacles.labels.overlapping(line.bounds.grown(by: air), atMost: Self.mostCuts) else {
            // A line with too many gaps isn't readable, so only its ends are drawn.
            return line.ends(of: DimensionMetrics.firstLine).flatMap(cut)
        }
        return rects.isEmpty ? [line] : line.cut(by: rects.map { $0.grown(by: 0.8 * air) })
    }

    /// The maximum weight of the labels that interrupt a line; see ``RectIndex/overlappingIndices(_:atMost:)``.
    private static let mostCuts = 48
}

extension Marks {
    /// Adds the marks of another set.
    fileprivate mutating func append(_ other: Marks) {
        extensions += other.extensions
        lines += other.lines
        leaders += other.leaders
        heads += other.heads
        rings += other.rings
        dots += other.dots
        labels += other.labels
    }
}
