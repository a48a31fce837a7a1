/// The sheet that dimensions are drawn on: what was drawn, by how it looks, and what is in the way.
struct Sheet {
    /// What marks have in common that are written as one.
    private struct Look: Hashable {
        var dimension: Drawing.DimensionLook
        /// Whether what lies beneath is likely to be painted, so that lines need a halo.
        var hasHalo: Bool
    }

    private var obstacles: Obstacles
    private var marks: [Marks] = []
    private var looks: [Look] = []
    private var places: [Look: Int] = [:]

    /// An empty sheet.
    init(_ obstacles: Obstacles) { self.obstacles = obstacles }

    /// Draws dimension lines beside something.
    mutating func draw(_ band: BandRequest) {
        let marks = BandLayout.placed(band, among: obstacles)
        // Above paint, lines need a halo as those inside do.
        let isAbovePaint = marks.lines.contains { obstacles.painted.overlaps($0.bounds.grown(by: Draughting.air)) }
        add(marks, Look(dimension: band.look, hasHalo: isAbovePaint))
    }

    /// Draws the lines inside of something, and tells what numbers they still need.
    mutating func drawLines(of request: InsideRequest) -> [InsideMeasure] {
        let measures = request.measures(clearOf: obstacles)
        for measure in measures {
            // Of two lines that cross, the height's has a gap.
            let crossing = measure.ruler == .heights ? measures.first { $0.ruler == .widths }?.line : nil
            add(measure.marks(crossedAt: crossing), Look(dimension: measure.look, hasHalo: true))
        }
        return measures
    }

    /// Draws numbers inside of what they measure, or as near as there is room.
    mutating func drawLabels(of measures: [InsideMeasure]) {
        var listed: [Callouts.Wanted] = []
        for measure in measures {
            let size = measure.look.textSize
            let labels = measure.labels
            let wanted = Callouts.Wanted(measure)
            if let label = labels.first(where: { obstacles.leavesRoom(for: $0, textSize: size) }) {
                add(label, nil, look: measure.look)
            } else if let (label, leader) = Callouts.near(wanted, among: obstacles) {
                add(label, leader, look: measure.look)
            } else if let label = labels.first(where: {
                obstacles.leavesRoom(for: $0, textSize: size, isNearText: true)
            }) {
                add(label, nil, look: measure.look)
            } else {
                listed.append(wanted)
            }
        }
        for entry in Callouts.list(listed, beside: obstacles.outline) {
            add(entry.label, entry.leader, look: entry.wanted.look)
        }
    }

    private mutating func add(_ label: Drawing.Annotation.Label, _ leader: Marks.Line?, look: Drawing.DimensionLook) {
        var own = Marks()
        own.labels = [label]
        if let leader { own.leaders = [leader] }
        add(own, Look(dimension: look, hasHalo: true))
    }

    private mutating func add(_ new: Marks, _ look: Look) {
        let place = places[look] ?? looks.count
        if place == looks.count {
            places[look] = place
            looks.append(look)
            marks.append(Marks())
        }
        marks[place].append(new)
        obstacles.add(new, textSize: look.dimension.textSize)
    }

    // MARK: The finished layer

    /// Everything as a layer: lines first, then heads, then numbers.
    func annotation(named name: String, title: String) -> Drawing.Annotation {
        var parts: [Drawing.Annotation.Part] = []
        for (marks, look) in zip(marks, looks) {
            let color = look.dimension.lines
            let extensions = marks.extensions.flatMap(cut)
            let lines = marks.lines + marks.leaders.flatMap(cut)
            if look.hasHalo, !(extensions + lines).isEmpty {
                parts.append(.lines(extensions + lines, .init(Ink.halo(of: color), width: Draughting.haloWidth)))
            }
            if !extensions.isEmpty {
                parts.append(.lines(extensions, .init(color, width: Draughting.extensionWidth)))
            }
            if !lines.isEmpty { parts.append(.lines(lines, .init(color, width: Draughting.lineWidth))) }
            if !marks.rings.isEmpty {
                let line = Drawing.Annotation.LineLook(color, width: Draughting.lineWidth)
                parts.append(.rings(marks.rings, radius: Draughting.origin, line))
            }
            if !marks.heads.isEmpty {
                parts.append(.heads(marks.heads, color, halo: look.hasHalo ? Ink.halo(of: color) : nil))
            }
        }
        for (marks, look) in zip(marks, looks) where !marks.labels.isEmpty {
            let size = look.dimension.textSize
            let color = look.dimension.labels
            parts.append(.labels(marks.labels, .init(color, size: size, halo: Ink.halo(of: color))))
        }
        return Drawing.Annotation(name: name, title: title, parts: parts)
    }

    /// What remains of a line beside numbers.
    private func cut(_ line: Marks.Line) -> [Marks.Line] {
        let air = 1.5 * Draughting.air
        guard let rects = obstacles.labels.overlapping(line.bounds.grown(by: air), atMost: Self.mostCuts) else {
            // In a crowd that nobody could follow it through, only its ends are drawn.
            return line.ends(of: Draughting.firstLine).flatMap(cut)
        }
        return rects.isEmpty ? [line] : line.cut(by: rects.map { $0.grown(by: 0.8 * air) })
    }

    /// How many numbers a line may have to leave out.
    private static let mostCuts = 48
}

extension Marks {
    /// Adds other marks.
    fileprivate mutating func append(_ other: Marks) {
        extensions += other.extensions
        lines += other.lines
        leaders += other.leaders
        heads += other.heads
        rings += other.rings
        labels += other.labels
    }
}
