import LibrarySolvers

/// The layout node of a track grid.
final class TrackGridNode: NodeBehavior {
    private let style: ResolvedTrackGridSettings
    private let items: TrackGridItems
    private let solver: TrackGridSolver
    private let measurements: MeasurementBudget
    private let arrangement: TrackGridArrangement
    private let scrollDrawing: ScrollDrawing
    private let environment: EnvironmentValues
    private var direction: LayoutDirection { environment.layoutDirection }
    private var sizes = SizeCache()
    /// The layout for the most recent proposal; most grids are drawn with the proposal that measured them last.
    private var last: (proposal: ProposedViewSize, layout: TrackGridGeometry)?

    private init(_ style: ResolvedTrackGridSettings, items: TrackGridItems, in builder: NodeBuilder) {
        self.style = style
        solver = style.solver
        arrangement = builder.store.storage.object(ArrangementCache.self).arrangement(
            of: items.indices.map { TrackGridItem(items.attributes(of: $0), flow: style.flow) },
            regions: TrackGridRegion.regions(of: items.nodes, flow: style.flow), by: solver, mode: style.cache
        )
        let tracks = arrangement.fixedCount + arrangement.growingCount
        builder.measurements.consume(emptyTracks: tracks - items.count)
        // A grid without tracks has no cells for its items.
        self.items = arrangement.cells.isEmpty ? TrackGridItems() : items
        measurements = builder.measurements
        scrollDrawing = builder.environment.scrollDrawing
        environment = builder.environment
    }

    /// Returns the node of a grid.
    static func node(_ style: ResolvedTrackGridSettings, items: TrackGridItems, in builder: NodeBuilder) -> LayoutNode {
        let node = builder.node(TrackGridNode(style, items: items, in: builder))
        if style.fixedTracks.isEmpty, !items.isEmpty {
            node.findings.append(
                NodeFinding(
                    code: .gridWithoutTracks,
                    message: "The grid has no tracks, so "
                        + (items.count == 1 ? "its item isn't drawn." : "its \(items.count) items aren't drawn."),
                    fix: "Add a track: Grid(tracks: 1)."
                )
            )
        }
        return node
    }

    var kind: Drawing.Kind { .grid }

