import LayoutSolvers
import LibrarySolvers

func trackGridCases() {
    report(grid: "no items", [.fraction(1)], [])
    report(grid: "no tracks", [], [TrackGridItem()])
    report(grid: "each kind", [.points(30), .fit, .fraction(1), .fraction(2)], mixture(of: 40))
    report(grid: "what fits only", [.fit, .fit, .fit], mixture(of: 25))
    report(grid: "odd lengths", [.points(.nan), .points(.infinity), .fraction(-1), .fit], mixture(of: 12))
    report(grid: "one track", [.fit], mixture(of: 9))
}

private func report(grid name: String, _ tracks: [TrackSize], _ items: [TrackGridItem]) {
    for isDense in [false, true] {
        for rounding in [TrackGridRounding.exact, .outward] {
            for distribution in [SpanDistribution.equal, .cssLike] {
                let solver = TrackGridSolver(
                    fixedTracks: tracks,
                    isDense: isDense,
                    distribution: distribution,
                    rounding: rounding
                )
                for bound in [0, 100, 1000.0 / 3, .infinity] {
                    var question = "grid, "
                    question += name
                    question += isDense ? ", dense" : ", sparse"
                    question += rounding == .outward ? ", rounded" : ", exact"
                    question += distribution == .cssLike ? ", as in CSS, " : ", in equal parts, "
                    question += exact(bound)
                    report(question, answer(of: solver, for: items, in: bound))
                }
            }
        }
    }
}

/// Returns the origin and the length of every item along both axes.
private func answer(of solver: TrackGridSolver, for items: [TrackGridItem], in bound: Double) -> [Double] {
    let arrangement = solver.arrangement(of: items)
    var lengths: [Double] = []
    for index in items.indices { lengths.append(Double(index % 7) * 29 / 3) }
    let fixed = solver.fixedLengths(arrangement, items: lengths, bound: bound)
    let growing = solver.growingLengths(arrangement, items: lengths, bound: .infinity)
    var answer: [Double] = []
    for frame in solver.frames(arrangement, fixedLengths: fixed, growingLengths: growing) {
        answer.append(frame.fixed)
        answer.append(frame.growing)
        answer.append(frame.fixedLength)
        answer.append(frame.growingLength)
    }
    return answer
}

/// Returns items with spans, of which some have a start, the same ones in every run.
private func mixture(of count: Int) -> [TrackGridItem] {
    var items: [TrackGridItem] = []
    for index in 0..<count {
        items.append(
            TrackGridItem(
                fixedSpan: index % 3 + 1,
                growingSpan: index % 5 == 4 ? 2 : 1,
                fixedStart: index % 6 == 2 ? index % 4 : nil,
                growingStart: index % 9 == 5 ? index / 2 : nil
            )
        )
    }
    return items
}
