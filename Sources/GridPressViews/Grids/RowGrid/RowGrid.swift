import LayoutSolvers

/// The layout of a row grid: the structure of its cells, their measured sizes, and the lengths of columns and rows.
final class RowGrid {
    let layout: GridLayout
    let nodes: [LayoutNode]
    /// 1. The columns and rows that the cells span.
    let structure: RowGridStructure
    /// The settings of cells, rows and columns; `nil` if there are none, as in most grids.
    private let said: Said?
    /// 2. The gap before each column and before each row.
    private let solver: RowGridSolver
    @exclusivity(unchecked) private var probed: [Probe] = []
    /// The order in which cells are measured, by the axes with a proposed length.
    @exclusivity(unchecked) private var orders: (RowGridOrder?, RowGridOrder?, RowGridOrder?)
    /// The last proposal, and the solution for it.
    @exclusivity(unchecked) private var lastProposal: ProposedViewSize?
    @exclusivity(unchecked) private var lastSolution = RowGridSolver.Solution()

    /// The settings of cells, rows and columns.
    private struct Said {
        /// The axes along which each cell doesn't determine lengths.
        var unsizedAxes: [Axis.Set]
        /// The anchors of cells, which are aligned with the same points of their views.
        var anchors: [UnitPoint?]
        var rowAlignments: [VerticalAlignment?]
        var columnAlignments: [HorizontalAlignment?]
    }

    init(_ layout: GridLayout, _ nodes: [LayoutNode], _ direction: LayoutDirection) {
        self.layout = layout
        self.nodes = nodes
        let (structure, rowAlignments) = Self.structure(of: nodes)
        self.structure = structure
        said = Self.said(by: nodes, in: structure, rowAlignments)
        func distance(_ axis: Axis) -> (Int, Int) -> Double {
            { Double(nodes[$0].distance(to: nodes[$1], along: axis, direction: direction)) }
        }
        let columnGaps = structure.columnGaps(
            spacing: layout.horizontalSpacing.finite.map { Double($0) },
            distance: distance(.horizontal)
        )
        let rowGaps = structure.rowGaps(
            spacing: layout.verticalSpacing.finite.map { Double($0) },
            distance: distance(.vertical)
        )
        solver = RowGridSolver(structure, columnGaps: columnGaps, rowGaps: rowGaps)
    }

    /// Whether any cell, row or column has settings.
    var saysAnything: Bool { said != nil }

    /// Returns the point of a cell that is aligned with the same point of its view; `nil` if it has none.
    func anchor(of cell: Int) -> UnitPoint? { said?.anchors[cell] }

    /// Returns the axes along which a cell doesn't determine lengths.
    func unsizedAxes(of cell: Int) -> Axis.Set { said?.unsizedAxes[cell] ?? [] }

    /// Returns the alignment of a row; `nil` if it has none.
    func alignment(ofRow row: Int) -> VerticalAlignment? { said?.rowAlignments[row] }

    /// Returns the alignment of a column; `nil` if it has none.
    func alignment(ofColumn column: Int) -> HorizontalAlignment? { said?.columnAlignments[column] }

    // MARK: Structure

