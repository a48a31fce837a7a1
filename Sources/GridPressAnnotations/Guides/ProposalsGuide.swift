extension GuidePlanner {
    /// Draws what was offered to the views that matter, and says what they took.
    ///
    /// These are the grids, and views with names that don't lie in a grid; where there are none, the outermost view. A
    /// proposal has no place of its own: its frame lies as near to the middle of the view as the frame around the view
    /// allows. A length that wasn't offered, or is infinite, is drawn as long as the view took it; where neither length
    /// is known, the frame is dashed.
    mutating func drawProposals(in sketch: inout GuideSketch) {
        let proposals = shownProposals()
        var leads: [Drawing.Annotation.Line] = []
        var frames = RectIndex()
        for proposal in proposals { frames.insert(proposal.frame) }
        let texts = proposals.map { proposal in
            let label = box(proposal.text)
            let beside = proposal.placesBeside(label.size)
            // Further out only where that isn't in another frame.
            let above = proposal.placesAbove(label.size).filter { !frames.overlaps($0) }
            let inside = preferringClear(proposal.placesInside(label.size))
            let room = labels.place(at: beside + above + inside, outward: .top)
            if !beside.contains(room), !inside.contains(room) { leads.append(proposal.lead(from: room)) }
            return label.label(in: room)
        }
        let look = Drawing.Annotation.LineLook(Ink.proposal, width: 1.5)
        var dashed = look
        dashed.dash = [4, 3]
        sketch.addHaloed(proposals.filter(\.isOffered).map(\.frame), look)
        sketch.addHaloed(proposals.filter { !$0.isOffered }.map(\.frame), dashed)
        sketch.add(.lines(leads, Drawing.Annotation.LineLook(Ink.proposal, width: 0.5)))
        sketch.add(texts, Ink.proposalText)
    }

    private func shownProposals() -> [Proposal] {
        let steps = drawing.steps
        let gridKinds = Set(drawing.grids.map { drawing.elements[$0.element].kind })
        var isInGrid = [Bool](repeating: false, count: steps.count)
        var chosen: [Int] = []
        for (index, step) in steps.enumerated() {
            let isGrid = gridKinds.contains(step.kind)
            if let parent = step.parent { isInGrid[index] = isInGrid[parent] || gridKinds.contains(steps[parent].kind) }
            guard isGrid || step.name != nil && !isInGrid[index] else { continue }
            chosen.append(index)
        }
        if chosen.isEmpty { chosen = steps.indices.filter { steps[$0].parent == nil } }
        let figure = CGRect(origin: .zero, size: drawing.size)
        return chosen.compactMap { index in
            let step = steps[index]
            guard step.shown != nil, step.transform.isUpright else { return nil }
            return Proposal(step, in: step.parent.map { steps[$0].frame } ?? figure)
        }
    }
}

/// What a view was offered and what it took.
private struct Proposal {
    /// What was offered, as a rectangle of the figure.
    let frame: CGRect
    /// Whether any length was.
    let isOffered: Bool
    let text: String

    /// The proposal of a step that lies in a frame.
    init(_ step: Drawing.Step, in around: CGRect) {
        let (own, took) = (step.frame, step.localFrame.size)
        let (width, height) = (Self.length(step.proposedWidth), Self.length(step.proposedHeight))
        isOffered = width != nil || height != nil
        let scale = step.transform.scale
        let columns = Self.place(width.map { $0 * scale.width }, own.minX...own.maxX, in: around.minX...around.maxX)
        let rows = Self.place(height.map { $0 * scale.height }, own.minY...own.maxY, in: around.minY...around.maxY)
        frame = CGRect(
            x: columns.lowerBound,
            y: rows.lowerBound,
            width: columns.upperBound - columns.lowerBound,
            height: rows.upperBound - rows.lowerBound
        )
        let offer = "\(Self.told(step.proposedWidth)) × \(Self.told(step.proposedHeight))"
        text = "offered \(offer), took \(Double(took.width).told) × \(Double(took.height).told)"
    }

    /// The length as far as it can be drawn.
    private static func length(_ proposed: Double?) -> Double? {
        guard let proposed, proposed.magnitude <= 1e7 else { return nil }
        return max(proposed, 0)
    }

    private static func told(_ proposed: Double?) -> String { proposed.map(\.told) ?? "nil" }

    /// Where a length lies that was offered to a view in a frame.
    private static func place(
        _ length: Double?,
        _ own: ClosedRange<Double>,
        in around: ClosedRange<Double>
    ) -> ClosedRange<Double> {
        guard let length else { return own }
        let slack = around.upperBound - around.lowerBound - length
        let middle = (own.lowerBound + own.upperBound - length) / 2
        let start =
            slack < 0
            ? around.lowerBound + slack / 2
            : min(max(middle, around.lowerBound), around.lowerBound + slack)
        return start...start + length
    }

    private static let distance = 2.0

    /// Where a label may stand: above the frame, or below it.
    func placesBeside(_ size: CGSize) -> [CGRect] {
        let (above, below) = (frame.minY - Self.distance - size.height, frame.maxY + Self.distance)
        return [
            (frame.minX, above), (frame.minX, below), (frame.maxX - size.width, above),
            (frame.maxX - size.width, below),
        ]
        .map { CGRect(origin: CGPoint(x: $0, y: $1), size: size) }
    }

    /// Where a label may stand that finds no place beside the frame.
    func placesAbove(_ size: CGSize) -> [CGRect] {
        (2...5).map { row in
            CGRect(
                origin: CGPoint(x: frame.minX, y: frame.minY - Double(row) * (Self.distance + size.height)),
                size: size
            )
        }
    }

    /// Where a label may stand in the frame.
    func placesInside(_ size: CGSize) -> [CGRect] {
        let (top, bottom) = (frame.minY + Self.distance, frame.maxY - Self.distance - size.height)
        return [bottom, top].map { CGRect(origin: CGPoint(x: frame.minX + Self.distance, y: $0), size: size) }
    }

    /// A thin line from a label that had to go further away.
    func lead(from room: CGRect) -> Drawing.Annotation.Line {
        Drawing.Annotation.Line(CGPoint(x: room.minX + 3, y: room.maxY), CGPoint(x: frame.minX, y: frame.minY))
    }
}
