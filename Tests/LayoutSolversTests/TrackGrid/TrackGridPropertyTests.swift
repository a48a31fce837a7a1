import GridPressProperties
import GridPressTestSupport
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Whatever stands in a track grid")
struct TrackGridPropertyTests {
    @Test("Items are placed as by looking at every cell")
    func placement() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed)
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
            check(cells == model.cells, "\(cells) instead of \(model.cells)")
            check.equal(arrangement.order, model.order)
            check.equal(arrangement.growingCount, model.growingCount)
            check.equal(arrangement.warnings.map(\.kind), model.warnings)
        }
    }

    @Test("No two items share a cell, and none lies outside")
    func disjoint() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed)
            let arrangement = grid.solver().arrangement(of: grid.items)
            var taken = TakenCells(fixedCount: grid.tracks.count, growingCount: arrangement.growingCount)
            let areApart = arrangement.cells.allSatisfy { taken.take($0) }
            check(areApart)
        }
    }

    @Test("Sparse items start one behind the other")
    func sparseOrder() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed, withStarts: false)
            guard !grid.isDense else { return }
            let cells = grid.solver().arrangement(of: grid.items).cells
            for (first, second) in zip(cells, cells.dropFirst()) {
                check((first.growing, first.fixed) < (second.growing, second.fixed))
            }
        }
    }

    @Test("Dense packing leaves no hole that a later item could have filled")
    func denseHoles() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed, withStarts: false)
            guard grid.isDense else { return }
            let arrangement = grid.solver().arrangement(of: grid.items)
            var taken = TakenCells(fixedCount: grid.tracks.count, growingCount: arrangement.growingCount)
            for cell in arrangement.cells {
                check(taken.hasNoPlace(before: cell), "\(cell) fits before its place")
                _ = taken.take(cell)
            }
        }
    }

    @Test("Tracks are as long as by looking at every item")
    func lengths() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed)
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
                    check(fixed.isClose(to: modelFixed), "\(fixed) \(modelFixed)")
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
                    check(growing.isClose(to: model), "\(growing) \(model)")
                }
            }
        }
    }

    @Test("Tracks are as long as in CSS where the grid spreads spanning items as CSS does")
    func cssLengths() {
        forEachSeed { seed, check in
            let tracks = SeededTracks(seed: UInt64(seed))
            let lengths = tracks.lengths(.cssLike)
            let model = CSSTrackModel.lengths(tracks.sizes, tracks.items, bound: tracks.bound)
            check(lengths.isClose(to: model), "\(lengths) \(model) \(tracks)")
        }
    }

    @Test("A track that an item over several tracks has asked for no room isn't empty any more")
    func cssLimits() {
        let solver = TrackGridSolver(fixedTracks: [.fit, .fit, .fit], distribution: .cssLike)
        let items = [(1, 1, 100.0), (0, 2, 80), (0, 3, 200)]
        let arrangement = solver.arrangement(
            of: items.enumerated().map { TrackGridItem(fixedSpan: $1.1, fixedStart: $1.0, growingStart: $0) }
        )
        #expect(solver.fixedLengths(arrangement, items: items.map(\.2), bound: 1000) == [0, 100, 100])
    }

    @Test("Frames have the lengths of the tracks that they span")
    func frames() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed)
            let solver = grid.solver()
            let arrangement = solver.arrangement(of: grid.items)
            let fixed = solver.fixedLengths(arrangement, items: grid.sizes.map(\.fixed), bound: grid.bound.fixed)
            let growing = solver.growingLengths(arrangement, items: grid.sizes.map(\.growing), bound: .infinity)
            let frames = solver.frames(arrangement, fixedLengths: fixed, growingLengths: growing)
            check.equal(frames.count, arrangement.cells.count)
            for (frame, cell) in zip(frames, arrangement.cells) {
                let start = fixed[..<cell.fixed].reduce(0, +)
                let length = growing[cell.growing..<cell.growing + cell.growingSpan].reduce(0, +)
                check(abs(frame.fixed - start) < 1e-6 && abs(frame.growingLength - length) < 1e-6)
            }
            if grid.tracks.contains(where: { if case .fraction = $0 { true } else { false } }), !grid.items.isEmpty {
                // With fractional tracks, the sum is the whole room, unless the other tracks are longer.
                check(fixed.reduce(0, +) >= grid.bound.fixed - 1e-6)
            }
        }
    }

    @Test("Rounded frames go outward to whole points, and to the nearest pixels")
    func roundedFrames() {
        forEachSeed { seed, check in
            let grid = RandomGrid(seed: seed)
            let arrangement = grid.solver().arrangement(of: grid.items)
            let fixed = grid.solver().fixedLengths(arrangement, items: grid.sizes.map(\.fixed), bound: grid.bound.fixed)
            let growing = grid.solver().growingLengths(arrangement, items: grid.sizes.map(\.growing), bound: .infinity)
            func frames(_ rounding: TrackGridRounding) -> [TrackGridFrame] {
                grid.solver(.equal, rounding).frames(arrangement, fixedLengths: fixed, growingLengths: growing)
            }
            let exact = frames(.exact)
            func whole(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Double {
                abs(edge - edge.rounded()) < 1e-6 ? edge.rounded() : edge.rounded(rule)
            }
            for (frame, outward) in zip(exact, frames(.outward)) {
                check.equal(outward.fixed, whole(frame.fixed, .down))
                check.equal(outward.fixed + outward.fixedLength, whole(frame.fixed + frame.fixedLength, .up))
                check.equal(outward.growing, whole(frame.growing, .down))
            }
            for (frame, pixels) in zip(exact, frames(.pixel(2))) {
                check(abs(pixels.fixed - frame.fixed) <= 0.25 && (pixels.fixed * 2).isWhole)
            }
        }
    }

    @Test("Equal tracks that come to a whole number are rounded as if numbers had no errors")
    func wholeEdges() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let (count, room) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...2_000, using: &random))
            let items = (0..<count).map { _ in TrackGridItem() }
            let solver = TrackGridSolver(
                fixedTracks: Array(repeating: .fraction(1), count: count),
                rounding: .outward
            )
            let arrangement = solver.arrangement(of: items)
            let lengths = solver.fixedLengths(arrangement, items: items.map { _ in 0 }, bound: Double(room))
            let frames = solver.frames(arrangement, fixedLengths: lengths, growingLengths: [10])
            for (index, frame) in frames.enumerated() {
                // In whole numbers, these are a quotient rounded down and one rounded up.
                let start = index * room / count
                let end = ((index + 1) * room + count - 1) / count
                check.equal(frame.fixed, Double(start))
                check.equal(frame.fixedLength, Double(end - start), "cell \(index) of \(count) in \(room)")
            }
        }
    }

    @Test("Numbers that are none do no harm")
    func hostile() {
        let odd: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e308, .leastNonzeroMagnitude, 12]
        let counts = [0, -1, 1, 2, 5, 1 << 40, .min, .max, 9_999, 1_000_001]
        forEachSeed(cost: 100) { seed, check in
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
            check(isFinite)
            check(fixed.allSatisfy { $0 >= 0 } && growing.allSatisfy { $0 >= 0 })
        }
    }
}

/// The cells of a grid, each with a flag that indicates whether it is taken.
private struct TakenCells {
    let fixedCount: Int
    let growingCount: Int
    private var cells: [Bool]

    init(fixedCount: Int, growingCount: Int) {
        self.fixedCount = fixedCount
        self.growingCount = growingCount
        cells = Array(repeating: false, count: fixedCount * growingCount)
    }

    /// Takes the cells of an item, and returns whether all of them were free and inside the grid.
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

    /// Returns whether an item doesn't fit anywhere before its position.
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
        // All cells after the last line of the growing axis are free.
        for line in growing..<min(growing + growingSpan, growingCount) {
            for track in fixed..<fixed + fixedSpan where cells[line * fixedCount + track] { return false }
        }
        return true
    }
}

extension [Double] {
    /// Returns whether each number equals the other list's, except for rounding.
    func isClose(to other: [Double]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-6 * Swift.max(1, abs($1)) }
    }
}

extension Double {
    fileprivate var isWhole: Bool { self == rounded() }
}
