import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Whatever stands in the rows of a grid")
struct RowGridPropertyTests {
    /// The cost of drawing a grid, in rounds of a simple property.
    private static let cost = 6

    // MARK: Tracks and cells

    @Test(
        "Frames are finite, tracks are in order and apart, and make up the size that the grid answers"
    )
    func tracks() {
        forEachSeed(cost: Self.cost) { seed, check in
            let rows = RandomRowGrid(seed: seed)
            let (drawing, size) = try rows.drawing()
            check(drawing.elements.allSatisfy { $0.frame.isFinite }, "\(rows)")
            let ofTexts: [Finding.Code] = [.partedWord, .textWithoutRoom]
            check(drawing.findings.allSatisfy { ofTexts.contains($0.code) } || !size.isFinite)
            check(drawing.grids.count == 1 && drawing.grids[0].kind == .rows)
            // Infinite lengths are clamped in a drawing.
            guard size.isFinite, let grid = drawing.grids.first else { return }
            for (tracks, length) in [(grid.columns, size.width), (grid.rows, size.height)] {
                check.equal(tracks.first?.start, 0)
                check(tracks.allSatisfy { $0.length >= 0 })
                let areApart = zip(tracks, tracks.dropFirst()).allSatisfy { $0.end <= $1.start + 1e-9 }
                check(areApart, "\(tracks)")
                check(CGFloat(tracks.last?.end ?? 0) ≈ length, "\(rows)")
            }
            // A cell extends over all of its tracks.
            for cell in grid.cells {
                let (first, last) = (grid.columns[cell.columns.lowerBound], grid.columns[cell.columns.upperBound - 1])
                let row = grid.rows[cell.rows.lowerBound]
                let room = rect(first.start, row.start, last.end - first.start, row.length)
                check(cell.frame ≈ room)
            }
        }
    }

    @Test("A column is at least as wide as its widest fixed cell, and a row as high as its highest")
    func fixedCells() {
        forEachSeed(cost: Self.cost) { seed, check in
            let rows = RandomRowGrid(seed: seed)
            let (drawing, size) = try rows.drawing()
            let grid = drawing.grids[0]
            for (cell, place) in zip(rows.cells, grid.cells) {
                guard case .fixed(let width, let height) = cell.kind else { continue }
                let frame = try drawing.frame("\(cell.number)")
                check(frame.size ≈ CGSize(width: width, height: height), "fixed cells don't shrink")
                // The columns of a spanning cell add up to its width. Columns with a view that becomes narrower once its
                // height is known are an exception.
                let isKept = cell.span == 1 || rows.cells.allSatisfy { !$0.isBound }
                if size.isFinite, isKept, !cell.unsizedAxes.contains(.horizontal) {
                    check(place.frame.width >= width - 1e-6, "\(place.frame.width) for \(width): \(rows)")
                }
                if size.isFinite, !cell.unsizedAxes.contains(.vertical) {
                    check(place.frame.height >= height - 1e-6, "\(rows)")
                }
            }
        }
    }

    @Test("Cells lie where their anchor, their row, their column or the grid says")
    func alignment() {
        forEachSeed(cost: Self.cost) { seed, check in
            let rows = RandomRowGrid(seed: seed)
            let (drawing, size) = try rows.drawing()
            guard size.isFinite else { return }
            let places = drawing.grids[0].cells
            var columnAlignments: [Int: HorizontalAlignment] = [:]
            for row in rows.rows where !row.isBare {
                for cell in row.cells {
                    let column = places[cell.number].columns.lowerBound
                    // The first alignment of a column applies.
                    if columnAlignments[column] == nil { columnAlignments[column] = cell.columnAlignment }
                }
            }
            for row in rows.rows {
                var lines: [CGFloat] = []
                for cell in row.cells {
                    let (frame, place) = (try drawing.frame("\(cell.number)"), places[cell.number])
                    let slack = CGSize(
                        width: place.frame.width - frame.width,
                        height: place.frame.height - frame.height
                    )
                    let isWide = row.isBare || place.columns.count > 1
                    let columnAlignment = isWide ? nil : columnAlignments[place.columns.lowerBound]
                    let x = cell.anchor?.x ?? AlignmentChoices.part(columnAlignment ?? rows.horizontal)
                    check(
                        frame.minX ≈ (place.frame.minX + slack.width * x),
                        "cell \(cell.number), \(rows)"
                    )
                    let alignment = rows.alignment(of: row)
                    guard let y = cell.anchor?.y ?? AlignmentChoices.part(alignment) else {
                        lines.append(frame.minY + baseline(of: cell, frame, alignment))
                        continue
                    }
                    check(
                        frame.minY ≈ (place.frame.minY + slack.height * y),
                        "cell \(cell.number), \(rows)"
                    )
                }
                // The baselines of a row are aligned.
                check(lines.allSatisfy { $0 ≈ lines[0] }, "\(lines) in \(rows)")
            }
        }
    }

    /// Returns the distance of a baseline from the top of a cell.
    ///
    /// Without text, the baseline is at the bottom.
    private func baseline(of cell: RandomRowGrid.Cell, _ frame: CGRect, _ alignment: VerticalAlignment) -> CGFloat {
        guard case .words = cell.kind else { return frame.height }
        let ascent = 17 * 1950 / 2048 as CGFloat
        return alignment == .firstTextBaseline ? ascent : frame.height - Self.line + ascent
    }

    /// The height of a line of text, without rounding.
    private static let line = 17 * 2444 / 2048 as CGFloat

