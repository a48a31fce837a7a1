import LayoutSolvers

extension RowGrid {
    /// Places every view: its proposal is the size of its cell, and the view is aligned in the cell.
    ///
    /// This is step 8 of the layout.
    func place(
        _ arrangement: Arrangement,
        _ place: (_ view: Int, _ origin: CGPoint, _ size: CGSize, _ cell: ProposedViewSize) -> Void
    ) {
        for row in structure.rows.indices {
            let guide = meetingGuide(of: row)
            let line = guide.map { self.line(of: $0, row, arrangement) }
            for index in structure.rows[row] {
                let cell = frame(of: index, arrangement)
                let offer = ProposedViewSize(cell.size)
                let dimensions = nodes[index].dimensions(in: offer)
                let area = ViewDimensions(area: cell.size)
                var slack = CGPoint.zero
                if let anchor = anchor(of: index) {
                    slack.x = (cell.width - dimensions.width) * anchor.x
                    slack.y = (cell.height - dimensions.height) * anchor.y
                } else {
                    let horizontal = horizontalAlignment(of: index).guide
                    slack.x = area[horizontal] - dimensions[horizontal]
                    if let guide, let line {
                        slack.y = line - dimensions[guide]
                    } else {
                        let vertical = verticalAlignment(of: row).guide
                        slack.y = area[vertical] - dimensions[vertical]
                    }
                }
                // In an infinite cell nothing can be aligned.
                let origin = CGPoint(
                    x: cell.minX + (slack.x.isFinite ? slack.x : 0),
                    y: cell.minY + (slack.y.isFinite ? slack.y : 0)
                )
                place(index, origin, dimensions.size, offer)
            }
        }
    }

    /// Returns the frame of a cell.
    private func frame(of index: Int, _ arrangement: Arrangement) -> CGRect {
        let cell = structure.cells[index]
        let last = cell.column + cell.span - 1
        let start = arrangement.columns.start(cell.column)
        let length = arrangement.columns.length(last)
        return CGRect(
            x: start,
            y: arrangement.rows.start(cell.row),
            width: cell.span > 1 ? arrangement.columns.start(last) + length - start : length,
            height: arrangement.rows.length(cell.row)
        )
    }

    // MARK: Alignment

    /// Returns the alignment of a row, or else of the grid.
    private func verticalAlignment(of row: Int) -> VerticalAlignment {
        alignment(ofRow: row) ?? layout.alignment.vertical
    }

    /// Returns the alignment of the cell's column, or else of the grid; for a cell of several columns, the alignment of
    /// the grid.
    private func horizontalAlignment(of index: Int) -> HorizontalAlignment {
        let cell = structure.cells[index]
        return cell.isBare || cell.span > 1
            ? bareRowAlignment : alignment(ofColumn: cell.column) ?? layout.alignment.horizontal
    }

    /// The alignment of a view outside of a row, and of a cell of several columns: the alignment of the grid.
    ///
    /// Assumption: the alignment of the first column doesn't matter.
    private var bareRowAlignment: HorizontalAlignment { layout.alignment.horizontal }

    /// Returns the guide by which the cells of a row are aligned with each other: a baseline or a custom guide.
    ///
    /// For other guides the result is `nil`. Assumption: cells with a common guide are aligned as in a horizontal stack,
    /// which can make the row higher than its tallest cell.
    func meetingGuide(of row: Int) -> AlignmentGuide? {
        let guide = verticalAlignment(of: row).guide
        return guide.combination == .none ? nil : guide
    }

    /// Returns the distance from the top of a row to the common guide of its cells.
    private func line(
        of guide: AlignmentGuide,
        _ row: Int,
        _ arrangement: Arrangement
    ) -> CGFloat {
        var extent = GuideExtent()
        for index in structure.rows[row] where anchor(of: index) == nil {
            let cell = frame(of: index, arrangement)
            let dimensions = nodes[index].dimensions(in: ProposedViewSize(cell.size))
            extent.add(length: Double(dimensions.height), guide: Double(dimensions[guide]))
        }
        return CGFloat(extent.before)
    }

    // MARK: Explaining

    /// Returns the layout steps that lead to the frames of the views.
    func account(_ arrangement: Arrangement) -> LayoutAccount {
        var account = LayoutAccount(nodes)
        let ranges = (columns: ranges(.horizontal), rows: ranges(.vertical))
        let sizes = placedSizes(arrangement)
        let decisive = (columns: decisive(.horizontal, sizes), rows: decisive(.vertical, sizes))
        account.lengths.horizontal = Self.lengthStep(arrangement.columns)
        account.lengths.vertical = Self.lengthStep(arrangement.rows)
        place(arrangement) { index, origin, size, _ in
            let cell = structure.cells[index]
            let room = frame(of: index, arrangement)
            account.children[index].offer.horizontal = Self.offerStep(
                cell.columns,
                arrangement.columns,
                ranges.columns,
                room: Double(room.width),
                decisive: decisive.columns[cell.column]
            )
            account.children[index].offer.vertical = Self.offerStep(
                cell.row..<cell.row + 1,
                arrangement.rows,
                ranges.rows,
                room: Double(room.height),
                decisive: decisive.rows[cell.row]
            )
            account.place(
                index,
                along: .horizontal,
                inCell: (room.minX, room.width),
                after: Self.before(cell.column, arrangement.columns, decisive.columns),
                at: origin.x,
                length: size.width
            )
            account.place(
                index,
                along: .vertical,
                inCell: (room.minY, room.height),
                after: Self.before(cell.row, arrangement.rows, decisive.rows),
                at: origin.y,
                length: size.height
            )
        }
        return account
    }

