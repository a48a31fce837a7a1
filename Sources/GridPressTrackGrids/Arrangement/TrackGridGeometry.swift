import LayoutSolvers

/// The frames, cells and tracks of a track grid for one proposal, from its top leading corner.
struct TrackGridGeometry {
    /// The size that the grid takes.
    var size: CGSize
    /// The frame of each item.
    var items: [CGRect] = []
    /// The proposal to each item.
    var proposals: [ProposedViewSize] = []
    /// The room of each item's cell, without the gaps.
    var cells: [CGRect] = []
    /// The lengths of the listed tracks, and where they start.
    var fixedTracks = TrackRun()
    /// The same of the tracks along the growing axis.
    var growingTracks = TrackRun()

    /// Returns the columns or the rows.
    func tracks(along axis: Axis, _ style: ResolvedTrackGridSettings) -> TrackRun {
        axis == style.fixedAxis ? fixedTracks : growingTracks
    }

    /// Tracks beside each other.
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
    /// Whether everything is shown that scrolls.
    let isExpanded: Bool

    /// The largest number of passes; most grids need two or three.
    private static let passes = 16
    /// By how much a length may change without being another.
    private static let tolerance = 1e-6

    /// The proposal to the grid along each axis, if it is a length that can be shared.
    private let fixedOffer: CGFloat?
    private let growingOffer: CGFloat?
    /// Whether the tracks along the growing axis share what is offered.
    private let isFilling: Bool
    private let fixedGap: CGFloat
    private let growingGap: CGFloat
    /// The alignment of items in each track, if it has one.
    private let fixedAlignments: [GridAlignment?]
    private let growingAlignments: [GridAlignment?]

    init(
        _ style: ResolvedTrackGridSettings,
        solver: TrackGridSolver,
        arrangement: TrackGridArrangement,
        items: TrackGridItems,
        proposal: ProposedViewSize,
        isExpanded: Bool
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

    /// The properties of tracks along the growing axis that decide about the proposal to an item.
    private struct GrowingOffer {
        /// Whether all of them fit their items.
        var needsContent: Bool
        /// Whether all of them have a length in points, and the sum of these.
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

    /// Returns the layout when nothing changes any more.
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
            // 1. Every item answers to the room of its cell, at first to that of the grid.
            proposals = items.indices.map { offered(to: $0, frames, growingOffers) }
            let sizes = items.indices.map { measure($0, proposals[$0]) }
            // 2. Nothing has changed: done.
            if !frames.isEmpty, isSame(sizes, measured) { break }
            measured = sizes
            // 3. Tracks follow the items, and frames the tracks.
            fixedLengths = solver.fixedLengths(
                arrangement,
                items: measured.map { Double($0[fixedAxis]) },
                bound: fixedBound
            )
            growingLengths = solver.growingLengths(
                arrangement,
                items: measured.map { Double($0[growingAxis]) },
                bound: growingBound
            )
            // Where the room is shared, frames are cells.
            let shift: ((Int, Double) -> Double)? =
                isFilling
                ? nil
                : { item, cellLength in
                    let slack = cellLength - Double(measured[item][growingAxis])
                    return slack * Double(alignment(of: item).part(along: growingAxis))
                }
            frames = solver.frames(
                arrangement,
                fixedLengths: fixedLengths,
                growingLengths: growingLengths,
                shift: shift
            )
        }
        return placed(frames, measured, proposals, fixedLengths, growingLengths)
    }

    // MARK: Measuring

    /// Returns what an item is offered with the gaps around it: the grid's own room, and later that of its cell.
    private func offered(
        to item: Int,
        _ frames: [TrackGridFrame],
        _ growingOffers: [GrowingOffer]
    ) -> ProposedViewSize {
        let fixed = frames.isEmpty ? fixedOffer : CGFloat(frames[item].fixedLength)
        var growing: CGFloat?
        let cell = arrangement.cells[item]
        var offer = growingOffers[cell.growing]
        if cell.growingSpan > 1 {
            for track in cell.growing + 1..<cell.growing + cell.growingSpan { offer.add(growingOffers[track]) }
        }
        if isFilling {
            // Tracks that fit their items ask how long these like to be.
            if !offer.needsContent { growing = frames.isEmpty ? growingOffer : CGFloat(frames[item].growingLength) }
        } else if offer.isInPoints {
            // Tracks with a length in points have it in every mode.
            growing = CGFloat(frames.isEmpty ? offer.points : frames[item].growingLength)
        }
        return ProposedViewSize(
            fixedAxis,
            fixed.map { max(0, $0 - fixedGap) },
            across: growing.map { max(0, $0 - growingGap) }
        )
    }