    // MARK: Stacks

    /// Tests that a grid with one row behaves like a stack if both use only the features of a stack.
    ///
    /// The test excludes spans, unsized axes, anchors and column alignments. It also excludes cells that are
    /// flexible along one axis only: circles, wrapping texts, and cells that are infinite along one axis. A grid
    /// orders cells by their flexibility along both axes at once, so that it may measure these in another order.
    ///
    /// Across the stack, lengths may differ if a cell is larger than the proposal. In a grid, a flexible cell is
    /// then as high as its row; in a stack, it is as high as the proposal.
    @Test("One row is a horizontal stack of the same views")
    func row() {
        forEachSeed(cost: Self.cost) { seed, check in
            let isRoomy = seed % 2 == 0
            let rows = RandomRowGrid(seed: seed, [.baselines], rowCount: 1...1, columnCount: 1...5, isRoomy: isRoomy)
            guard rows.cells.allSatisfy(\.isAlikeAlongBothAxes) else { return }
            let (grid, gridSize) = try rows.drawing()
            let alignment = rows.alignment(of: rows.rows[0])
            let (stack, stackSize) = try offered(rows.width, rows.height) {
                HStack(alignment: alignment, spacing: rows.horizontalSpacing) { RandomRowGrid.views(rows.cells) }
            }
            check(gridSize ≈ stackSize, "\(gridSize) \(stackSize) \(rows)")
            guard gridSize.isFinite else { return }
            for cell in rows.cells {
                let (frame, other) = (try grid.frame("\(cell.number)"), try stack.frame("\(cell.number)"))
                let isSame = frame.minX ≈ other.minX && frame.width ≈ other.width && (!isRoomy || frame ≈ other)
                check(isSame, "\(cell.number) at \(frame), in a stack \(other): \(rows)")
            }
        }
    }

    /// Tests that a grid with one column behaves like a stack, with the same exceptions as for one row.
    @Test("One column is a vertical stack of the same views, in rows or not")
    func column() {
        forEachSeed(cost: Self.cost) { seed, check in
            let isRoomy = seed % 2 == 0
            let rows = RandomRowGrid(seed: seed, [], rowCount: 1...5, columnCount: 1...1, isRoomy: isRoomy)
            guard rows.cells.allSatisfy(\.isAlikeAlongBothAxes) else { return }
            let (stack, stackSize) = try offered(rows.width, rows.height) {
                VStack(alignment: rows.horizontal, spacing: rows.verticalSpacing) { RandomRowGrid.views(rows.cells) }
            }
            let bare = try offered(rows.width, rows.height) {
                Grid(
                    alignment: Alignment(horizontal: rows.horizontal, vertical: .top),
                    verticalSpacing: rows.verticalSpacing
                ) {
                    RandomRowGrid.views(rows.cells)
                }
            }
            for (grid, gridSize) in [try rows.drawing(), bare] {
                check(gridSize ≈ stackSize, "\(gridSize) \(stackSize) \(rows)")
                guard gridSize.isFinite else { continue }
                for cell in rows.cells {
                    let (frame, other) = (try grid.frame("\(cell.number)"), try stack.frame("\(cell.number)"))
                    let isSame = frame.minY ≈ other.minY && frame.height ≈ other.height && (!isRoomy || frame ≈ other)
                    check(isSame, "\(cell.number) at \(frame), in a stack \(other): \(rows)")
                }
            }
        }
    }

    // MARK: Directions

    @Test("From right to left everything is mirrored")
    func mirrored() {
        forEachSeed(cost: Self.cost) { seed, check in
            let rows = RandomRowGrid(seed: seed)
            let (left, size) = try rows.drawing()
            let (right, other) = try rows.drawing(.rightToLeft)
            check(size ≈ other)
            guard size.isFinite else { return }
            for cell in rows.cells {
                let (frame, mirrored) = (try left.frame("\(cell.number)"), try right.frame("\(cell.number)"))
                let expected = rect(size.width - frame.maxX, frame.minY, frame.width, frame.height)
                check(mirrored ≈ expected, "\(cell.number) at \(mirrored), not \(expected): \(rows)")
            }
            for (column, mirrored) in zip(left.grids[0].columns, right.grids[0].columns) {
                check(CGFloat(mirrored.end) ≈ (size.width - CGFloat(column.start)))
            }
        }
    }

    @Test("A grid is drawn as it was measured, however often it is asked in between")
    func measuredAsPlaced() {
        forEachSeed(cost: Self.cost) { seed, check in
            let rows = RandomRowGrid(seed: seed)
            let (drawing, size) = try rows.drawing()
            let (asked, askedSize) = try offered(rows.width, rows.height) { RemeasuringLayout { rows.grid } }
            guard size.isFinite else { return }
            check(size == askedSize && drawing.grids[0].columns == asked.grids[0].columns, "\(rows)")
            check.equal(drawing.grids[0].rows, asked.grids[0].rows, "\(rows)")
            for cell in rows.cells {
                try check.equal(drawing.frame("\(cell.number)"), asked.frame("\(cell.number)"), "\(rows)")
            }
        }
    }
}

/// A layout that asks its view for many sizes before it decides.
struct RemeasuringLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        for width in [nil, 0, 33, 200, .infinity] as [CGFloat?] {
            for height in [nil, 0, 50, .infinity] as [CGFloat?] {
                _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: height))
            }
        }
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: 77, height: nil))
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

extension CGSize {
    /// Whether both lengths are finite.
    var isFinite: Bool { width.isFinite && height.isFinite }
}
