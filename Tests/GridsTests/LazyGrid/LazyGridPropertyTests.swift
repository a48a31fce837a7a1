import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Whatever a lazy grid holds")
struct LazyGridPropertyTests {
    /// Runs a closure with random grids.
    ///
    /// A round takes as long as five of a simple property.
    private func forEachGrid(
        function: String = #function,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (_ grid: RandomLazy, _ check: Check) throws -> Void
    ) {
        forEachSeed(cost: 5, function: function, sourceLocation: sourceLocation) { seed, check in
            try body(RandomLazy(seed: seed), check)
        }
    }

    @Test("Frames are finite, and views lie in their tracks, line by line")
    func lines() {
        forEachGrid { lazy, check in
            let (drawing, size) = try lazy.drawing()
            check(drawing.elements.allSatisfy { $0.frame.isFinite }, "\(lazy)")
            let grid = try #require(drawing.grids.first)
            check(grid.kind == .lazy && grid.cells.count == lazy.kinds.count)
            guard size.isFinite else { return }
            for (number, cell) in grid.cells.enumerated() {
                check.equal(cell.columns, number % grid.columns.count..<number % grid.columns.count + 1)
                check.equal(cell.rows.lowerBound, number / grid.columns.count)
                let (column, row) = (grid.columns[cell.columns.lowerBound], grid.rows[cell.rows.lowerBound])
                check(cell.frame ≈ rect(column.start, row.start, column.length, row.length))
                // The alignment is the item's, or centered.
                let frame = try drawing.frame("\(number)")
                let share = try #require(item(of: cell.columns.lowerBound, in: grid, of: lazy))
                let alignment = share.alignment ?? (1, 1)
                let x = cell.frame.minX + (cell.frame.width - frame.width) * CGFloat(alignment.0) / 2
                let y = cell.frame.minY + (cell.frame.height - frame.height) * CGFloat(alignment.1) / 2
                check(frame.origin ≈ CGPoint(x: x, y: y), "\(number) of \(lazy)")
            }
            // A row is as high as the highest measured view in it, and at least as high as every fixed view.
            for (number, kind) in lazy.kinds.enumerated() {
                guard case .fixed(_, let height) = kind else { continue }
                check(grid.cells[number].frame.height >= height - 1e-6, "\(lazy)")
            }
            if let spacing = lazy.spacing {
                for (upper, lower) in zip(grid.rows, grid.rows.dropFirst()) {
                    check(CGFloat(lower.start - upper.end) ≈ spacing)
                }
            }
        }
    }

    /// Returns the item that a track belongs to, or `nil` if there is no such track.
    private func item(of track: Int, in grid: Drawing.Grid, of lazy: RandomLazy) -> RandomLazy.Item? {
        var end = 0
        for (index, share) in (grid.passes.last?.shares ?? []).enumerated() {
            end += share.trackCount
            if track < end { return lazy.items[index] }
        }
        return nil
    }

    @Test(
        "A grid is as wide as is offered or as its first pass, and its tracks start where it is aligned"
    )
    func bounds() {
        forEachGrid { lazy, check in
            let (drawing, size) = try lazy.drawing()
            let grid = drawing.grids[0]
            let offer = lazy.offer.along ?? 10
            check(size.width ≈ max(offer, CGFloat(grid.passes[0].length)))
            guard size.isFinite, let last = grid.passes.last, let first = grid.columns.first else { return }
            check(grid.passes.count == (CGFloat(grid.passes[0].length) > offer ? 2 : 1))
            let slack = size.width - CGFloat(last.length)
            check(CGFloat(first.start) ≈ (max(0, slack) * CGFloat(lazy.alignment) / 2), "\(lazy)")
            // Rows are measured with the tracks of the first pass.
            if grid.passes.count == 1 {
                check(CGFloat(grid.rows.last?.end ?? 0) ≈ size.height, "\(lazy)")
            }
        }
    }

    @Test("Columns don't depend on what is in them")
    func contents() {
        forEachGrid { lazy, check in
            guard lazy.offer.along != .infinity else { return }
            let columns = try lazy.drawing().drawing.grids[0].columns
            let wide = try lazy.drawing { _ in AnyView(Color.red.frame(width: 999, height: 3)) }
            let texts = try lazy.drawing { AnyView(Text("some words \($0)")) }
            for (other, _) in [wide, texts] {
                check.equal(other.grids[0].columns, columns, "\(lazy)")
            }
        }
    }

    @Test("Rows are columns with the axes changed")
    func transposed() {
        forEachGrid { lazy, check in
            let (vertical, size) = try lazy.drawing()
            let (horizontal, other) = try lazy.drawing(isVertical: false)
            check(size ≈ CGSize(width: other.height, height: other.width), "\(lazy)")
            guard size.isFinite else { return }
            for number in lazy.kinds.indices {
                let (frame, turned) = (try vertical.frame("\(number)"), try horizontal.frame("\(number)"))
                check(frame ≈ rect(turned.minY, turned.minX, turned.height, turned.width), "\(lazy)")
            }
        }
    }

    @Test("From right to left everything is mirrored")
    func mirrored() {
        forEachGrid { lazy, check in
            for isVertical in [true, false] {
                let (left, size) = try lazy.drawing(isVertical: isVertical)
                let (right, other) = try lazy.drawing(isVertical: isVertical, .rightToLeft)
                check(size ≈ other)
                guard size.isFinite else { continue }
                for number in lazy.kinds.indices {
                    let (frame, mirrored) = (try left.frame("\(number)"), try right.frame("\(number)"))
                    let expected = rect(size.width - frame.maxX, frame.minY, frame.width, frame.height)
                    check(mirrored ≈ expected, "\(number) of \(lazy)")
                }
            }
        }
    }

    @Test("A grid is drawn as it was measured, however often it is asked in between")
    func measuredAsPlaced() {
        forEachGrid { lazy, check in
            guard let width = lazy.offer.along, width < .infinity else { return }
            let (drawing, size) = try lazy.drawing()
            let columns = lazy.items.map { GridItem($0.size, spacing: $0.spacing) }
            let asked = try offered(width, lazy.offer.across) {
                RemeasuringLayout {
                    LazyVGrid(
                        columns: columns,
                        alignment: AlignmentChoices.horizontal[lazy.alignment],
                        spacing: lazy.spacing
                    ) {
                        ForEach(lazy.kinds.indices) { _ in Color.red.frame(width: 5, height: 7) }
                    }
                }
            }
            check.equal(asked.drawing.grids[0].columns, drawing.grids[0].columns, "\(lazy)")
            check.equal(asked.size.width, size.width, "\(lazy)")
        }
    }
}
