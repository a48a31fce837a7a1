import GridPressProperties
import LayoutSolvers
import Testing

@Suite("Whatever a lazy grid is made of")
struct LazyGridPropertyTests {
    @Test("Tracks are those of the rules carried out word by word")
    func literalRules() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            let total = grid.offer ?? 333
            let resolution = grid.solver.resolution(of: total)
            let model = LazyGridModel(grid.items, total: total, viewCount: grid.viewCount)
            check.equal(resolution.tracks.map(\.item), model.tracks.map(\.item), "\(grid)")
            check(resolution.tracks.map(\.length).isClose(to: model.tracks.map(\.length)), "\(grid)")
            check(resolution.tracks.map(\.start).isClose(to: model.tracks.map(\.start)), "\(grid)")
            check(resolution.shares.map(\.length).isClose(to: model.lengths), "\(grid)")
            check([resolution.length].isClose(to: [model.end]), "\(grid)")
            check.equal(resolution.offered, total)
        }
    }

    @Test("A grid is as long as is offered or as its first pass, and has a second only where that is more")
    func passes() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            let passes = grid.solver.passes(offer: grid.offer)
            let offer = grid.offer ?? 10
            check.equal(passes.first, grid.solver.resolution(of: offer))
            check.equal(passes.length, max(offer, passes.first.length))
            if passes.first.length > offer {
                check.equal(passes.second, grid.solver.resolution(of: passes.length))
                // With more room, no item becomes shorter.
                check(passes.drawn.length >= passes.first.length - 1e-6)
            } else {
                check(passes.second == nil && passes.drawn == passes.first)
            }
        }
    }

    @Test("Tracks are finite in finite room, never below nothing, in order and apart")
    func order() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            let passes = grid.solver.passes(offer: grid.offer)
            for pass in [passes.first, passes.drawn] {
                var end = 0.0
                var isInOrder = true
                for (index, track) in pass.tracks.enumerated() {
                    let gap = index > 0 ? grid.items[pass.tracks[index - 1].item].gap : 0
                    // Comparisons with `>=` are false for NaN.
                    isInOrder = isInOrder && track.length >= 0 && track.start >= end + gap - 1e-9
                    if grid.offer != .infinity {
                        isInOrder = isInOrder && track.length.isFinite && track.start.isFinite
                    }
                    end = track.start + track.length
                }
                check(isInOrder && pass.length == end, "\(grid)")
            }
        }
    }

    @Test("Every item makes a track: fixed ones of their length, flexible ones within limits")
    func items() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            let passes = grid.solver.passes(offer: grid.offer)
            for pass in [passes.first, passes.drawn] {
                var tracks: [[Double]] = grid.items.map { _ in [] }
                for track in pass.tracks { tracks[track.item].append(track.length) }
                for (index, item) in grid.items.enumerated() {
                    let itemTracks = tracks[index]
                    let isRight =
                        switch item.size {
                        case .fixed(let length): itemTracks == [length]
                        case .flexible(let minimum, let maximum):
                            itemTracks.count == 1 && itemTracks[0] >= minimum && itemTracks[0] <= maximum
                        case .adaptive(_, let maximum):
                            itemTracks.count >= 1 && Set(itemTracks).count == 1 && itemTracks[0] <= maximum
                        }
                    check(isRight, "item \(index) of \(grid) makes \(itemTracks)")
                }
            }
        }
    }

    @Test("Tracks of an adaptive item fill its share unless their maximum keeps them from it")
    func adaptiveShare() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            guard let offer = grid.offer, offer < .infinity else { return }
            let resolution = grid.solver.resolution(of: offer)
            for (index, item) in grid.items.enumerated() {
                guard case .adaptive(let minimum, let maximum) = item.size, minimum + item.gap > 0 else { continue }
                let itemTracks = resolution.tracks.filter { $0.item == index }
                let share = resolution.shares[index].length
                let taken = Double(itemTracks.count) * itemTracks[0].length + Double(itemTracks.count - 1) * item.gap
                check(taken <= share + 1e-6)
                check(itemTracks[0].length == maximum || abs(taken - share) < 1e-6)
                // There are as many tracks as fit.
                check(
                    itemTracks.count == 1 || itemTracks[0].length == maximum || itemTracks[0].length >= minimum - 1e-6
                )
                let next = Double(itemTracks.count + 1) * minimum + Double(itemTracks.count) * item.gap
                check(next > share - 1e-6, "one more would fit")
            }
        }
    }

    @Test("The gap behind the last item never counts")
    func lastGap() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            // The gap of the last item affects only the tracks of an adaptive item.
            guard let last = grid.items.last, case .adaptive = last.size else {
                var items = grid.items
                if let last = items.popLast() { items.append(LazyGridItem(last.size, gap: last.gap + 57)) }
                let changed = LazyGridSolver(items: items, viewCount: grid.viewCount)
                check.equal(changed.passes(offer: grid.offer), grid.solver.passes(offer: grid.offer))
                return
            }
            let resolution = grid.solver.resolution(of: 400)
            let others = grid.items.dropLast().reduce(0) { $0 + $1.gap }
            let shares = resolution.shares.reduce(0) { $0 + $1.length }
            check(resolution.length <= shares + others + 1e-6)
        }
    }

    @Test("Shares tell how they came about")
    func shares() {
        forEachSeed { seed, check in
            let grid = RandomLazyGrid(seed: seed)
            let resolution = grid.solver.resolution(of: grid.offer ?? 250)
            check.equal(resolution.shares.count, grid.items.count)
            var left = grid.items.count { if case .fixed = $0.size { false } else { true } }
            for (item, share) in zip(grid.items, resolution.shares) {
                check.equal(share.itemsLeft, left)
                if case .fixed = item.size {
                    check(share.remaining == nil && share.share == nil && !share.isClamped)
                } else {
                    check.equal(share.isClamped, share.length != share.remaining! / Double(left))
                    left -= 1
                }
            }
        }
    }

    @Test("Numbers that are none do no harm")
    func hostile() {
        let odd: [Double] = [
            .nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, .leastNonzeroMagnitude, 12, 1e-300, -0.0, 60,
        ]
        forEachSeed(cost: 2) { seed, check in
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
                check(areNumbers, "\(items) \(pass)")
                check.equal(Set(pass.tracks.map(\.item)).count, items.count)
                check(pass.tracks.count <= items.count * LazyGridSolver.mostTracks)
            }
            check(passes.length >= 0)
        }
    }
}
