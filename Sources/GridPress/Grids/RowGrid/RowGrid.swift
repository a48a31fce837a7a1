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
    /// The cells of one column each, column by column.
    private let columnCells: Buckets
    private var probed: Probes?
    private var recentColumns = RecentValues<RowGridTrackSolver.SizedTracks>()
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
        columnCells = Buckets(count: structure.columnCount, structure.cells) { $0.span == 1 ? $0.column : nil }
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

    /// The smallest and largest sizes of the cells, and the ranges of the tracks that follow from them.
    private struct Probes {
        var columns: RowGridTrackSolver
        var rows: RowGridTrackSolver
        var least: [CGSize]
        var most: [CGSize]
        /// The widths of the cells that take no part in choosing the widths of their columns.
        var unsizedWidths: [Double]
    }

    private var probes: Probes {
        if let probed { return probed }
        let value = probe()
        probed = value
        return value
    }

    private func probe() -> Probes {
        // 3. Every cell is asked how small and how large it can be.
        let least = nodes.map { $0.sizeThatFits(.zero) }
        let most = nodes.map { $0.sizeThatFits(.infinity) }
        func unsized(_ index: Int, _ axis: Axis) -> Double {
            RowGridStructure.unsizedLength(least: Double(least[index][axis]), most: Double(most[index][axis])) {
                Double(nodes[index].sizeThatFits(.unspecified)[axis])
            }
        }
        // 4. That makes the ranges of columns and rows.
        var unsizedWidths = [Double](repeating: 0, count: nodes.count)
        func ranges(_ axis: Axis, _ gaps: [Double]) -> RowGridTrackRanges {
            let set = Axis.Set(axis)
            return RowGridTrackRanges(gaps: gaps, count: structure.cells.count) { index in
                let cell = structure.cells[index]
                let (track, span) = axis == .horizontal ? (cell.column, cell.span) : (cell.row, 1)
                guard unsizedAxes[index].contains(set) else {
                    let (least, most) = (Double(least[index][axis]), Double(most[index][axis]))
                    return RowGridTrackRanges.Cell(track: track, span: span, least: least, most: most)
                }
                let length = unsized(index, axis)
                if axis == .horizontal { unsizedWidths[index] = length }
                return RowGridTrackRanges.Cell(track: track, span: span, least: length, most: length)
            }
        }
        let columns = RowGridTrackSolver(gaps: columnGaps, ranges: ranges(.horizontal, columnGaps))
        let rows = RowGridTrackSolver(gaps: rowGaps, ranges: ranges(.vertical, rowGaps))
        return Probes(columns: columns, rows: rows, least: least, most: most, unsizedWidths: unsizedWidths)
    }

    /// Between which lengths the columns can be.
    var columnRanges: RowGridTrackRanges { probes.columns.ranges }
    /// Between which lengths the rows can be.
    var rowRanges: RowGridTrackRanges { probes.rows.ranges }

    // MARK: Columns

    /// 5. The widths of the columns.
    func columns(_ proposal: ProposedViewSize) -> RowGridTrackSolver.SizedTracks {
        if let known = recentColumns[proposal] { return known }
        let probes = probes
        let guess = proposal.height.map { height in
            max(0, (height - CGFloat(probes.rows.totalGap)) / CGFloat(max(rowGaps.count, 1)))
        }
        func width(_ index: Int, _ share: Double?) -> Double {
            if unsizedAxes[index].contains(.horizontal) { return probes.unsizedWidths[index] }
            let offer = ProposedViewSize(width: share.map { CGFloat($0) }, height: guess)
            return Double(nodes[index].length(along: .horizontal, for: offer))
        }
        let division = probes.columns.divide(proposal.width.map { Double($0) }) { column, share in
            columnCells[column].reduce(0) { max($0, width($1, share)) }
        } spanning: {
            structure.cells.indices.compactMap { index in
                let cell = structure.cells[index]
                guard cell.span > 1 else { return nil }
                return RowGridTrackSolver.SpanRequirement(
                    track: cell.column,
                    span: cell.span,
                    length: width(index, nil)
                )
            }
        }
        recentColumns[proposal] = division
        return division
    }

    // MARK: Rows

    /// The columns and rows for one proposal.
    struct Arrangement {
        var columns: RowGridTrackSolver.SizedTracks
        var rows: RowGridTrackSolver.SizedTracks
        var columnStarts: [Double]
        var rowStarts: [Double]

        /// 8. The sums of the tracks and gaps.
        var size: CGSize { CGSize(width: columns.total, height: rows.total) }
    }

    func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = recentArrangements[proposal] { return known }
        let columns = columns(proposal)
        let columnStarts = Self.starts(columns.lengths, gaps: columnGaps)
        // 6. The heights of the rows, with the widths that the cells have now.
        let probes = probes
        let rows = probes.rows.divide(proposal.height.map { Double($0) }) { row, share in
            height(of: row, share, columns, columnStarts, probes)
        } spanning: {
            []
        }
        let arrangement = Arrangement(
            columns: columns,
            rows: rows,
            columnStarts: columnStarts,
            rowStarts: Self.starts(rows.lengths, gaps: rowGaps)
        )
        recentArrangements[proposal] = arrangement
        return arrangement
    }

    /// 7. The height of a row: that of its tallest cell, or more where guides of its cells meet.
    private func height(
        of row: Int,
        _ share: Double?,
        _ columns: RowGridTrackSolver.SizedTracks,
        _ starts: [Double],
        _ probes: Probes
    ) -> Double {
        let guide = meetingGuide(of: row)
        var extent = GuideExtent()
        var tallest = 0.0
        for index in structure.rows[row] {
            let cell = structure.cells[index]
            let width = CGFloat(Self.length(cell.columns, columns.lengths, starts))
            guard !unsizedAxes[index].contains(.vertical) else {
                let length = RowGridStructure.unsizedLength(
                    least: Double(probes.least[index].height),
                    most: Double(probes.most[index].height)
                ) {
                    Double(nodes[index].length(along: .vertical, for: ProposedViewSize(width: width, height: nil)))
                }
                tallest = max(tallest, length)
                continue
            }
            let offer = ProposedViewSize(width: width, height: share.map { CGFloat($0) })
            if let guide, anchor(of: index) == nil {
                let dimensions = nodes[index].dimensions(in: offer)
                extent.add(length: Double(dimensions.height), guide: Double(dimensions[guide]))
            } else {
                tallest = max(tallest, Double(nodes[index].length(along: .vertical, for: offer)))
            }
        }
        return max(tallest, extent.length)
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
