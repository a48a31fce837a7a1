/// The dimensions to draw for a drawing.
struct DimensionRequests {
    /// Dimension lines beside objects.
    private(set) var bands: [DimensionLineRequest] = []
    /// Dimension lines inside objects.
    private(set) var insides: [InnerDimensionRequest] = []
    /// The tracks that chains measure, single or in a run of equal ones.
    private var measuredTracks: Set<MeasuredInterval> = []
    /// The sizes of measured cells, each with the index of its request.
    private var cellSizes: [String: Int] = [:]
    /// The drawn chains.
    ///
    /// Equal chains of several grids are drawn once.
    private var chains: Set<EqualChain> = []

    /// The properties that make chains equal, wherever they are.
    private struct EqualChain: Hashable {
        var ruler: DimensionAxis
        var texts: [String]
    }

    /// Whether each grid has chains, even if they equal the chains of another grid.
    private let repeatsChains: Bool

    /// Creates the requests from the requested dimensions of views and the selected dimensions.
    init(
        _ content: PictureContent,
        selection: Drawing.DimensionSelection,
        format: Drawing.DimensionFormat,
        labelSize: Double? = nil
    ) {
        let drawing = content.drawing
        repeatsChains = selection.contains(.allLevels)
        for place in content.grids {
            if selection.contains(.eachTrack) || selection.contains(.tracks) {
                addChains(
                    of: place,
                    isSpelledOut: selection.contains(.eachTrack),
                    // Running dimensions end with the sum.
                    hasSum: !selection.contains(.running),
                    format
                )
            }
            if selection.contains(.running) { addRunning(of: place, format) }
            if selection.contains(.cells) { addCells(of: place, format) }
        }
        for index in drawing.elements.indices {
            let element = drawing.elements[index]
            guard let name = element.name, selection.contains(name: name), let shown = content.shownFrame(of: index)
            else { continue }
            add(
                Drawing.Dimension(
                    frame: shown.frame,
                    // A rotated object is measured as it is drawn.
                    size: shown.context.transform.isUpright ? element.frame.size : shown.frame.size,
                    places: [.bottom, .right],
                    format: format
                ),
                isRequested: false
            )
        }
        // Requested dimensions are always drawn. Selected ones don't repeat an interval.
        let selected = (bands, insides)
        (bands, insides) = ([], [])
        for var dimension in drawing.dimensions {
            if let labelSize, dimension.format.textSize == Drawing.Annotation.labelSize {
                dimension.format.textSize = labelSize
            }
            add(dimension, isRequested: true)
        }
        addUnknown(selected.0, selected.1)
        bands = DimensionLineRequest.joined(bands)
    }

    /// The intervals of dimension lines beside objects.
    var measuredIntervals: Set<MeasuredInterval> {
        Set(bands.flatMap { band in band.rows.flatMap(\.measures).map { MeasuredInterval(band.ruler, $0) } })
    }

    /// Adds selected requests without intervals that are already measured: chains first, then single measures, then
    /// measures inside objects.
    private mutating func addUnknown(_ selected: [DimensionLineRequest], _ insides: [InnerDimensionRequest]) {
        var known = measuredIntervals
        for inside in self.insides { known.formUnion(inside.intervals) }
        // 1. A chain is left out if all of its intervals are known.
        var rest: [DimensionLineRequest] = []
        let isChain = { (row: DimensionLineRequest.DimensionLine) in row.measures.count > 1 }
        for var band in selected {
            var single = band
            single.rows.removeAll(where: isChain)
            rest.append(single)
            band.rows = band.rows.filter { row in
                guard isChain(row) else { return false }
                let intervals = row.measures.map { MeasuredInterval(band.ruler, $0) }
                defer { if case .chain = row { known.formUnion(intervals) } }
                return !intervals.allSatisfy(known.contains)
            }
            if !band.rows.isEmpty { bands.append(band) }
        }
        // 2. Single measures.
        for var band in rest {
            band.rows = band.rows.filter { row in
                row.measures.contains { known.insert(MeasuredInterval(band.ruler, $0)).inserted }
            }
            if !band.rows.isEmpty { bands.append(band) }
        }
        // 3. Sizes of cells. A label with only one of two lengths would be incomplete.
        known.formUnion(measuredTracks)
        self.insides += insides.filter { !$0.intervals.allSatisfy(known.contains) }
    }

    // MARK: Grids

