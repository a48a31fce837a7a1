import GridPress
import Testing

@Suite("Whatever a lazy grid holds")
struct LazyGridPropertyTests {
    /// Many grids for each of a few tests: one test for each would take longer than the grids.
    private static let batches = 0..<10
    private static let grids = 340

    /// Draws the grids of a batch; batches of different tests have different seeds.
    private func forEachGrid(_ batch: Int, of test: Int, _ check: (Int, RandomLazy) throws -> Void) rethrows {
        for number in 0..<Self.grids {
            let seed = (test * Self.batches.count + batch) * Self.grids + number
            try check(seed, RandomLazy(seed: seed))
        }
    }

    @Test("Frames are finite, and views lie in their tracks, line by line", arguments: batches)
    func lines(batch: Int) throws {
        try forEachGrid(batch, of: 0) { seed, lazy in
            let (drawing, size) = try lazy.drawing()
            #expect(drawing.elements.allSatisfy { $0.frame.isFinite }, "seed \(seed): \(lazy)")
            let grid = try #require(drawing.grids.first)
            #expect(grid.kind == .lazy && grid.cells.count == lazy.kinds.count, "seed \(seed)")
            guard size.isFinite else { return }
            for (number, cell) in grid.cells.enumerated() {
                #expect(cell.columns == number % grid.columns.count..<number % grid.columns.count + 1, "seed \(seed)")
                #expect(cell.rows.lowerBound == number / grid.columns.count, "seed \(seed)")
                let (column, row) = (grid.columns[cell.columns.lowerBound], grid.rows[cell.rows.lowerBound])
                #expect(cell.frame ≈ rect(column.start, row.start, column.length, row.length), "seed \(seed)")
                // Aligned as the item says, or in the middle.
                let frame = try drawing.frame("\(number)")
                let share = try #require(item(of: cell.columns.lowerBound, in: grid, of: lazy))
                let alignment = share.alignment ?? (1, 1)
                let x = cell.frame.minX + (cell.frame.width - frame.width) * CGFloat(alignment.0) / 2
                let y = cell.frame.minY + (cell.frame.height - frame.height) * CGFloat(alignment.1) / 2
                #expect(frame.origin ≈ CGPoint(x: x, y: y), "seed \(seed): \(number) of \(lazy)")
            }
            // A row is as high as the highest view in it that was measured, and never less than a fixed one.
            for (number, kind) in lazy.kinds.enumerated() {
                guard case .fixed(_, let height) = kind else { continue }
                #expect(grid.cells[number].frame.height >= height - 1e-6, "seed \(seed): \(lazy)")
            }
            if let spacing = lazy.spacing {
                for (upper, lower) in zip(grid.rows, grid.rows.dropFirst()) {
                    #expect(CGFloat(lower.start - upper.end) ≈ spacing, "seed \(seed)")
                }
            }
        }
    }

    /// The item that a track comes from.
    private func item(of track: Int, in grid: Drawing.Grid, of lazy: RandomLazy) -> RandomLazy.Item? {
        var end = 0
        for (index, share) in (grid.passes.last?.shares ?? []).enumerated() {
            end += share.trackCount
            if track < end { return lazy.items[index] }
        }
        return nil
    }

    @Test(
        "A grid is as wide as is offered or as its first pass, and its tracks start where it is aligned",
        arguments: batches
    )
    func bounds(batch: Int) throws {
        try forEachGrid(batch, of: 1) { seed, lazy in
            let (drawing, size) = try lazy.drawing()
            let grid = drawing.grids[0]
            let offer = lazy.offer.along ?? 10
            #expect(size.width ≈ max(offer, CGFloat(grid.passes[0].length)), "seed \(seed)")
            guard size.isFinite, let last = grid.passes.last, let first = grid.columns.first else { return }
            #expect(grid.passes.count == (CGFloat(grid.passes[0].length) > offer ? 2 : 1), "seed \(seed)")
            let slack = size.width - CGFloat(last.length)
            #expect(CGFloat(first.start) ≈ (max(0, slack) * CGFloat(lazy.alignment) / 2), "seed \(seed): \(lazy)")
            // Rows are measured with the tracks of the first pass.
            if grid.passes.count == 1 {
                #expect(CGFloat(grid.rows.last?.end ?? 0) ≈ size.height, "seed \(seed): \(lazy)")
            }
        }
    }

    @Test("Columns don't depend on what is in them", arguments: batches)
    func contents(batch: Int) throws {
        try forEachGrid(batch, of: 2) { seed, lazy in
            guard lazy.offer.along != .infinity else { return }
            let columns = try lazy.drawing().drawing.grids[0].columns
            let wide = try lazy.drawing { _ in AnyView(Color.red.frame(width: 999, height: 3)) }
            let texts = try lazy.drawing { AnyView(Text("some words \($0)")) }
            for (other, _) in [wide, texts] {
                #expect(other.grids[0].columns == columns, "seed \(seed): \(lazy)")
            }
        }
    }

    @Test("Rows are columns with the axes changed", arguments: batches)
    func transposed(batch: Int) throws {
        try forEachGrid(batch, of: 3) { seed, lazy in
            let (vertical, size) = try lazy.drawing()
            let (horizontal, other) = try lazy.drawing(isVertical: false)
            #expect(size ≈ CGSize(width: other.height, height: other.width), "seed \(seed): \(lazy)")
            guard size.isFinite else { return }
            for number in lazy.kinds.indices {
                let (frame, turned) = (try vertical.frame("\(number)"), try horizontal.frame("\(number)"))
                #expect(frame ≈ rect(turned.minY, turned.minX, turned.height, turned.width), "seed \(seed): \(lazy)")
            }
        }
    }

    @Test("From right to left everything is mirrored", arguments: batches)
    func mirrored(batch: Int) throws {
        try forEachGrid(batch, of: 4) { seed, lazy in
            for isVertical in [true, false] {
                let (left, size) = try lazy.drawing(isVertical: isVertical)
                let (right, other) = try lazy.drawing(isVertical: isVertical, .rightToLeft)
                #expect(size ≈ other, "seed \(seed)")
                guard size.isFinite else { continue }
                for number in lazy.kinds.indices {
                    let (frame, mirrored) = (try left.frame("\(number)"), try right.frame("\(number)"))
                    let expected = rect(size.width - frame.maxX, frame.minY, frame.width, frame.height)
                    #expect(mirrored ≈ expected, "seed \(seed): \(number) of \(lazy)")
                }
            }
        }
    }

    @Test("A grid is drawn as it was measured, however often it is asked in between", arguments: batches)
    func measuredAsPlaced(batch: Int) throws {
        try forEachGrid(batch, of: 5) { seed, lazy in
            guard let width = lazy.offer.along, width < .infinity else { return }
            let (drawing, size) = try lazy.drawing()
            let columns = lazy.items.map { GridItem($0.size, spacing: $0.spacing) }
            let asked = try offered(width, lazy.offer.across) {
                Curious {
                    LazyVGrid(columns: columns, alignment: Place.horizontal[lazy.alignment], spacing: lazy.spacing) {
                        ForEach(lazy.kinds.indices) { _ in Color.red.frame(width: 5, height: 7) }
                    }
                }
            }
            #expect(asked.drawing.grids[0].columns == drawing.grids[0].columns, "seed \(seed): \(lazy)")
            #expect(asked.size.width == size.width, "seed \(seed): \(lazy)")
        }
    }
}