    // MARK: Size

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = layout(proposal).size
        sizes[proposal] = size
        return size
    }

    private func layout(_ proposal: ProposedViewSize) -> TrackGridGeometry {
        if let last, last.proposal == proposal { return last.layout }
        guard measurements.consume(items.count) else { return TrackGridGeometry(size: .zero) }
        let layout = TrackGridMeasurer(
            style, solver: solver, arrangement: arrangement, items: items, proposal: proposal,
            isExpanded: scrollDrawing == .expanded
        )
        .layout()
        last = (proposal, layout)
        return layout
    }

    // MARK: Drawing

    func effect(in frame: CGRect) -> Drawing.Effect? {
        let scrolls = style.contentMode == .scroll && scrollDrawing == .viewport
        return scrolls ? .clip(Path(frame), isEvenOdd: false) : nil
    }

    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let layout = layout(proposal)
        let element = canvas.currentElement
        for warning in arrangement.warnings { report(warning, on: canvas) }
        drawLines(layout, in: frame, on: canvas)
        var elements = [Int](repeating: element, count: items.count)
        PaintOrder(of: items.nodes).paint(on: canvas) { index in
            elements[index] = canvas.elements.count
            drawCell(index, layout, in: frame, on: canvas)
        }
        var record = record(layout)
        record.place(in: frame, direction, element, elements)
        canvas.add(record)
    }

    /// Draws an item; an item with a background or an overlay becomes a cell with a layer for each.
    private func drawCell(_ index: Int, _ layout: TrackGridGeometry, in frame: CGRect, on canvas: DrawingBuilder) {
        let node = items.nodes[index]
        let area = layout.items[index].placed(in: frame, direction)
        guard let record = items.attributes(of: index), record.background != nil || record.overlay != nil else {
            return canvas.draw(node, in: area, proposal: layout.proposals[index])
        }
        let cell = layout.cells[index].placed(in: frame, direction)
        canvas.noteMotion(ofCellAround: node)
        let element = canvas.begin(.cell, frame: cell)
        draw(record.background, .background, in: cell, on: canvas)
        canvas.draw(node, in: area, proposal: layout.proposals[index])
        draw(record.overlay, .overlay, in: cell, on: canvas)
        canvas.end(element)
    }

    private func draw(_ views: GridCellLayer?, _ layer: Drawing.Layer, in cell: CGRect, on canvas: DrawingBuilder) {
        guard let views else { return }
        let offer = ProposedViewSize(cell.size)
        canvas.drawLayer(layer, in: cell) {
            for node in views.nodes(cell.size) {
                let area = CGRect(origin: cell.origin, size: node.sizeThatFits(offer))
                canvas.draw(node, in: direction == .rightToLeft ? area.mirrored(in: cell) : area, proposal: offer)
            }
        }
    }

    // MARK: Lines

    /// Draws lines in the middle of the gaps between tracks.
    private func drawLines(_ layout: TrackGridGeometry, in frame: CGRect, on canvas: DrawingBuilder) {
        guard let lines = style.lines, !items.isEmpty else { return }
        var path = Path()
        for axis in [Axis.horizontal, .vertical] where lines.axes.contains(Axis.Set(axis.other)) {
            let across = layout.tracks(along: axis.other, style)
            var edge = layout.tracks(along: axis, style).start
            for length in layout.tracks(along: axis, style).lengths.dropLast() {
                edge += length
                let line = CGRect(
                    origin: CGPoint(axis, edge, across: across.start), size: CGSize(axis, 0, across: across.length)
                )
                let placed = line.placed(in: frame, direction)
                path.move(to: CGPoint(x: placed.minX, y: placed.minY))
                path.addLine(to: CGPoint(x: placed.maxX, y: placed.maxY))
            }
        }
        let paint = lines.style._paint(in: environment).paint(in: frame)
        guard !path.isEmpty, let stroke = lines.line.drawn(with: paint, of: .part("GridLines"), on: canvas) else {
            return
        }
        canvas.add(.part("GridLines"), frame: frame, mark: .shape(Drawing.Shape(path: path, stroke: stroke)))
    }

    // MARK: Explaining

    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        let layout = layout(proposal)
        guard layout.items.count == items.count else { return nil }
        var account = LayoutAccount(items.nodes)
        for axis in [Axis.horizontal, .vertical] {
            let stepAxis = LayoutQuantity.Axis(axis)
            let run = layout.tracks(along: axis, style)
            let gap = Double(style.spacing[axis])
            let lengths = run.lengths.map { Double($0) }
            let sizes =
                axis == style.fixedAxis
                ? style.fixedTracks.indices.map { style.track($0, along: axis).size }
                : solver.growingSizes(arrangement.growingCount, isBounded: style.contentMode == .fill)
            var steps = TrackGridSteps(sizes: sizes, lengths: lengths, gap: gap, offer: proposal.offer(axis))
            let total = LayoutFormula.total([
                .number(lengths.reduce(0, +) - gap * Double(lengths.count), .tracks),
                .number(gap * Double(lengths.count), .gaps),
            ])
            let isOffered = proposal.offer(axis).map { abs($0 - Double(size[axis])) < 1e-6 } ?? false
            account.lengths[stepAxis] =
                (isOffered ? LayoutStep(.takesOffer, .offer(proposal.offer(axis))) : LayoutStep(.gridLength, total))
                .along(axis)
            for index in items.indices {
                let cell = arrangement.cells[index]
                let tracks =
                    axis == style.fixedAxis
                    ? cell.fixed..<cell.fixed + cell.fixedSpan : cell.growing..<cell.growing + cell.growingSpan
                let step =
                    layout.proposals[index][axis] == nil ? LayoutStep(.noOffer, .nothing) : steps.offerStep(tracks)
                account.children[index].offer[stepAxis] = step.along(axis)
                account.place(
                    index, along: axis, inCell: (layout.cells[index].origin[axis], layout.cells[index].size[axis]),
                    at: layout.items[index].origin[axis], length: layout.items[index].size[axis]
                )
            }
        }
        return account
    }

    // MARK: Recording

    /// Reports a span or a start of an item that the grid can't use.
    private func report(_ warning: TrackGridWarning, on canvas: DrawingBuilder) {
        let node = items.nodes[warning.item]
        let name = node.innerName.map { "\"\($0)\"" } ?? "number \(warning.item + 1)"
        let (code, message, fix) = warning.kind.finding(of: "The item \(name)", style)
        canvas.builder.findings.add(code, .warning, at: canvas.place(of: node.kind), message, fix: fix)
    }

    /// Returns the layout record of the grid, relative to its top leading corner; cells refer to items by their
    /// position.
    private func record(_ layout: TrackGridGeometry) -> Drawing.Grid {
        Drawing.Grid(
            element: 0, kind: .tracks, settings: style.settings, columns: tracks(layout, along: .horizontal),
            rows: tracks(layout, along: .vertical),
            cells: items.indices.map { index in
                let cell = arrangement.cells[index]
                let fixed = cell.fixed..<cell.fixed + cell.fixedSpan
                let growing = cell.growing..<cell.growing + cell.growingSpan
                return Drawing.Grid.Cell(
                    element: index,
                    identity: items.identities[index],
                    columns: style.flow == .rows ? fixed : growing,
                    rows: style.flow == .rows ? growing : fixed,
                    frame: layout.cells[index],
                    settings: items.attributes(of: index)?.settings ?? []
                )
            }
        )
    }

    /// Returns the columns or rows for the layout record.
    private func tracks(_ layout: TrackGridGeometry, along axis: Axis) -> [Drawing.Grid.Track] {
        let run = layout.tracks(along: axis, style)
        let gap = Double(style.spacing[axis])
        var edge = Double(run.start)
        // Adjacent tracks are often equal, so the last description is reused.
        var last: (track: GridTrack, size: String)?
        return run.lengths.enumerated().map { index, length in
            defer { edge += Double(length) }
            let track = style.track(index, along: axis)
            if last?.track != track { last = (track, track.description) }
            return Drawing.Grid.Track(
                size: last?.size ?? "", start: edge + gap / 2, length: max(0, Double(length) - gap)
            )
        }
    }
}
