extension GuidePlanner {
    /// Draws the proposals to the most important views, with the sizes of the views.
    ///
    /// These are the grids, and named views outside of grids. If there are none, it is the outermost view. A proposal
    /// has no position, so its frame is centered on the view, as far as the surrounding frame allows. A length that
    /// is unspecified or infinite is drawn as long as the view. The frame is dashed if this applies to both lengths.
    mutating func drawProposals(in sketch: inout GuideCanvas) {
        let proposals = shownProposals()
        var leads: [Drawing.Annotation.Line] = []
        var frames = RectIndex()
        for proposal in proposals { frames.insert(proposal.frame) }
        let texts = proposals.flatMap { proposal -> [Drawing.Annotation.Label] in
            // The label has one line, or two.
            let wordings = [[proposal.lines.joined(separator: ", ")], proposal.lines].map { lines in
                lines.map { box($0) }
            }
            let sizes = wordings.map(\.stackedSize)
            let above = sizes.map { size in
                // A position further away is used only if it isn't in another frame.
                proposal.placesAbove(size).filter {
                    !frames.overlaps($0) && labels.isFree($0, beside: proposal.frame)
                }
            }
            let places = zip(sizes, above).map { size, above in
                let beside = proposal.placesBeside(size).filter { labels.isFree($0, beside: proposal.frame) }
                return (size: size, places: beside + above + proposal.placesInside(size))
            }
            guard let (note, wording) = labels.note(places, of: proposal.frame) else { return [] }
            if let leader = note.leader {
                leads.append(leader)
            } else if above[wording].contains(note.room) {
                leads.append(proposal.lead(from: note.room))
            }
            return wordings[wording].labels(in: note.room)
        }
        let style = Drawing.Annotation.LineStyle(AnnotationPalette.proposal, width: 1.5)
        var dashed = style
        dashed.dash = [4, 3]
        sketch.addHaloed(proposals.filter(\.isOffered).map(\.frame), style)
        sketch.addHaloed(proposals.filter { !$0.isOffered }.map(\.frame), dashed)
        sketch.add(.lines(leads, Drawing.Annotation.LineStyle(AnnotationPalette.proposal, width: 0.5)))
        sketch.add(texts, AnnotationPalette.proposalText)
    }

    private func shownProposals() -> [ProposalLabel] {
        let gridKinds = Set(drawing.grids.map { drawing.elements[$0.element].kind })
        var isInGrid = [Bool](repeating: false, count: layoutTrace.count)
        var chosen: [Int] = []
        for (index, entry) in layoutTrace.enumerated() {
            let isGrid = gridKinds.contains(entry.kind)
            if let parent = entry.parent {
                isInGrid[index] = isInGrid[parent] || gridKinds.contains(layoutTrace[parent].kind)
            }
            guard isGrid || entry.name != nil && !isInGrid[index] else { continue }
            chosen.append(index)
        }
        if chosen.isEmpty { chosen = layoutTrace.indices.filter { layoutTrace[$0].parent == nil } }
        let figure = CGRect(origin: .zero, size: drawing.size)
        return chosen.compactMap { index in
            let entry = layoutTrace[index]
            guard entry.shown != nil, entry.transform.isUpright else { return nil }
            return ProposalLabel(entry, in: entry.parent.map { layoutTrace[$0].frame } ?? figure)
        }
    }
}

/// The proposal and the size of a view, as a rectangle and a label.
private struct ProposalLabel {
    /// The proposal as a rectangle in the figure.
    let frame: CGRect
    /// Whether any length was proposed.
    let isOffered: Bool
    /// The proposal, and the size of the view.
    let lines: [String]

    /// Creates the label of a trace entry inside a frame.
    init(_ entry: Drawing.TraceEntry, in around: CGRect) {
        let (stepFrame, took) = (entry.frame, entry.localFrame.size)
        let (width, height) = (Self.length(entry.proposal.width), Self.length(entry.proposal.height))
        isOffered = width != nil || height != nil
        let scale = entry.transform.scale
        let columns = Self.place(
            width.map { $0 * scale.width },
            stepFrame.minX...stepFrame.maxX,
            in: around.minX...around.maxX
        )
        let rows = Self.place(
            height.map { $0 * scale.height },
            stepFrame.minY...stepFrame.maxY,
            in: around.minY...around.maxY
        )
        frame = CGRect(
            x: columns.lowerBound,
            y: rows.lowerBound,
            width: columns.upperBound - columns.lowerBound,
            height: rows.upperBound - rows.lowerBound
        )
        let offer = "\(Self.labelText(entry.proposal.width)) × \(Self.labelText(entry.proposal.height))"
        lines = ["offered \(offer)", "took \(Double(took.width).labelText) × \(Double(took.height).labelText)"]
    }

    /// Returns the length if it can be drawn; `nil` for an unspecified or very large one.
    private static func length(_ proposed: Double?) -> Double? {
        guard let proposed, proposed.magnitude <= 1e7 else { return nil }
        return max(proposed, 0)
    }

    private static func labelText(_ proposed: Double?) -> String { proposed.map(\.labelText) ?? "nil" }

    /// Returns the range of a proposed length for a view, inside the surrounding frame.
    private static func place(
        _ length: Double?,
        _ stepFrame: ClosedRange<Double>,
        in around: ClosedRange<Double>
    ) -> ClosedRange<Double> {
        guard let length else { return stepFrame }
        let slack = around.upperBound - around.lowerBound - length
        let middle = (stepFrame.lowerBound + stepFrame.upperBound - length) / 2
        let start =
            slack < 0
            ? around.lowerBound + slack / 2
            : min(max(middle, around.lowerBound), around.lowerBound + slack)
        return start...start + length
    }

    private static let distance = 2.0

    /// Returns the positions for a label above and below the frame.
    func placesBeside(_ size: CGSize) -> [CGRect] {
        let (above, below) = (frame.minY - Self.distance - size.height, frame.maxY + Self.distance)
        return [
            (frame.minX, above), (frame.minX, below), (frame.maxX - size.width, above),
            (frame.maxX - size.width, below),
        ]
        .map { CGRect(origin: CGPoint(x: $0, y: $1), size: size) }
    }

    /// Returns further positions for a label above the frame.
    func placesAbove(_ size: CGSize) -> [CGRect] {
        (2...5).map { row in
            CGRect(
                origin: CGPoint(x: frame.minX, y: frame.minY - Double(row) * (Self.distance + size.height)),
                size: size
            )
        }
    }

    /// Returns the positions for a label inside the frame.
    func placesInside(_ size: CGSize) -> [CGRect] {
        let (top, bottom) = (frame.minY + Self.distance, frame.maxY - Self.distance - size.height)
        return [bottom, top].map { CGRect(origin: CGPoint(x: frame.minX + Self.distance, y: $0), size: size) }
    }

    /// Returns a leader from a label that is away from the frame.
    func lead(from room: CGRect) -> Drawing.Annotation.Line {
        Drawing.Annotation.Line(CGPoint(x: room.minX + 3, y: room.maxY), CGPoint(x: frame.minX, y: frame.minY))
    }
}
