import LibrarySolvers

/// The frames, cells and tracks of a track grid for one proposal, relative to its top leading corner.
struct TrackGridGeometry {
    /// The size that the grid takes.
    var size: CGSize
    /// The frame of each item.
    var items: [CGRect] = []
    /// The proposal to each item, without the gaps.
    var proposals: [ProposedViewSize] = []
    /// The frame of each item's cell, without the gaps.
    var cells: [CGRect] = []
    /// The position and the lengths of the listed tracks, each with one gap.
    var fixedTracks = TrackRun()
    /// The position and the lengths of the tracks along the growing axis, each with one gap.
    var growingTracks = TrackRun()

    /// Returns the columns for the horizontal axis, or the rows for the vertical axis.
    func tracks(along axis: Axis, _ style: ResolvedTrackGridSettings) -> TrackRun {
        axis == style.fixedAxis ? fixedTracks : growingTracks
    }

    /// Adjacent tracks along one axis.
    struct TrackRun {
        var start: CGFloat = 0
        var lengths: [CGFloat] = []

        var length: CGFloat { lengths.reduce(0, +) }
    }
}

/// The algorithm that lays out a track grid: it measures items, sizes tracks, and repeats until nothing changes.
struct TrackGridMeasurer {
    let style: ResolvedTrackGridSettings
    let solver: TrackGridSolver
    let arrangement: TrackGridArrangement
    let items: TrackGridItems
    let proposal: ProposedViewSize
    /// Whether scrolling content is drawn in full.
    let isExpanded: Bool

    /// The largest number of passes; most grids need two or three.
    private static let passes = 16
    /// The difference up to which two lengths count as equal, in points.
    private static let tolerance = 1e-6

    /// The proposed length of the grid along each axis; `nil` if the proposal isn't finite.
    private let fixedOffer: CGFloat?
    private let growingOffer: CGFloat?
    /// Whether the tracks along the growing axis share the proposed length.
    private let isFilling: Bool
    private let fixedGap: CGFloat
    private let growingGap: CGFloat
    /// The alignment of items in each track; `nil` for tracks without one.
    private let fixedAlignments: [GridAlignment?]
    private let growingAlignments: [GridAlignment?]

    init(
        _ style: ResolvedTrackGridSettings, solver: TrackGridSolver, arrangement: TrackGridArrangement,
        items: TrackGridItems, proposal: ProposedViewSize, isExpanded: Bool
    ) {
        self.style = style
        self.solver = solver
        self.arrangement = arrangement
        self.items = items
        self.proposal = proposal
        self.isExpanded = isExpanded
        fixedOffer = proposal.shareable(style.fixedAxis)
        growingOffer = proposal.shareable(style.growingAxis)
        fixedGap = style.spacing[style.fixedAxis]
        growingGap = style.spacing[style.growingAxis]
        isFilling = style.contentMode == .fill && growingOffer != nil
        fixedAlignments = style.fixedTracks.map(\.itemAlignment)
        growingAlignments = (0..<arrangement.growingCount).map {
            style.track($0, along: style.growingAxis).itemAlignment
        }
    }

    private var fixedAxis: Axis { style.fixedAxis }
    private var growingAxis: Axis { style.growingAxis }

    /// The properties of tracks along the growing axis that determine the proposal to an item.
    private struct GrowingOffer {
        /// Whether all tracks fit their items.
        var needsContent: Bool
        /// Whether all tracks have a length in points; `points` is the sum of these lengths.
        var isInPoints: Bool
        var points: Double

        init(_ size: TrackSize) {
            needsContent = size.needsContent
            isInPoints = size.isInPoints
            points = size.points
        }

        mutating func add(_ other: GrowingOffer) {
            needsContent = needsContent && other.needsContent
            isInPoints = isInPoints && other.isInPoints
            points += other.points
        }
    }

    private func offer(_ axis: Axis) -> CGFloat? { axis == fixedAxis ? fixedOffer : growingOffer }