    private func placedSizes(_ arrangement: Arrangement) -> [CGSize] {
        var sizes = [CGSize](repeating: .zero, count: nodes.count)
        place(arrangement) { index, _, size, _ in sizes[index] = size }
        return sizes
    }

    /// Returns the view that determines each column or row: one that takes any length, or else the longest.
    private func decisive(_ axis: Axis, _ sizes: [CGSize]) -> [LayoutFormula?] {
        let count = axis == .horizontal ? structure.columnCount : structure.rows.count
        var views = [(index: Int, length: CGFloat)?](repeating: nil, count: count)
        for (index, cell) in structure.cells.enumerated() where axis == .vertical || cell.span == 1 {
            let track = axis == .horizontal ? cell.column : cell.row
            let length = mostLength(of: index, axis) == .infinity ? .infinity : sizes[index][axis]
            if length > views[track]?.length ?? -.infinity { views[track] = (index, length) }
        }
        return views.map { view in
            view.map { LayoutFormula.length(Double(sizes[$0.index][axis]), ofChild: $0.index, axis: .init(axis)) }
        }
    }

    private static func offerStep(
        _ tracks: Range<Int>,
        _ lengths: RowGridSolver.SizedTracks,
        _ ranges: RowGridTrackRanges,
        room: Double,
        decisive: LayoutFormula?
    ) -> LayoutStep {
        guard tracks.count == 1 else {
            let sum = tracks.reduce(0.0) { $0 + lengths.length($1) }
            return LayoutStep(.rowGridSpanned, .total([.number(sum, .tracks), .number(room - sum, .gaps)]))
        }
        let (least, most) = ranges[tracks.lowerBound]
        let share = lengths.share(tracks.lowerBound).map { LayoutFormula.number($0, .none) } ?? .nothing
        return LayoutStep(
            most == .infinity ? .rowGridFlexible : .rowGridTrack,
            .number(room, .track),
            facts: [.number(least, .minimum), .number(most, .maximum), share, decisive ?? .nothing]
        )
    }

    /// Returns the lengths and gaps before a track; `nil` if no track or more than three tracks are before it.
    ///
    /// Each track is listed separately, with the view that determines its length.
    private static func before(
        _ track: Int,
        _ tracks: RowGridSolver.SizedTracks,
        _ decisive: [LayoutFormula?]
    ) -> [LayoutFormula]? {
        guard (1...3).contains(track) else { return nil }
        let lengths = (0..<track).map { index in
            let length = tracks.length(index)
            if let view = decisive[index], view.value == length { return view }
            return .number(length, .oneTrack)
        }
        let sum = lengths.reduce(0) { $0 + ($1.value ?? 0) }
        return lengths + [.number(tracks.start(track) - sum, .gaps)]
    }

    private static func lengthStep(_ tracks: RowGridSolver.SizedTracks) -> LayoutStep {
        let sum = (0..<tracks.count).reduce(0.0) { $0 + tracks.length($1) }
        return LayoutStep(.gridLength, .total([.number(sum, .tracks), .number(tracks.total - sum, .gaps)]))
    }

    // MARK: Recording

    /// Returns the layout record of the grid, relative to its top leading corner; cells refer to views by their
    /// position.
    func record(_ arrangement: Arrangement) -> Drawing.Grid {
        func tracks(
            _ tracks: RowGridSolver.SizedTracks,
            _ ranges: RowGridTrackRanges
        ) -> [Drawing.Grid.Track] {
            (0..<tracks.count).map { index in
                let (least, most) = ranges[index]
                return Drawing.Grid.Track(
                    size: least == most ? "fixed" : "flexible",
                    start: tracks.start(index),
                    length: tracks.length(index),
                    division: .init(
                        least: least,
                        most: most == .infinity ? nil : most,
                        share: tracks.share(index)
                    )
                )
            }
        }
        return Drawing.Grid(
            element: 0,
            kind: .rows,
            settings: settings,
            columns: tracks(arrangement.columns, ranges(.horizontal)),
            rows: tracks(arrangement.rows, ranges(.vertical)),
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

    /// Returns the settings of a cell for the layout record.
    private func settings(of cell: Int) -> [Drawing.Setting] {
        guard saysAnything else { return [] }
        var list = SettingList()
        if let anchor = anchor(of: cell) { list.add(.anchor, "\(anchor.x.spelled), \(anchor.y.spelled)") }
        let axes = unsizedAxes(of: cell)
        if !axes.isEmpty {
            let words = [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }
            list.add(.unsizedAxes, words.map { "\($0)" }.joined(separator: ", "))
        }
        return list.settings
    }

    /// The settings of the grid for the layout record, without defaults.
    private var settings: [Drawing.Setting] {
        var list = SettingList()
        list.add(.alignment, layout.alignment, unless: .center, as: \.name)
        list.add(.horizontalSpacing, layout.horizontalSpacing)
        list.add(.verticalSpacing, layout.verticalSpacing)
        if saysAnything {
            list.add(.columnAlignments, each: (0..<structure.columnCount).map { alignment(ofColumn: $0)?.name })
            list.add(.rowAlignments, each: structure.rows.indices.map { alignment(ofRow: $0)?.name })
        }
        return list.settings
    }
}
