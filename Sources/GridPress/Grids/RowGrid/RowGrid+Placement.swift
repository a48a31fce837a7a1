import LayoutSolvers

extension RowGrid {
    /// 8. Every view is offered its cell, and aligned in it.
    func place(_ arrangement: Arrangement, _ place: (_ view: Int, _ origin: CGPoint, _ cell: CGSize) -> Void) {
        for row in structure.rows.indices {
            let frames = structure.rows[row].map { frame(of: $0, arrangement) }
            let dimensions = zip(structure.rows[row], frames).map { index, cell in
                nodes[index].dimensions(in: ProposedViewSize(cell.size))
            }
            let guide = meetingGuide(of: row)
            let line = guide.map { self.line(of: $0, row, dimensions) }
            for (position, index) in structure.rows[row].enumerated() {
                let cell = frames[position]
                let cellDimensions = dimensions[position]
                let area = ViewDimensions(area: cell.size)
                var slack = CGPoint.zero
                if let anchor = anchor(of: index) {
                    slack.x = (cell.width - cellDimensions.width) * anchor.x
                    slack.y = (cell.height - cellDimensions.height) * anchor.y
                } else {
                    let horizontal = horizontalAlignment(of: index).guide
                    slack.x = area[horizontal] - cellDimensions[horizontal]
                    if let guide, let line {
                        slack.y = line - cellDimensions[guide]
                    } else {
                        let vertical = verticalAlignment(of: row).guide
                        slack.y = area[vertical] - cellDimensions[vertical]
                    }
                }
                // In an endless cell nothing can be aligned.
                let origin = CGPoint(
                    x: cell.minX + (slack.x.isFinite ? slack.x : 0),
                    y: cell.minY + (slack.y.isFinite ? slack.y : 0)
                )
                place(index, origin, cell.size)
            }
        }
    }

    /// The room of a cell.
    func frame(of index: Int, _ arrangement: Arrangement) -> CGRect {
        let cell = structure.cells[index]
        return CGRect(
            x: arrangement.columnStarts[cell.column],
            y: arrangement.rowStarts[cell.row],
            width: Self.length(cell.columns, arrangement.columns.lengths, arrangement.columnStarts),
            height: arrangement.rows.lengths[cell.row]
        )
    }

    // MARK: Alignment

    /// As the row says, else as the grid says.
    private func verticalAlignment(of row: Int) -> VerticalAlignment {
        rowAlignments[row] ?? layout.alignment.vertical
    }

    /// As the column of the cell says, else as the grid says; a cell of several columns as the grid says.
    private func horizontalAlignment(of index: Int) -> HorizontalAlignment {
        let cell = structure.cells[index]
        return isBareRow[cell.row] || cell.span > 1
            ? bareRowAlignment : columnAlignments[cell.column] ?? layout.alignment.horizontal
    }

    /// Assumption: a view that stands in no row is aligned as the grid says, whatever the first column says.
    private var bareRowAlignment: HorizontalAlignment { layout.alignment.horizontal }

    /// The guide that meets that of the other cells of a row, if it is one that does: baselines and custom guides.
    ///
    /// Assumption: in such a row cells lie as in a horizontal stack, which makes the row higher where that takes more
    /// room than the tallest cell.
    func meetingGuide(of row: Int) -> AlignmentGuide? {
        let guide = verticalAlignment(of: row).guide
        return guide.combination == .none ? nil : guide
    }

    /// How far below the top of a row its cells' guides meet.
    private func line(of guide: AlignmentGuide, _ row: Int, _ dimensions: [ViewDimensions]) -> CGFloat {
        var extent = GuideExtent()
        for (position, index) in structure.rows[row].enumerated() where anchor(of: index) == nil {
            extent.add(length: Double(dimensions[position].height), guide: Double(dimensions[position][guide]))
        }
        return CGFloat(extent.before)
    }

    // MARK: Recording

    /// The grid as data, measured from its leading top corner; its cells name views by their position.
    func record(_ arrangement: Arrangement) -> Drawing.Grid {
        func tracks(
            _ division: RowGridSolver.SizedTracks,
            _ starts: [Double],
            _ ranges: RowGridTrackRanges
        ) -> [Drawing.Grid.Track] {
            division.lengths.indices.map { index in
                let most = ranges.most[index]
                return Drawing.Grid.Track(
                    size: ranges.least[index] == most ? "fixed" : "flexible",
                    start: starts[index],
                    length: division.lengths[index],
                    division: .init(
                        least: ranges.least[index],
                        most: most == .infinity ? nil : most,
                        share: division.shares.isEmpty ? nil : division.shares[index]
                    )
                )
            }
        }
        return Drawing.Grid(
            element: 0,
            kind: .rows,
            settings: settings,
            columns: tracks(arrangement.columns, arrangement.columnStarts, ranges(.horizontal)),
            rows: tracks(arrangement.rows, arrangement.rowStarts, ranges(.vertical)),
            cells: nodes.indices.map { index in
                let cell = structure.cells[index]
                return Drawing.Grid.Cell(
                    element: index,
                    identity: "",
                    columns: cell.columns,
                    rows: cell.row..<cell.row + 1,
                    frame: frame(of: index, arrangement),
                    settings: settings(of: index)
                )
            }
        )
    }

    /// What a cell asks for.
    private func settings(of cell: Int) -> [Drawing.Setting] {
        var list = SettingList()
        if let anchor = anchor(of: cell) { list.add("anchor", "\(anchor.x.spelled), \(anchor.y.spelled)") }
        let axes = unsizedAxes[cell]
        if !axes.isEmpty {
            let words = [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }
            list.add("unsizedAxes", words.map { "\($0)" }.joined(separator: ", "))
        }
        return list.settings
    }

    /// The settings of the grid that aren't defaults, as data.
    private var settings: [Drawing.Setting] {
        var list = SettingList()
        list.add("alignment", layout.alignment, unless: .center, as: \.name)
        if let spacing = layout.horizontalSpacing { list.add("horizontalSpacing", spacing.spelled) }
        if let spacing = layout.verticalSpacing { list.add("verticalSpacing", spacing.spelled) }
        list.add("columnAlignments", each: columnAlignments.map { $0?.name })
        list.add("rowAlignments", each: rowAlignments.map { $0?.name })
        return list.settings
    }
}