    /// Returns the layout after the sizes of items stop changing, or after the largest number of passes.
    func layout() -> TrackGridGeometry {
        let fixedBound = fixedOffer.map { max(0, $0 - fixedGap) } ?? .infinity
        let growingBound = isFilling ? max(0, (growingOffer ?? 0) - growingGap) : .infinity
        let growingOffers = solver.growingSizes(arrangement.growingCount, isBounded: isFilling).map(GrowingOffer.init)
        var frames: [TrackGridFrame] = []
        var measured: [CGSize] = []
        var proposals: [ProposedViewSize] = []
        var fixedLengths: [Double] = []
        var growingLengths: [Double] = []
        for _ in 0..<Self.passes {
            // 1. Each item is measured with the proposal of its cell, in the first pass with the proposal of the grid.
            proposals = items.indices.map { offered(to: $0, frames, growingOffers) }
            let sizes = items.indices.map { measure($0, proposals[$0]) }
            // 2. Sizes that haven't changed end the loop.
            if !frames.isEmpty, isSame(sizes, measured) { break }
            measured = sizes
            // 3. Track lengths follow from the items, and frames from the tracks.
            fixedLengths = solver.fixedLengths(
                arrangement, items: measured.map { Double($0[fixedAxis]) }, bound: fixedBound
            )
            growingLengths = solver.growingLengths(
                arrangement, items: measured.map { Double($0[growingAxis]) }, bound: growingBound
            )
            // If tracks share the proposed length, the frames are the frames of the cells.
            let shift: ((Int, Double) -> Double)? =
                isFilling
                ? nil
                : { item, cellLength in
                    let slack = cellLength - Double(measured[item][growingAxis])
                    return slack * Double(alignment(of: item).part(along: growingAxis))
                }
            frames = solver.frames(
                arrangement, fixedLengths: fixedLengths, growingLengths: growingLengths, shift: shift
            )
        }
        return placed(frames, measured, proposals, fixedLengths, growingLengths)
    }

    // MARK: Measuring

    /// Returns the proposal to an item: the length of the grid in the first pass, the length of its cell later.
    private func offered(
        to item: Int, _ frames: [TrackGridFrame], _ growingOffers: [GrowingOffer]
    ) -> ProposedViewSize {
        let fixed = frames.isEmpty ? fixedOffer : CGFloat(frames[item].fixedLength)
        var growing: CGFloat?
        let cell = arrangement.cells[item]
        var offer = growingOffers[cell.growing]
        if cell.growingSpan > 1 {
            for track in cell.growing + 1..<cell.growing + cell.growingSpan { offer.add(growingOffers[track]) }
        }
        if isFilling {
            // Tracks that fit their items use the ideal lengths of the items.
            if !offer.needsContent { growing = frames.isEmpty ? growingOffer : CGFloat(frames[item].growingLength) }
        } else if offer.isInPoints {
            // Tracks with a length in points keep it in every content mode.
            growing = CGFloat(frames.isEmpty ? offer.points : frames[item].growingLength)
        }
        return ProposedViewSize(
            fixedAxis, fixed.map { max(0, $0 - fixedGap) }, across: growing.map { max(0, $0 - growingGap) }
        )
    }

    /// Returns the size of an item including one gap along each axis.
    private func measure(_ item: Int, _ proposal: ProposedViewSize) -> CGSize {
        let size = items.nodes[item].sizeThatFits(proposal)
        return CGSize(
            width: finite(size.width) + style.spacing.width, height: finite(size.height) + style.spacing.height
        )
    }

    private func finite(_ length: CGFloat) -> CGFloat { length < FigureLimits.length ? length : FigureLimits.length }

    private func isSame(_ first: [CGSize], _ second: [CGSize]) -> Bool {
        zip(first, second).allSatisfy {
            abs($0.width - $1.width) <= Self.tolerance && abs($0.height - $1.height) <= Self.tolerance
        }
    }

    // MARK: Placing

    /// Returns the alignment of an item: its attribute, else the alignment of its tracks, else the alignment of the
    /// grid.
    private func alignment(of item: Int) -> GridAlignment {
        if let recorded = items.attributes(of: item)?.alignment { return recorded }
        let cell = arrangement.cells[item]
        return fixedAlignments[cell.fixed] ?? growingAlignments[cell.growing] ?? style.itemsAlignment
    }

