import LayoutSolvers
import GridPressProperties
import Testing

@Suite("Whatever stands in a track grid")
struct TrackGridPropertyTests {
    /// Many grids for each of a few tests: one test for each would take longer than the grids.
    private static let batches = 0..<20
    private static let grids = 1_000

    private func forEachGrid(_ batch: Int, withStarts: Bool = true, _ check: (Int, RandomGrid) -> Void) {
        for number in 0..<Self.grids {
            let seed = batch * Self.grids + number
            var random = SeededGenerator(seed: seed)
            check(seed, RandomGrid(&random, withStarts: withStarts))
        }
    }

    @Test("Items are placed as by looking at every cell", arguments: batches)
    func placement(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let arrangement = grid.solver().arrangement(of: grid.items)
            let model = TrackGridModel(grid.items, fixedCount: grid.tracks.count, isDense: grid.isDense)
            let cells = arrangement.cells.map {
                TrackGridModel.Cell(
                    fixed: $0.fixed,
                    growing: $0.growing,
                    fixedSpan: $0.fixedSpan,
                    growingSpan: $0.growingSpan
                )
            }
            #expect(cells == model.cells, "seed \(seed)")
            #expect(arrangement.order == model.order, "seed \(seed)")
            #expect(arrangement.growingCount == model.growingCount, "seed \(seed)")
            #expect(arrangement.warnings.map(\.kind) == model.warnings, "seed \(seed)")
        }
    }

    @Test("No two items share a cell, and none lies outside", arguments: batches)
    func disjoint(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let arrangement = grid.solver().arrangement(of: grid.items)
            var taken = TakenCells(fixedCount: grid.tracks.count, growingCount: arrangement.growingCount)
            let areApart = arrangement.cells.allSatisfy { taken.take($0) }
            #expect(areApart, "seed \(seed)")
        }
    }

    @Test("Sparse items start one behind the other", arguments: batches)
    func sparseOrder(batch: Int) {
        forEachGrid(batch, withStarts: false) { seed, grid in
            guard !grid.isDense else { return }
            let cells = grid.solver().arrangement(of: grid.items).cells
            for (first, second) in zip(cells, cells.dropFirst()) {
                #expect((first.growing, first.fixed) < (second.growing, second.fixed), "seed \(seed)")
            }
        }
    }

    @Test("Dense packing leaves no hole that a later item could have filled", arguments: batches)
    func denseHoles(batch: Int) {
        forEachGrid(batch, withStarts: false) { seed, grid in
            guard grid.isDense else { return }
            let arrangement = grid.solver().arrangement(of: grid.items)
            var taken = TakenCells(fixedCount: grid.tracks.count, growingCount: arrangement.growingCount)
            for cell in arrangement.cells {
                let isFirst = taken.hasNoPlace(before: cell)
                if !isFirst { Issue.record("seed \(seed): \(cell) fits before its place") }
                _ = taken.take(cell)
            }
        }
    }

    @Test("Tracks are as long as by looking at every item", arguments: batches)
    func lengths(batch: Int) {
        forEachGrid(batch) { seed, grid in
            for rounds in [false, true] {
                let solver = grid.solver(.equal, rounds ? .outward : .exact)
                let arrangement = solver.arrangement(of: grid.items)
                let cells = arrangement.cells
                let fixed = solver.fixedLengths(
                    arrangement,
                    items: grid.sizes.map(\.fixed),
                    bound: grid.bound.fixed
                )
                let modelFixed = TrackGridModel.lengths(
                    grid.tracks,
                    zip(cells, grid.sizes).map { ($0.fixed, $0.fixedSpan, $1.fixed) },
                    bound: grid.bound.fixed,
                    rounds: rounds
                )
                if !grid.items.isEmpty {
                    #expect(fixed.isClose(to: modelFixed), "seed \(seed): \(fixed) \(modelFixed)")
                }
                for bound in [grid.bound.growing, .infinity] {
                    let growing = solver.growingLengths(
                        arrangement,
                        items: grid.sizes.map(\.growing),
                        bound: bound
                    )
                    let model = TrackGridModel.lengths(
                        Array(
                            repeating: bound < .infinity ? TrackSize.fraction(1) : .fit,
                            count: arrangement.growingCount
                        ),
                        zip(cells, grid.sizes).map { ($0.growing, $0.growingSpan, $1.growing) },
                        bound: bound,
                        rounds: rounds
                    )
                    #expect(growing.isClose(to: model), "seed \(seed): \(growing) \(model)")
                }
            }
        }
    }

    @Test("Frames have the lengths of the tracks that they span", arguments: batches)
    func frames(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let solver = grid.solver()
            let arrangement = solver.arrangement(of: grid.items)
            let fixed = solver.fixedLengths(arrangement, items: grid.sizes.map(\.fixed), bound: grid.bound.fixed)
            let growing = solver.growingLengths(arrangement, items: grid.sizes.map(\.growing), bound: .infinity)
            let frames = solver.frames(arrangement, fixedLengths: fixed, growingLengths: growing)
            #expect(frames.count == arrangement.cells.count)
            for (frame, cell) in zip(frames, arrangement.cells) {
                let start = fixed[..<cell.fixed].reduce(0, +)
                let length = growing[cell.growing..<cell.growing + cell.growingSpan].reduce(0, +)
                #expect(abs(frame.fixed - start) < 1e-6 && abs(frame.growingLength - length) < 1e-6, "seed \(seed)")
            }
            if grid.tracks.contains(where: { if case .fraction = $0 { true } else { false } }), !grid.items.isEmpty {
                // Tracks that share what is left make the sum the room, unless the others already take more.
                #expect(fixed.reduce(0, +) >= grid.bound.fixed - 1e-6, "seed \(seed)")
            }
        }
    }

    @Test("Rounded frames go outward to whole points, and to the nearest pixels", arguments: batches)
    func roundedFrames(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let arrangement = grid.solver().arrangement(of: grid.items)
            let fixed = grid.solver().fixedLengths(arrangement, items: grid.sizes.map(\.fixed), bound: grid.bound.fixed)
            let growing = grid.solver().growingLengths(arrangement, items: grid.sizes.map(\.growing), bound: .infinity)
            func frames(_ rounding: TrackGridRounding) -> [TrackGridFrame] {
                grid.solver(.equal, rounding).frames(arrangement, fixedLengths: fixed, growingLengths: growing)
            }
            let exact = frames(.exact)
            for (frame, outward) in zip(exact, frames(.outward)) {
                let end = (frame.fixed + frame.fixedLength).rounded(.up)
                #expect(outward.fixed == frame.fixed.rounded(.down), "seed \(seed)")
                #expect(outward.fixed + outward.fixedLength == end, "seed \(seed)")
                #expect(outward.growing == frame.growing.rounded(.down), "seed \(seed)")
            }
            for (frame, pixels) in zip(exact, frames(.pixel(2))) {
                #expect(abs(pixels.fixed - frame.fixed) <= 0.25 && (pixels.fixed * 2).isWhole, "seed \(seed)")
            }
        }
    }

    @Test("Numbers that are none do no harm", arguments: batches)
    func hostile(batch: Int) {
        let odd: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e308, .leastNonzeroMagnitude, 12]
        let counts = [0, -1, 1, 2, 5, 1 << 40, .min, .max, 9_999, 1_000_001]
        for number in 0..<10 {
            let seed = batch * 10 + number
            var random = SeededGenerator(seed: seed)
            func any<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
            func track() -> TrackSize {
                [
                    .points(any(odd)), .fit, .fraction(any(odd)), .between(.points(any(odd)), .fraction(any(odd))),
                    .between(.fit, .points(any(odd))), .between(.points(any(odd)), .fit),
                ][Int.random(in: 0..<6, using: &random)]
            }
            let solver = TrackGridSolver(
                fixedTracks: (0..<Int.random(in: 0...4, using: &random)).map { _ in track() },
                growingTracks: (0..<Int.random(in: 0...2, using: &random)).map { _ in track() },
                autoTracks: (0..<Int.random(in: 0...2, using: &random)).map { _ in track() },
                isDense: Bool.random(using: &random),
                distribution: Bool.random(using: &random) ? .equal : .cssLike,
                rounding: any([.exact, .outward, .pixel(any(odd))])
            )
            let items = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                TrackGridItem(
                    fixedSpan: any(counts),
                    growingSpan: any(counts),
                    fixedStart: Bool.random(using: &random) ? any(counts) : nil,
                    growingStart: Bool.random(using: &random) ? any(counts) : nil
                )
            }
            let arrangement = solver.arrangement(of: items)
            let lengths = items.map { _ in any(odd) }
            let fixed = solver.fixedLengths(arrangement, items: lengths, bound: any(odd))
            let growing = solver.growingLengths(arrangement, items: lengths, bound: any(odd))
            let frames = solver.frames(arrangement, fixedLengths: fixed, growingLengths: growing)
            let isFinite = frames.allSatisfy {
                $0.fixed.isFinite && $0.growing.isFinite && $0.fixedLength.isFinite && $0.growingLength.isFinite
            }
            #expect(isFinite, "seed \(seed)")
            #expect(fixed.allSatisfy { $0 >= 0 } && growing.allSatisfy { $0 >= 0 }, "seed \(seed)")
        }
    }
}

