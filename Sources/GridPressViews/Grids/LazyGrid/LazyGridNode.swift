import LayoutSolvers

/// The layout node of a lazy grid.
final class LazyGridNode: NodeObject {
    private let grid: LazyGridSettings
    private let gridKind: Drawing.Kind
    private let blocks: [LazyGridBlock]
    private let solver: LazyGridSolver
    /// The visible part of the grid; `nil` if all of it is visible.
    private let viewport: Viewport?
    private let measurements: MeasurementBudget
    private let viewCount: Int
    /// The lengths of the grid across its tracks, by the proposed length along them and the visible length.
    private var lengths: [LengthKey: CGFloat] = [:]

    private var recentPasses = RecentValues<LazyGridSolver.Passes>()
    /// The number of tracks that are counted in the budget.
    private var countedTracks: Int

    private struct LengthKey: Hashable {
        var offer: CGFloat?
        var limit: CGFloat
    }

    init(
        _ grid: LazyGridSettings,
        kind: Drawing.Kind,
        _ blocks: [LazyGridBlock],
        viewport: Viewport?,
        in builder: NodeBuilder
    ) {
        self.grid = grid
        gridKind = kind
        self.blocks = blocks
        viewCount = blocks.reduce(0) { $0 + $1.count }
        // Views that are never built may exceed the largest number of tracks.
        let most = min(viewCount, builder.limits.views)
        solver = LazyGridSolver(items: grid.items.map(\.solverItem), viewCount: most)
        self.viewport = viewport
        measurements = builder.measurements
        countedTracks = max(grid.items.count, viewCount)
        measurements.consume(emptyTracks: countedTracks - viewCount)
        super.init(in: builder)
        node.findings += grid.items.compactMap(\.finding)
        if let finding = NodeFinding.ofSpacing(grid.spacing, in: "A grid") { node.findings.append(finding) }
        if grid.items.isEmpty, viewCount > 0 {
            let tracks = grid.tracks == .horizontal ? "columns" : "rows"
            node.findings.append(
                NodeFinding(
                    code: .gridWithoutTracks,
                    message: "The grid has no \(tracks), so "
                        + (viewCount == 1 ? "its view isn't drawn." : "its \(viewCount) views aren't drawn."),
                    fix: "Add a \(tracks.dropLast()): \(gridKind)(\(tracks): [GridItem()])."
                )
            )
        }
    }

    override var kind: Drawing.Kind { gridKind }