    /// Adds the tracks of a grid with the gaps between them, and their sum.
    private mutating func addChains(
        of place: FigureGrid,
        isSpelledOut: Bool,
        hasSum: Bool,
        _ format: Drawing.DimensionFormat
    ) {
        for (tracks, side) in [(place.columns, Drawing.Annotation.Side.bottom), (place.rows, .right)] {
            let ruler: DimensionAxis = side == .bottom ? .widths : .heights
            measuredTracks.formUnion(tracks.map { MeasuredInterval(ruler, $0.start...$0.end) })
            let chain = TrackChain(tracks, isSpelledOut: isSpelledOut, format).measures
            guard let first = tracks.first, let end = tracks.map(\.end).max() else { continue }
            let isNew = chains.insert(EqualChain(ruler: ruler, texts: chain.map(\.text))).inserted
            guard isNew || repeatsChains else { continue }
            var rows: [DimensionLineRequest.DimensionLine] = [.chain(chain)]
            if hasSum, chain.count > 1 {
                let length = (end - first.start) / first.scale
                rows.append(.chain([Measure(start: first.start, end: end, text: format.text(of: length))]))
            }
            bands.append(
                DimensionLineRequest(object: place.frame, side: side, isRequested: false, rows: rows, format: format)
            )
        }
    }

    /// Adds the distances of track edges from the first edge.
    private mutating func addRunning(of place: FigureGrid, _ format: Drawing.DimensionFormat) {
        for (tracks, side) in [(place.columns, Drawing.Annotation.Side.bottom), (place.rows, .right)] {
            guard let first = tracks.first else { continue }
            var edges: [Double] = []
            for edge in tracks.flatMap({ [$0.start, $0.end] }).sorted() where edge > first.start + 0.0005 {
                if let last = edges.last, edge - last < 0.0005 { continue }
                edges.append(edge)
            }
            guard !edges.isEmpty else { continue }
            let measures = ([first.start] + edges).map {
                Measure(start: first.start, end: $0, text: format.text(of: ($0 - first.start) / first.scale))
            }
            bands.append(
                DimensionLineRequest(
                    object: place.frame,
                    side: side,
                    isRequested: false,
                    rows: [.running(measures)],
                    format: format
                )
            )
        }
    }

    /// Adds one cell of each size, the first one with room in the order of rows.
    private mutating func addCells(of place: FigureGrid, _ format: Drawing.DimensionFormat) {
        let cells = place.cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        for cell in cells {
            let (width, height) = (format.text(of: cell.frame.width), format.text(of: cell.frame.height))
            let rect = place.transform.boundingBox(of: cell.frame)
            if let request = cellSizes["\(width) × \(height)"] {
                insides[request].addEqual(rect)
                continue
            }
            cellSizes["\(width) × \(height)"] = insides.count
            insides.append(
                InnerDimensionRequest(
                    rect: rect,
                    width: width,
                    height: height,
                    isCentered: false,
                    format: format
                )
            )
        }
    }

    // MARK: Views

    private mutating func add(_ dimension: Drawing.Dimension, isRequested: Bool) {
        let format = dimension.format
        let measured = format.measured
        let widths = Self.measures(
            dimension.frame.minX...dimension.frame.maxX,
            dimension.size.width,
            proposed: dimension.proposedWidth,
            format
        )
        let heights = Self.measures(
            dimension.frame.minY...dimension.frame.maxY,
            dimension.size.height,
            proposed: dimension.proposedHeight,
            format
        )
        for place in Drawing.Dimension.Position.allCases where dimension.places.contains(place) {
            guard let side = place.side else { continue }
            let measures = side == .top || side == .bottom ? widths : heights
            guard !measures.isEmpty else { continue }
            bands.append(
                DimensionLineRequest(
                    object: dimension.frame,
                    side: side,
                    isRequested: isRequested,
                    rows: measures.map { .chain([$0]) },
                    format: format
                )
            )
        }
        guard !dimension.places.isDisjoint(with: [.across, .down]) else { return }
        // A line inside goes from edge to edge, so the proposal is written beside the number.
        let text = { (measures: [Measure]) in measures.map(\.text).joined(separator: " of ") }
        let isProposalAlone = measured == .proposal
        insides.append(
            InnerDimensionRequest(
                rect: dimension.frame,
                width: dimension.places.contains(.across) && !(isProposalAlone && widths.isEmpty) ? text(widths) : nil,
                height: dimension.places.contains(.down) && !(isProposalAlone && heights.isEmpty) ? text(heights) : nil,
                isCentered: true,
                format: format
            )
        )
    }

    /// Returns the measures of a length: of the frame, of the proposal, or of both.
    ///
    /// A proposal has no position, so it is drawn around the center of the frame.
    private static func measures(
        _ range: ClosedRange<Double>,
        _ length: Double,
        proposed: Double?,
        _ format: Drawing.DimensionFormat
    ) -> [Measure] {
        var measures: [Measure] = []
        if format.measured != .proposal {
            measures.append(Measure(start: range.lowerBound, end: range.upperBound, text: format.text(of: length)))
        }
        if format.measured != .frame, let proposed {
            let scale = length > 0 ? range.length / length : 1
            let half = proposed * scale / 2
            measures.append(
                Measure(
                    start: range.middle - half,
                    end: range.middle + half,
                    text: format.text(of: proposed, "proposed")
                )
            )
        }
        return measures
    }
}

extension Drawing.Dimension.Position {
    /// The side of the object that the dimension is on; `nil` inside.
    fileprivate var side: Drawing.Annotation.Side? {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .across, .down: nil
        }
    }
}