/// Which cells of a grid are taken, one truth for each.
private struct TakenCells {
    let fixedCount: Int
    let growingCount: Int
    private var cells: [Bool]

    init(fixedCount: Int, growingCount: Int) {
        self.fixedCount = fixedCount
        self.growingCount = growingCount
        cells = Array(repeating: false, count: fixedCount * growingCount)
    }

    /// Takes the cells of an item; whether they were free and inside the grid.
    mutating func take(_ cell: TrackGridCell) -> Bool {
        guard cell.fixed >= 0, cell.growing >= 0, cell.fixed + cell.fixedSpan <= fixedCount,
            cell.growing + cell.growingSpan <= growingCount
        else { return false }
        var wasFree = true
        for line in cell.growing..<cell.growing + cell.growingSpan {
            for track in cell.fixed..<cell.fixed + cell.fixedSpan {
                if cells[line * fixedCount + track] { wasFree = false }
                cells[line * fixedCount + track] = true
            }
        }
        return wasFree
    }

    /// Whether an item fits nowhere before its own place.
    func hasNoPlace(before cell: TrackGridCell) -> Bool {
        for line in 0...cell.growing {
            for track in 0...(fixedCount - cell.fixedSpan) {
                if (line, track) >= (cell.growing, cell.fixed) { return true }
                if isFree(track, line, cell.fixedSpan, cell.growingSpan) { return false }
            }
        }
        return true
    }

    private func isFree(_ fixed: Int, _ growing: Int, _ fixedSpan: Int, _ growingSpan: Int) -> Bool {
        // Behind the last track along the growing axis everything is free.
        for line in growing..<min(growing + growingSpan, growingCount) {
            for track in fixed..<fixed + fixedSpan where cells[line * fixedCount + track] { return false }
        }
        return true
    }
}

extension [Double] {
    /// Whether each number is that of the other list, but for rounding.
    func isClose(to other: [Double]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-6 * Swift.max(1, abs($1)) }
    }
}

extension Double {
    fileprivate var isWhole: Bool { self == rounded() }
}
