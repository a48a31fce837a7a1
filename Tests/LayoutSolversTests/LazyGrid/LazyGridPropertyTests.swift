import LayoutSolvers
import GridPressProperties
import Testing

@Suite("Whatever a lazy grid is made of")
struct LazyGridPropertyTests {
    /// Many grids for each of a few tests: one test for each would take longer than the grids.
    private static let batches = 0..<20
    private static let grids = 1_000

    private func forEachGrid(_ batch: Int, _ check: (Int, RandomLazyGrid) -> Void) {
        for number in 0..<Self.grids {
            let seed = batch * Self.grids + number
            var random = SeededGenerator(seed: seed)
            check(seed, RandomLazyGrid(&random))
        }
    }

    @Test("Tracks are those of the rules carried out word by word", arguments: batches)
    func literalRules(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let total = grid.offer ?? 333
            let resolution = grid.solver.resolution(of: total)
            let model = LazyGridModel(grid.items, total: total, viewCount: grid.viewCount)
            #expect(resolution.tracks.map(\.item) == model.tracks.map(\.item), "seed \(seed): \(grid)")
            #expect(resolution.tracks.map(\.length).isClose(to: model.tracks.map(\.length)), "seed \(seed): \(grid)")
            #expect(resolution.tracks.map(\.start).isClose(to: model.tracks.map(\.start)), "seed \(seed): \(grid)")
            #expect(resolution.shares.map(\.length).isClose(to: model.lengths), "seed \(seed): \(grid)")
            #expect([resolution.length].isClose(to: [model.end]), "seed \(seed): \(grid)")
            #expect(resolution.offered == total, "seed \(seed)")
        }
    }

    @Test(
        "A grid is as long as is offered or as its first pass, and has a second only where that is more",
        arguments: batches
    )
    func passes(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let passes = grid.solver.passes(offer: grid.offer)
            let offer = grid.offer ?? 10
            #expect(passes.first == grid.solver.resolution(of: offer), "seed \(seed)")
            #expect(passes.length == max(offer, passes.first.length), "seed \(seed)")
            if passes.first.length > offer {
                #expect(passes.second == grid.solver.resolution(of: passes.length), "seed \(seed)")
                // More room makes no item shorter.
                #expect(passes.drawn.length >= passes.first.length - 1e-6, "seed \(seed)")
            } else {
                #expect(passes.second == nil && passes.drawn == passes.first, "seed \(seed)")
            }
        }
    }

    @Test("Tracks are finite in finite room, never below nothing, in order and apart", arguments: batches)
    func order(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let passes = grid.solver.passes(offer: grid.offer)
            for pass in [passes.first, passes.drawn] {
                var end = 0.0
                var isInOrder = true
                for (index, track) in pass.tracks.enumerated() {
                    let gap = index > 0 ? grid.items[pass.tracks[index - 1].item].gap : 0
                    // `>=` is false for what is no number.
                    isInOrder = isInOrder && track.length >= 0 && track.start >= end + gap - 1e-9
                    if grid.offer != .infinity {
                        isInOrder = isInOrder && track.length.isFinite && track.start.isFinite
                    }
                    end = track.start + track.length
                }
                #expect(isInOrder && pass.length == end, "seed \(seed): \(grid)")
            }
        }
    }

    @Test("Every item makes a track: fixed ones of their length, flexible ones within limits", arguments: batches)
    func items(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let passes = grid.solver.passes(offer: grid.offer)
            for pass in [passes.first, passes.drawn] {
                var tracks: [[Double]] = grid.items.map { _ in [] }
                for track in pass.tracks { tracks[track.item].append(track.length) }
                for (index, item) in grid.items.enumerated() {
                    let own = tracks[index]
                    let isRight =
                        switch item.size {
                        case .fixed(let length): own == [length]
                        case .flexible(let minimum, let maximum):
                            own.count == 1 && own[0] >= minimum && own[0] <= maximum
                        case .adaptive(_, let maximum):
                            own.count >= 1 && Set(own).count == 1 && own[0] <= maximum
                        }
                    #expect(isRight, "seed \(seed): item \(index) of \(grid) makes \(own)")
                }
            }
        }
    }

    @Test("Tracks of an adaptive item fill its share unless their maximum keeps them from it", arguments: batches)
    func adaptiveShare(batch: Int) {
        forEachGrid(batch) { seed, grid in
            guard let offer = grid.offer, offer < .infinity else { return }
            let resolution = grid.solver.resolution(of: offer)
            for (index, item) in grid.items.enumerated() {
                guard case .adaptive(let minimum, let maximum) = item.size, minimum + item.gap > 0 else { continue }
                let own = resolution.tracks.filter { $0.item == index }
                let share = resolution.shares[index].length
                let taken = Double(own.count) * own[0].length + Double(own.count - 1) * item.gap
                #expect(taken <= share + 1e-6, "seed \(seed)")
                #expect(own[0].length == maximum || abs(taken - share) < 1e-6, "seed \(seed)")
                // As many as fit, and not one more.
                #expect(own.count == 1 || own[0].length == maximum || own[0].length >= minimum - 1e-6, "seed \(seed)")
                let next = Double(own.count + 1) * minimum + Double(own.count) * item.gap
                #expect(next > share - 1e-6, "seed \(seed): one more would fit")
            }
        }
    }

    @Test("The gap behind the last item never counts", arguments: batches)
    func lastGap(batch: Int) {
        forEachGrid(batch) { seed, grid in
            // Between the tracks of one adaptive item its own gap does.
            guard let last = grid.items.last, case .adaptive = last.size else {
                var items = grid.items
                if let last = items.popLast() { items.append(LazyGridItem(last.size, gap: last.gap + 57)) }
                let changed = LazyGridSolver(items: items, viewCount: grid.viewCount)
                #expect(changed.passes(offer: grid.offer) == grid.solver.passes(offer: grid.offer), "seed \(seed)")
                return
            }
            let resolution = grid.solver.resolution(of: 400)
            let others = grid.items.dropLast().reduce(0) { $0 + $1.gap }
            let shares = resolution.shares.reduce(0) { $0 + $1.length }
            #expect(resolution.length <= shares + others + 1e-6, "seed \(seed)")
        }
    }

    @Test("Shares tell how they came about", arguments: batches)
    func shares(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let resolution = grid.solver.resolution(of: grid.offer ?? 250)
            #expect(resolution.shares.count == grid.items.count, "seed \(seed)")
            var left = grid.items.count { if case .fixed = $0.size { false } else { true } }
            for (item, share) in zip(grid.items, resolution.shares) {
                #expect(share.itemsLeft == left, "seed \(seed)")
                if case .fixed = item.size {
                    #expect(share.remaining == nil && share.share == nil && !share.isClamped, "seed \(seed)")
                } else {
                    #expect(share.isClamped == (share.length != share.remaining! / Double(left)), "seed \(seed)")
                    left -= 1
                }
            }
        }
    }

    @Test("Numbers that are none do no harm", arguments: batches)
    func hostile(batch: Int) {
        let odd: [Double] = [
            .nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, .leastNonzeroMagnitude, 12, 1e-300, -0.0, 60,
        ]
        for number in 0..<500 {
            let seed = batch * 500 + number
            var random = SeededGenerator(seed: seed)
            func any() -> Double { odd[Int.random(in: odd.indices, using: &random)] }
            let items = (0..<Int.random(in: 0...5, using: &random)).map { _ -> LazyGridItem in
                let size: [LazyGridItem.Size] = [
                    .fixed(any()), .flexible(minimum: any(), maximum: any()), .adaptive(minimum: any(), maximum: any()),
                ]
                return LazyGridItem(size[Int.random(in: 0..<3, using: &random)], gap: any())
            }
            let solver = LazyGridSolver(
                items: items,
                viewCount: [-3, 0, 1, 7, .min][Int.random(in: 0..<5, using: &random)]
            )
            let passes = solver.passes(offer: Bool.random(using: &random) ? any() : nil)
            for pass in [passes.first, passes.drawn] {
                let areNumbers = pass.tracks.allSatisfy { $0.length >= 0 && !$0.start.isNaN } && !pass.length.isNaN
                #expect(areNumbers, "seed \(seed): \(items) \(pass)")
                #expect(Set(pass.tracks.map(\.item)).count == items.count, "seed \(seed)")
                #expect(pass.tracks.count <= items.count * LazyGridSolver.mostTracks, "seed \(seed)")
            }
            #expect(passes.length >= 0, "seed \(seed)")
        }
    }
}