    /// Returns the size of an item with the gaps around it.
    private func measure(_ item: Int, _ proposal: ProposedViewSize) -> CGSize {
        let size = items.nodes[item].sizeThatFits(proposal)
        return CGSize(
            width: finite(size.width) + style.spacing.width,
            height: finite(size.height) + style.spacing.height
        )
    }

    private func finite(_ length: CGFloat) -> CGFloat { length < FigureLimits.length ? length : FigureLimits.length }

    private func isSame(_ first: [CGSize], _ second: [CGSize]) -> Bool {
        zip(first, second).allSatisfy {
            abs($0.width - $1.width) <= Self.tolerance && abs($0.height - $1.height) <= Self.tolerance
        }
    }

    // MARK: Placing

    /// Returns where an item lies in its cell: as it says, else as its tracks say, else as the grid says.
    private func alignment(of item: Int) -> GridAlignment {
        if let recorded = items.attributes(of: item)?.alignment { return recorded }
        let cell = arrangement.cells[item]
        return fixedAlignments[cell.fixed] ?? growingAlignments[cell.growing] ?? style.itemsAlignment
    }

    private func placed(
        _ frames: [TrackGridFrame],
        _ measured: [CGSize],
        _ proposals: [ProposedViewSize],
        _ fixedLengths: [Double],
        _ growingLengths: [Double]
    ) -> TrackGridGeometry {
        // The frames of the items in the grid's own coordinates; where the grid doesn't fill the room, they are as long
        // as the items along the growing axis.
        let areas = frames.indices.map { item -> CGRect in
            let frame = frames[item]
            let length = isFilling ? CGFloat(frame.growingLength) : measured[item][growingAxis]
            return rect(frame.fixed, frame.growing, frame.fixedLength, Double(length))
        }
        let union = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
        let total = CGSize(
            fixedAxis,
            CGFloat(fixedLengths.reduce(0, +)) + style.spacing[fixedAxis],
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
            start: offset[fixedAxis],
            lengths: fixedLengths.map { CGFloat($0) }
        )
        layout.growingTracks = TrackGridGeometry.TrackRun(
            start: offset[growingAxis],
            lengths: growingLengths.map { CGFloat($0) }
        )
        return layout
    }

    /// Returns how long the grid is along an axis.
    private func length(_ axis: Axis, total: CGFloat, union: CGRect) -> CGFloat {
        let offer = offer(axis)
        guard axis == growingAxis, !isFilling else { return offer ?? total }
        guard style.contentMode == .scroll else { return total }
        return isExpanded ? union.size[axis] : offer ?? union.size[axis]
    }

    /// Returns how far the cells are moved along an axis in a grid of a length.
    private func offset(_ union: CGRect, _ length: CGFloat, _ axis: Axis) -> CGFloat {
        if axis == growingAxis, !isFilling {
            // What scrolls starts where its first item does; a grid as long as its tracks starts where those do.
            return style.contentMode == .scroll ? -union.origin[axis] : 0
        }
        // What is aligned is all that items take; but at the start it is the tracks, whatever lies in them.
        let part = style.contentAlignment.part(along: axis)
        return part == 0 ? 0 : (length - union.size[axis]) * part - union.origin[axis]
    }

    private func rect(_ fixed: Double, _ growing: Double, _ fixedLength: Double, _ growingLength: Double) -> CGRect {
        CGRect(
            origin: CGPoint(fixedAxis, CGFloat(fixed), across: CGFloat(growing)),
            size: CGSize(fixedAxis, CGFloat(fixedLength), across: CGFloat(growingLength))
        )
    }

    /// Returns something of a size at a place of an area.
    private func rect(of size: CGSize, in area: CGRect, _ alignment: GridAlignment) -> CGRect {
        CGRect(
            x: area.minX + (area.width - size.width) * alignment.part(along: .horizontal),
            y: area.minY + (area.height - size.height) * alignment.part(along: .vertical),
            width: size.width,
            height: size.height
        )
    }
}

extension CGRect {
    /// Returns the rectangle without half a gap at each of its edges.
    fileprivate func withoutGaps(_ gaps: CGSize) -> CGRect {
        CGRect(
            x: minX + gaps.width / 2,
            y: minY + gaps.height / 2,
            width: max(0, width - gaps.width),
            height: max(0, height - gaps.height)
        )
    }
}

extension ProposedViewSize {
    /// Returns the length that is offered along an axis, if it is one that can be shared.
    fileprivate func shareable(_ axis: Axis) -> CGFloat? {
        guard let length = self[axis], length < .infinity else { return nil }
        return length > 0 ? length : 0
    }
}