    private func placed(
        _ frames: [TrackGridFrame], _ measured: [CGSize], _ proposals: [ProposedViewSize], _ fixedLengths: [Double],
        _ growingLengths: [Double]
    ) -> TrackGridGeometry {
        // The frames of the items in the coordinates of the grid. Along the growing axis, an item that isn't in a
        // filling grid keeps its measured length.
        let areas = frames.indices.map { item -> CGRect in
            let frame = frames[item]
            let length = isFilling ? CGFloat(frame.growingLength) : measured[item][growingAxis]
            return rect(frame.fixed, frame.growing, frame.fixedLength, Double(length))
        }
        let union = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
        let total = CGSize(
            fixedAxis, CGFloat(fixedLengths.reduce(0, +)) + style.spacing[fixedAxis],
            across: CGFloat(growingLengths.reduce(0, +))
        )
        var size = CGSize.zero
        var offset = CGPoint.zero
        for axis in [fixedAxis, growingAxis] {
            size[axis] = length(axis, total: max(total[axis], 0), union: union)
            offset[axis] = self.offset(union, size[axis], axis)
        }
        var layout = TrackGridGeometry(size: size, proposals: proposals)
        layout.items.reserveCapacity(frames.count)
        layout.cells.reserveCapacity(frames.count)
        for item in frames.indices {
            let area = areas[item].offsetBy(dx: offset.x, dy: offset.y)
            let alignment = alignment(of: item)
            layout.items.append(rect(of: measured[item], in: area, alignment).withoutGaps(style.spacing))
            let frame = frames[item]
            let cell = rect(0, 0, frame.fixedLength, frame.growingLength).size
            layout.cells.append(rect(of: cell, in: area, alignment).withoutGaps(style.spacing))
        }
        layout.fixedTracks = TrackGridGeometry.TrackRun(
            start: offset[fixedAxis], lengths: fixedLengths.map { CGFloat($0) }
        )
        layout.growingTracks = TrackGridGeometry.TrackRun(
            start: offset[growingAxis], lengths: growingLengths.map { CGFloat($0) }
        )
        return layout
    }

    /// Returns the length of the grid along an axis.
    private func length(_ axis: Axis, total: CGFloat, union: CGRect) -> CGFloat {
        let offer = offer(axis)
        guard axis == growingAxis, !isFilling else { return offer ?? total }
        guard style.contentMode == .scroll else { return total }
        return isExpanded ? union.size[axis] : offer ?? union.size[axis]
    }

    /// Returns the offset of the cells along an axis, in a grid of a given length.
    private func offset(_ union: CGRect, _ length: CGFloat, _ axis: Axis) -> CGFloat {
        if axis == growingAxis, !isFilling {
            // Scrolling content starts at its first item; an intrinsic grid starts at its first track.
            return style.contentMode == .scroll ? -union.origin[axis] : 0
        }
        // The union of all items is aligned; but alignment at the start uses the tracks, even if some of them are
        // empty.
        let part = style.contentAlignment.part(along: axis)
        return part == 0 ? 0 : (length - union.size[axis]) * part - union.origin[axis]
    }

    private func rect(_ fixed: Double, _ growing: Double, _ fixedLength: Double, _ growingLength: Double) -> CGRect {
        CGRect(
            origin: CGPoint(fixedAxis, CGFloat(fixed), across: CGFloat(growing)),
            size: CGSize(fixedAxis, CGFloat(fixedLength), across: CGFloat(growingLength))
        )
    }

    /// Returns a rectangle of a size, aligned in an area.
    private func rect(of size: CGSize, in area: CGRect, _ alignment: GridAlignment) -> CGRect {
        CGRect(
            x: area.minX + (area.width - size.width) * alignment.part(along: .horizontal),
            y: area.minY + (area.height - size.height) * alignment.part(along: .vertical), width: size.width,
            height: size.height
        )
    }
}

extension CGRect {
    /// Returns the rectangle, inset by half a gap at each edge.
    fileprivate func withoutGaps(_ gaps: CGSize) -> CGRect {
        CGRect(
            x: minX + gaps.width / 2, y: minY + gaps.height / 2, width: max(0, width - gaps.width),
            height: max(0, height - gaps.height)
        )
    }
}

extension ProposedViewSize {
    /// Returns the proposed length along an axis, at least 0; `nil` if it is unspecified or infinite.
    fileprivate func shareable(_ axis: Axis) -> CGFloat? {
        guard let length = self[axis], length < .infinity else { return nil }
        return length > 0 ? length : 0
    }
}