    /// Returns the structure of the rows that views make, and the alignments of rows, if any has one.
    ///
    /// The views of one ``GridRow`` make a row, and a view outside of rows makes a separate one.
    private static func structure(of nodes: [LayoutNode]) -> (RowGridStructure, alignments: [VerticalAlignment?]) {
        var builder = RowGridStructure.Builder(cellCount: nodes.count, rowCount: min(nodes.count, 4))
        var alignments: [VerticalAlignment?] = []
        var rowCount = 0
        var last: GridRowIdentity?
        var columns = 0
        for node in nodes {
            guard let identity = node[mark: GridRowIdentity.self] else {
                builder.addBareRow()
                rowCount += 1
                last = nil
                continue
            }
            if last !== identity {
                builder.beginRow()
                rowCount += 1
                if let alignment = identity.alignment {
                    while alignments.count < rowCount - 1 { alignments.append(nil) }
                    alignments.append(alignment)
                }
                columns = 0
            }
            last = identity
            let span = node.gridCell.columns
            builder.addCell(span: span)
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
        if !alignments.isEmpty { while alignments.count < rowCount { alignments.append(nil) } }
        return (builder.structure, alignments)
    }

    /// Returns the settings of cells, rows and columns; `nil` if there are none.
    private static func said(
        by nodes: [LayoutNode],
        in structure: RowGridStructure,
        _ rowAlignments: [VerticalAlignment?]
    ) -> Said? {
        guard !rowAlignments.isEmpty || nodes.contains(where: { $0.traits != nil }) else { return nil }
        let attributes = nodes.map(\.gridCell)
        // The first cell with an alignment sets the alignment of its column; views outside of rows don't.
        var columnAlignments = [HorizontalAlignment?](repeating: nil, count: structure.columnCount)
        for (index, cell) in structure.cells.enumerated() where !cell.isBare && columnAlignments[cell.column] == nil {
            columnAlignments[cell.column] = attributes[index].columnAlignment
        }
        return Said(
            unsizedAxes: attributes.map(\.unsizedAxes),
            anchors: attributes.map(\.anchor),
            rowAlignments: rowAlignments.isEmpty
                ? Array(repeating: nil, count: structure.rows.count) : rowAlignments,
            columnAlignments: columnAlignments
        )
    }

    // MARK: Probes

    /// The smallest and the largest size of a cell.
    private struct Probe {
        var least: CGSize
        var most: CGSize
    }

    private var probes: [Probe] {
        if probed.isEmpty {
            // 3. The smallest and the largest size of every cell is measured.
            var probes: [Probe] = []
            probes.reserveCapacity(nodes.count)
            // Both are measured in one pass, because memory access limits the speed of large grids.
            for node in nodes {
                probes.append(Probe(least: node.sizeThatFits(.zero), most: node.sizeThatFits(.infinity)))
            }
            probed = probes
        }
        return probed
    }

    /// Returns the largest length of a cell along an axis; the smallest length if the cell is unsized along the axis.
    func mostLength(of cell: Int, _ axis: Axis) -> CGFloat {
        unsizedAxes(of: cell).contains(Axis.Set(axis)) ? probes[cell].least[axis] : probes[cell].most[axis]
    }

    /// Returns the smallest and largest lengths of the columns or the rows.
    func ranges(_ axis: Axis) -> RowGridTrackRanges {
        let probes = probes
        let set = Axis.Set(axis)
        return RowGridTrackRanges(
            gaps: axis == .horizontal ? solver.columnGaps : solver.rowGaps,
            count: structure.cells.count
        ) { index in
            let cell = structure.cells[index]
            let (track, span) = axis == .horizontal ? (cell.column, cell.span) : (cell.row, 1)
            let least = Double(probes[index].least[axis])
            // An unsized cell doesn't make its track flexible.
            let most = unsizedAxes(of: index).contains(set) ? least : Double(probes[index].most[axis])
            return RowGridTrackRanges.Cell(track: track, span: span, least: least, most: most)
        }
    }

    /// Returns the order in which cells are measured, the least flexible cells first.
    ///
    /// Without a proposal, the order doesn't matter.
    private func order(_ proposal: ProposedViewSize) -> RowGridOrder {
        // 4. Cells of a higher priority are measured first, and of these the least flexible cells.
        switch (proposal.width != nil, proposal.height != nil) {
        case (false, false): return RowGridOrder(ofEqual: nodes.count)
        case (true, false): return order(&orders.0, hasWidth: true, hasHeight: false)
        case (false, true): return order(&orders.1, hasWidth: false, hasHeight: true)
        case (true, true): return order(&orders.2, hasWidth: true, hasHeight: true)
        }
    }

    private func order(_ known: inout RowGridOrder?, hasWidth: Bool, hasHeight: Bool) -> RowGridOrder {
        if let known { return known }
        let probes = probes
        let order = RowGridOrder(count: nodes.count) { index in
            nodes[index].layoutPriority
        } flexibility: { index in
            RowGridFlexibility(
                least: RowGridSize(probes[index].least),
                most: RowGridSize(probes[index].most),
                hasWidth: hasWidth,
                hasHeight: hasHeight,
                isUnsized: !unsizedAxes(of: index).isEmpty
            )
        }
        known = order
        return order
    }

    // MARK: Columns and rows

    /// The columns and rows for one proposal.
    typealias Arrangement = RowGridSolver.Solution

    /// Returns the columns and rows for a proposal.
    func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        solve(proposal)
        return lastSolution
    }

    /// Returns the size of the grid for a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        solve(proposal)
        // 7. The sums of the tracks and gaps.
        return CGSize(width: lastSolution.columns.total, height: lastSolution.rows.total)
    }

    private func solve(_ proposal: ProposedViewSize) {
        if let lastProposal, lastProposal == proposal { return }
        let order = order(proposal)
        lastProposal = nil
        // 5. Cells are measured, along both axes at once, and their sizes determine the columns and rows.
        solver.solve(RowGridSolver.Offer(proposal), order: order, into: &lastSolution) { cell in
            let axes = unsizedAxes(of: cell)
            return (axes.contains(.horizontal), axes.contains(.vertical))
        } measure: { index, offer in
            var answer = answer(of: index, ProposedViewSize(offer))
            if !probed.isEmpty {
                let (least, most) = (RowGridSize(probed[index].least), RowGridSize(probed[index].most))
                answer.keepShares(of: offer, least: least, most: most)
            }
            return answer
        }
        lastProposal = proposal
    }

    /// Returns the size of a cell, and its guide if the cells of its row are aligned by one.
    ///
    /// Aligned guides can make a row higher than its tallest cell.
    private func answer(of index: Int, _ proposal: ProposedViewSize) -> RowGridSolver.Answer {
        // 6. The row is as high as its tallest cell, or higher if guides are aligned.
        let row = structure.cells[index].row
        if let guide = meetingGuide(of: row), anchor(of: index) == nil, !unsizedAxes(of: index).contains(.vertical) {
            let dimensions = nodes[index].dimensions(in: proposal)
            let size = RowGridSize(width: Double(dimensions.width), height: Double(dimensions.height))
            return RowGridSolver.Answer(size: size, guide: Double(dimensions[guide]))
        }
        return RowGridSolver.Answer(size: RowGridSize(nodes[index].sizeThatFits(proposal)))
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
