import LayoutSolvers

/// The layout of a row grid: the structure of its cells, their measured sizes, and the lengths of columns and rows.
final class RowGrid {
    let layout: GridLayout
    let nodes: [LayoutNode]
    /// Along which axes each cell takes no part in choosing lengths.
    let unsizedAxes: [Axis.Set]
    /// The points of cells that lie on the same points of views; few cells have one.
    private let anchors: [Int: UnitPoint]
    /// 1. Which columns and rows the cells take.
    let structure: RowGridStructure
    /// The row alignments that are given.
    let rowAlignments: [VerticalAlignment?]
    /// Whether each row has a view that stands in no ``GridRow``.
    let isBareRow: [Bool]
    /// The column alignments that are given.
    let columnAlignments: [HorizontalAlignment?]
    /// 2. The gap before each column and before each row.
    let columnGaps: [Double]
    let rowGaps: [Double]
    private let solver: RowGridSolver
    private var probed: Probes?
    /// The order in which cells choose, by the axes along which something is offered.
    private var orders: [RowGridOrder?] = [nil, nil, nil, nil]
    private var recentArrangements = RecentValues<Arrangement>()

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        self.layout = layout
        nodes = Array(subviews.nodes[subviews.indices])
        let rows = Self.rows(of: nodes)
        let structure = RowGridStructure(rows.map(\.row))
        self.structure = structure
        rowAlignments = rows.map(\.alignment)
        isBareRow = rows.map { $0.row.spans == nil }
        columnAlignments = Self.columnAlignments(structure, nodes, isBareRow)
        unsizedAxes = nodes.map(\.gridCell.unsizedAxes)
        var anchors: [Int: UnitPoint] = [:]
        for (index, node) in nodes.enumerated() { anchors[index] = node.gridCell.anchor }
        self.anchors = anchors
        let nodes = nodes
        func distance(_ axis: Axis) -> (Int, Int) -> Double {
            { Double(nodes[$0].distance(to: nodes[$1], along: axis, direction: subviews.layoutDirection)) }
        }
        columnGaps = structure.columnGaps(
            spacing: layout.horizontalSpacing.finite.map { Double($0) },
            distance: distance(.horizontal)
        )
        rowGaps = structure.rowGaps(
            spacing: layout.verticalSpacing.finite.map { Double($0) },
            distance: distance(.vertical)
        )
        solver = RowGridSolver(structure, columnGaps: columnGaps, rowGaps: rowGaps)
    }

    /// The point of a cell that lies on the same point of its view, where it says so.
    func anchor(of cell: Int) -> UnitPoint? { anchors.isEmpty ? nil : anchors[cell] }

    // MARK: Structure

    /// The rows that views make: those of one ``GridRow`` make one, and one that stands in none makes one by itself.
    private static func rows(
        of nodes: [LayoutNode]
    ) -> [(row: RowGridStructure.Row, alignment: VerticalAlignment?)] {
        var rows: [(row: RowGridStructure.Row, alignment: VerticalAlignment?)] = []
        var last: GridRowIdentity?
        var columns = 0
        for node in nodes {
            guard let identity = node.gridRow else {
                rows.append((.bare, nil))
                last = nil
                continue
            }
            if last !== identity {
                rows.append((RowGridStructure.Row(spans: []), identity.alignment))
                columns = 0
            }
            last = identity
            let span = node.gridCell.columns
            rows[rows.count - 1].row.spans?.append(span)
            let most = RowGridStructure.mostColumns
            if columns <= most, span > 1, columns + span > most {
                _ = node.adding(
                    finding: .gridTooLarge,
                    "The cells of a row span more than \(most) columns together. The first cell beyond this number "
                        + "spans fewer columns, and the cells after it span one column each.",
                    fix: "Reduce the number of columns that the cells of the row span."
                )
            }
            columns += min(span, most)
        }
        return rows
    }

    /// What the first cell that says so says of its column; a view that stands in no row speaks of none.
    private static func columnAlignments(
        _ structure: RowGridStructure,
        _ nodes: [LayoutNode],
        _ isBareRow: [Bool]
    ) -> [HorizontalAlignment?] {
        var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: structure.columnCount)
        for (index, cell) in structure.cells.enumerated() where !isBareRow[cell.row] {
            guard alignments[cell.column] == nil else { continue }
            alignments[cell.column] = nodes[index].gridCell.columnAlignment
        }
        return alignments
    }

    // MARK: Probes

    /// The smallest and largest sizes of the cells.
    private struct Probes {
        var least: [CGSize]
        var most: [CGSize]
    }

    private var probes: Probes {
        if let probed { return probed }
        // 3. Every cell is asked how small and how large it can be.
        var value = Probes(least: [], most: [])
        value.least.reserveCapacity(nodes.count)
        value.most.reserveCapacity(nodes.count)
        // Both in one pass: a grid of many cells is as fast as its memory.
        for node in nodes {
            value.least.append(node.sizeThatFits(.zero))
            value.most.append(node.sizeThatFits(.infinity))
        }
        probed = value
        return value
    }

    /// Returns the least and largest lengths of the columns or the rows.
    func ranges(_ axis: Axis) -> RowGridTrackRanges {
        let probes = probes
        let set = Axis.Set(axis)
        return RowGridTrackRanges(
            gaps: axis == .horizontal ? columnGaps : rowGaps,
            count: structure.cells.count
        ) { index in
            let cell = structure.cells[index]
            let (track, span) = axis == .horizontal ? (cell.column, cell.span) : (cell.row, 1)
            let least = Double(probes.least[index][axis])
            // An unsized cell doesn't make its track flexible.
            let most = unsizedAxes[index].contains(set) ? least : Double(probes.most[index][axis])
            return RowGridTrackRanges.Cell(track: track, span: span, least: least, most: most)
        }
    }

    /// Returns the order in which cells choose, the least flexible ones first; without any offer none has to be found.
    private func order(_ proposal: ProposedViewSize) -> RowGridOrder {
        let (hasWidth, hasHeight) = (proposal.width != nil, proposal.height != nil)
        let key = (hasWidth ? 1 : 0) + (hasHeight ? 2 : 0)
        if let known = orders[key] { return known }
        // 4. Cells of a higher priority choose first, of these the least flexible ones.
        let order: RowGridOrder
        if key == 0 {
            order = RowGridOrder(ofEqual: nodes.count)
        } else {
            let probes = probes
            order = RowGridOrder(count: nodes.count) { index in
                nodes[index].layoutPriority
            } flexibility: { index in
                RowGridFlexibility(
                    least: RowGridSize(probes.least[index]),
                    most: RowGridSize(probes.most[index]),
                    hasWidth: hasWidth,
                    hasHeight: hasHeight,
                    isUnsized: !unsizedAxes[index].isEmpty
                )
            }
        }
        orders[key] = order
        return order
    }

    // MARK: Columns and rows

    /// The columns and rows for one proposal.
    struct Arrangement {
        var columns: RowGridSolver.SizedTracks
        var rows: RowGridSolver.SizedTracks
        var columnStarts: [Double]
        var rowStarts: [Double]

        /// 7. The sums of the tracks and gaps.
        var size: CGSize { CGSize(width: columns.total, height: rows.total) }
    }

    func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = recentArrangements[proposal] { return known }
        // 5. Cells choose, along both axes at once, and columns and rows become as long as they answer.
        let solution = solver.solve(
            RowGridSolver.Offer(proposal),
            order: order(proposal)
        ) { cell in
            let axes = unsizedAxes[cell]
            return (axes.contains(.horizontal), axes.contains(.vertical))
        } measure: { index, offer in
            var answer = answer(of: index, ProposedViewSize(offer))
            if let probed {
                let (least, most) = (RowGridSize(probed.least[index]), RowGridSize(probed.most[index]))
                answer.keepShares(of: offer, least: least, most: most)
            }
            return answer
        }
        let arrangement = Arrangement(
            columns: solution.columns,
            rows: solution.rows,
            columnStarts: Self.starts(solution.columns.lengths, gaps: columnGaps),
            rowStarts: Self.starts(solution.rows.lengths, gaps: rowGaps)
        )
        recentArrangements[proposal] = arrangement
        return arrangement
    }

    /// Returns the size of a cell, and its guide where guides of a row's cells meet.
    ///
    /// Guides that meet may make a row higher than its tallest cell.
    private func answer(of index: Int, _ proposal: ProposedViewSize) -> RowGridSolver.Answer {
        // 6. The row is as high as its tallest cell, or higher where guides meet.
        let row = structure.cells[index].row
        if let guide = meetingGuide(of: row), anchor(of: index) == nil, !unsizedAxes[index].contains(.vertical) {
            let dimensions = nodes[index].dimensions(in: proposal)
            let size = RowGridSize(width: Double(dimensions.width), height: Double(dimensions.height))
            return RowGridSolver.Answer(size: size, guide: Double(dimensions[guide]))
        }
        return RowGridSolver.Answer(size: RowGridSize(nodes[index].sizeThatFits(proposal)))
    }

    // MARK: Lengths

    /// Where each track starts.
    private static func starts(_ lengths: [Double], gaps: [Double]) -> [Double] {
        var starts: [Double] = []
        starts.reserveCapacity(lengths.count)
        var edge = 0.0
        for index in lengths.indices {
            if index > 0 { edge += gaps[index] }
            starts.append(edge)
            edge += lengths[index]
        }
        return starts
    }

    /// The length of some tracks with the gaps between them.
    static func length(_ tracks: Range<Int>, _ lengths: [Double], _ starts: [Double]) -> Double {
        let last = tracks.upperBound - 1
        guard tracks.count > 1 else { return lengths[last] }
        return starts[last] + lengths[last] - starts[tracks.lowerBound]
    }
}

extension RowGridSize {
    fileprivate init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension RowGridSolver.Offer {
    fileprivate init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
}

extension ProposedViewSize {
    fileprivate init(_ offer: RowGridSolver.Offer) {
        self.init(width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
    }
}