    // MARK: Size

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(along: .horizontal, for: proposal), height: length(along: .vertical, for: proposal))
    }

    /// Returns the length of the grid.
    ///
    /// Along its tracks it is the larger of the tracks' length and the proposal. Across them it is the length of the
    /// lines in the tracks of the first pass, whatever the proposal.
    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        let offer = proposal[grid.tracks]
        if axis == grid.tracks { return passes(offer).length }
        let key = LengthKey(offer: offer, limit: limit)
        if let known = lengths[key] { return known }
        let passes = passes(offer)
        let length = lines(passes.first, passes.length).length
        lengths[key] = length
        return length
    }

    private func passes(_ offer: CGFloat?) -> LazyGridSolver.Passes {
        let key = ProposedViewSize(grid.tracks, offer, across: nil)
        if let known = recentPasses[key] { return known }
        // A figure that has failed isn't drawn.
        guard !measurements.hasFailed else { return LazyGridSolver(items: [], viewCount: 0).passes(offer: nil) }
        let passes = solver.passes(offer: offer.map { Double($0) })
        count(passes)
        recentPasses[key] = passes
        return passes
    }

    /// Counts the tracks of adaptive items in the budget.
    private func count(_ passes: LazyGridSolver.Passes) {
        let trackCount = max(passes.first.tracks.count, passes.drawn.tracks.count)
        measurements.consume(emptyTracks: trackCount - countedTracks)
        countedTracks = max(countedTracks, trackCount)
    }

    /// The length of the visible lines; infinite without a viewport.
    private var limit: CGFloat { viewport?.reach[grid.lines] ?? .infinity }

    // MARK: Lines

    /// A row of a vertical grid, or a column of a horizontal one.
    private struct ImplicitTrack {
        var block: LazyGridBlock
        var positions: Range<Int>
        var start: CGFloat
        var length: CGFloat

        var nodes: ArraySlice<LayoutNode> { block[positions] }
        var identities: ArraySlice<String> { block.identities(positions) }
        var following: LazySectionBreak.FollowingContent { block.following }
    }

    /// The visible lines, and the length of all lines.
    private struct ImplicitTracks {
        var lines: [ImplicitTrack] = []
        var length: CGFloat = 0
    }

    /// Returns the lines of the views in some tracks, as far as they are visible.
    private func lines(_ resolution: LazyGridPass, _ bounds: CGFloat) -> ImplicitTracks {
        let trackCount = resolution.tracks.count
        var lines = ImplicitTracks()
        guard trackCount > 0 else { return lines }
        var gaps: CGFloat = 0
        var hidden = 0
        for block in blocks {
            for line in 0..<block.lineCount(trackCount) {
                guard lines.length < limit else {
                    hidden += block.lineCount(trackCount) - line
                    break
                }
                let positions = block.nodes(ofLine: line, trackCount, unless: measurements.hasFailed)
                let nodes = block[positions]
                guard !measurements.hasFailed, measurements.consume(nodes.count) else { return lines }
                let gap = lines.lines.last.map { self.gap(from: $0.nodes, to: nodes) } ?? 0
                let length = length(of: nodes, block.following, resolution, bounds)
                let start = lines.length + gap
                lines.lines.append(
                    ImplicitTrack(block: block, positions: positions, start: start, length: length)
                )
                gaps += gap
                lines.length = start + length
            }
        }
        if hidden > 0 { lines.length += estimate(hidden, lines, gaps: gaps) }
        return lines
    }

    /// Returns the length of lines that aren't built, from the average of built lines.
    private func estimate(_ hidden: Int, _ lines: ImplicitTracks, gaps: CGFloat) -> CGFloat {
        let count = CGFloat(lines.lines.count)
        let gap = count > 1 ? gaps / (count - 1) : givenSpacing ?? ViewSpacing.defaultDistance
        return CGFloat(hidden) * ((lines.length - gaps) / count + gap)
    }

    /// Returns the length of the longest view in a line, measured with the length of its track.
    private func length(
        of nodes: ArraySlice<LayoutNode>,
        _ following: LazySectionBreak.FollowingContent,
        _ resolution: LazyGridPass,
        _ bounds: CGFloat
    ) -> CGFloat {
        var longest: CGFloat = 0
        for (position, node) in nodes.enumerated() {
            let across = following == .lines ? bounds : CGFloat(resolution.tracks[position].length)
            let offer = ProposedViewSize(grid.lines, nil, across: across)
            longest = max(longest, node.length(along: grid.lines, for: offer))
        }
        return longest
    }

    /// The spacing that the grid sets; `nil` if it is `nil` or not finite.
    private var givenSpacing: CGFloat? { grid.spacing.finite }

    /// Returns the gap between two lines: the spacing of the grid, or the largest preferred distance in a track.
    private func gap(from upper: ArraySlice<LayoutNode>, to lower: ArraySlice<LayoutNode>) -> CGFloat {
        if let givenSpacing { return givenSpacing }
        // A line with one view is adjacent to all views of the other line.
        let count = max(upper.count, lower.count)
        let isWhole = upper.count == 1 || lower.count == 1
        var largest: CGFloat?
        for position in 0..<(isWhole ? count : min(upper.count, lower.count)) {
            let above = upper[upper.startIndex + min(position, upper.count - 1)]
            let below = lower[lower.startIndex + min(position, lower.count - 1)]
            let distance = above.distance(to: below, along: grid.lines, direction: direction)
            largest = max(largest ?? distance, distance)
        }
        return largest ?? 0
    }

    // MARK: Drawing

    /// A view of the grid with its frame and its cell, relative to the top leading corner of the grid.
    private struct Item {
        var node: LayoutNode
        var frame: CGRect
        var cell: CGRect
        var tracks: Range<Int>
        var line: Int
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.currentElement
        let bounds = frame.size[grid.tracks]
        let passes = passes(proposal[grid.tracks])
        let lines = lines(passes.drawn, bounds)
        let start = start(of: passes.drawn, in: bounds)
        let items = items(lines, passes.drawn, start: start, bounds)
        var elements = [Int](repeating: element, count: items.count)
        PaintOrder(of: items.lazy.map { $0.node }).paint(on: canvas) { index in
            elements[index] = canvas.elements.count
            canvas.draw(
                items[index].node,
                in: items[index].frame.placed(in: frame, direction),
                proposal: ProposedViewSize(items[index].cell.size)
            )
        }
        var record = record(passes, lines, items, start: start)
        record.place(in: frame, direction, element, elements, identities: lines.lines.flatMap(\.identities))
        canvas.add(record)
    }

    /// Returns the start of the tracks in the grid's alignment, but at least 0.
    private func start(of resolution: LazyGridPass, in bounds: CGFloat) -> CGFloat {
        func guide(_ length: CGFloat) -> CGFloat {
            ViewDimensions(area: CGSize(grid.tracks, length, across: 0))[grid.alignment]
        }
        let aligned = guide(bounds) - guide(resolution.length)
        return LazyGridSolver.start(of: resolution.length, in: Double(bounds), aligned: Double(aligned))
    }

    /// Returns the views with their frames; the proposal to each view is the size of its cell.
    private func items(
        _ lines: ImplicitTracks,
        _ resolution: LazyGridPass,
        start: CGFloat,
        _ bounds: CGFloat
    ) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(lines.lines.reduce(0) { $0 + $1.positions.count })
        for (number, line) in lines.lines.enumerated() {
            for (position, node) in line.nodes.enumerated() {
                let isLine = line.following == .lines
                let track = resolution.tracks[isLine ? 0 : position]
                let edge = isLine ? 0 : start + CGFloat(track.start)
                let cell = CGRect(
                    origin: CGPoint(grid.tracks, edge, across: line.start),
                    size: CGSize(grid.tracks, isLine ? bounds : CGFloat(track.length), across: line.length)
                )
                let item = grid.items[track.item]
                let alignment = isLine ? nil : item.alignment
                items.append(
                    Item(
                        node: node,
                        frame: place(node, in: cell, alignment, isLine: isLine),
                        cell: cell,
                        tracks: isLine ? 0..<resolution.tracks.count : position..<position + 1,
                        line: number
                    )
                )
            }
        }
        return items
    }

    private func place(_ node: LayoutNode, in cell: CGRect, _ alignment: Alignment?, isLine: Bool) -> CGRect {
        let area = ViewDimensions(area: cell.size)
        let dimensions = node.dimensions(in: ProposedViewSize(cell.size))
        var guides = (horizontal: HorizontalAlignment.center.guide, vertical: VerticalAlignment.center.guide)
        if let alignment { guides = (alignment.horizontal.guide, alignment.vertical.guide) }
        // Headers and footers are aligned as the tracks.
        if isLine, grid.tracks == .horizontal { guides.horizontal = grid.alignment }
        if isLine, grid.tracks == .vertical { guides.vertical = grid.alignment }
        let x = area[guides.horizontal] - dimensions[guides.horizontal]
        let y = area[guides.vertical] - dimensions[guides.vertical]
        return CGRect(
            x: cell.minX + (x.isFinite ? x : 0),
            y: cell.minY + (y.isFinite ? y : 0),
            width: dimensions.width,
            height: dimensions.height
        )
    }

    // MARK: Explaining

    override func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        guard !measurements.hasFailed else { return nil }
        let bounds = size[grid.tracks]
        let passes = passes(proposal[grid.tracks])
        let lines = lines(passes.drawn, bounds)
        let items = items(lines, passes.drawn, start: start(of: passes.drawn, in: bounds), bounds)
        let axis = LayoutQuantity.Axis(grid.tracks)
        var account = LayoutAccount(items.map(\.node))
        // 1. The first pass divides the proposal, and the second the length that the first needs.
        let offered = LayoutFormula.offer(proposal.offer(grid.tracks))
        let first = offered.value == nil ? LayoutFormula.number(passes.first.offered, .none) : offered
        account.lengths[axis] =
            LayoutStep(.gridOverflow, .most([first, passes.first.lengthFormula])).along(grid.tracks)
        let total = passes.second == nil ? first : LayoutFormula.length(passes.length)
        // Views in the same track share its step.
        let trackSteps = passes.drawn.trackSteps(dividing: total).map { $0.along(grid.tracks) }
        for (index, item) in items.enumerated() {
            let isLine = item.tracks.count != 1
            // 2. The proposal to a view is its track's length, and the measured length of its line.
            let step =
                isLine
                ? LayoutStep(.ownLength, .length(Double(bounds))).along(grid.tracks)
                : trackSteps[item.tracks.lowerBound]
            account.children[index].offer[axis] = step
            account.children[index].offer[LayoutQuantity.Axis(grid.lines)] =
                LayoutStep(.lazyLine, .number(Double(item.cell.size[grid.lines]), .gridLine))
            for axis in [grid.tracks, grid.lines] {
                account.place(
                    index,
                    along: axis,
                    inCell: (item.cell.origin[axis], item.cell.size[axis]),
                    at: item.frame.origin[axis],
                    length: item.frame.size[axis]
                )
            }
        }
        return account
    }

    // MARK: Recording

    /// Returns the layout record of the grid.
    private func record(
        _ passes: LazyGridSolver.Passes,
        _ lines: ImplicitTracks,
        _ items: [Item],
        start: CGFloat
    ) -> Drawing.Grid {
        let tracks = passes.drawn.tracks.map {
            Drawing.Grid.Track(
                size: grid.items[$0.item].description,
                start: Double(start) + $0.start,
                length: $0.length
            )
        }
        let across = lines.lines.map {
            Drawing.Grid.Track(size: "fit", start: Double($0.start), length: Double($0.length))
        }
        let isVertical = grid.tracks == .horizontal
        return Drawing.Grid(
            element: 0,
            kind: .lazy,
            settings: gridSettings,
            columns: isVertical ? tracks : across,
            rows: isVertical ? across : tracks,
            cells: items.indices.map { index in
                let item = items[index]
                let line = item.line..<item.line + 1
                return Drawing.Grid.Cell(
                    element: index,
                    identity: "",
                    columns: isVertical ? item.tracks : line,
                    rows: isVertical ? line : item.tracks,
                    frame: item.cell
                )
            },
            passes: ([passes.first] + [passes.second].compactMap(\.self)).map(pass)
        )
    }

    /// The settings of the grid for the layout record, without defaults.
    private var gridSettings: [Drawing.Setting] {
        let isHorizontal = grid.tracks == .horizontal
        var list = SettingList()
        list.add(.divides, isHorizontal ? "columns" : "rows")
        list.add(.spacing, grid.spacing)
        list.add(.alignment, grid.alignment.name, unless: "center") { $0 }
        list.add(isHorizontal ? .columnSpacings : .rowSpacings, each: grid.items.map { $0.spacing?.spelled })
        list.add(isHorizontal ? .columnAlignments : .rowAlignments, each: grid.items.map { $0.alignment?.name })
        return list.settings
    }

    private func pass(_ resolution: LazyGridPass) -> Drawing.Grid.Pass {
        var counts = [Int](repeating: 0, count: grid.items.count)
        for track in resolution.tracks { counts[track.item] += 1 }
        return Drawing.Grid.Pass(
            offered: resolution.offered,
            shares: resolution.shares.enumerated().map { index, share in
                Drawing.Grid.Pass.Share(
                    size: grid.items[index].description,
                    remaining: share.remaining,
                    itemsLeft: share.remaining == nil ? nil : share.itemsLeft,
                    share: share.share,
                    length: share.length,
                    isClamped: share.isClamped,
                    trackCount: counts[index]
                )
            },
            length: resolution.length
        )
    }
}
