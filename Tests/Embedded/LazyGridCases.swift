import LayoutSolvers

func lazyGridCases() {
    report(lazy: "no items", [], viewCount: 4)
    report(lazy: "each kind", items(of: 3), viewCount: 20)
    report(lazy: "many of each", items(of: 40), viewCount: 7)
    report(lazy: "adaptive ones", [adaptive(50, 100), adaptive(40, 100), adaptive(1.0 / 3, .infinity)], viewCount: 12)
    report(lazy: "tracks without an end", [LazyGridItem(.adaptive(minimum: 0, maximum: 9), gap: 0)], viewCount: 30)
    report(
        lazy: "odd lengths",
        [
            LazyGridItem(.fixed(.nan), gap: .infinity), LazyGridItem(.flexible(minimum: .infinity, maximum: -5)),
            LazyGridItem(.adaptive(minimum: -1, maximum: .nan), gap: -1e308), adaptive(70, 60),
        ],
        viewCount: -3
    )
}

private func adaptive(_ minimum: Double, _ maximum: Double) -> LazyGridItem {
    LazyGridItem(.adaptive(minimum: minimum, maximum: maximum))
}

private func report(lazy name: String, _ items: [LazyGridItem], viewCount: Int) {
    let solver = LazyGridSolver(items: items, viewCount: viewCount)
    for offer in offers {
        let passes = solver.passes(offer: offer)
        var answer = [passes.length, passes.first.length, passes.drawn.length]
        for share in passes.first.shares { answer.append(share.length) }
        for track in passes.drawn.tracks {
            answer.append(Double(track.item))
            answer.append(track.start)
            answer.append(track.length)
        }
        answer.append(LazyGridSolver.start(of: passes.drawn.length, in: passes.length, aligned: 3))
        report("lazy grid, \(name), offer \(exact(offer))", answer)
    }
}

/// Returns items with varied kinds, limits and gaps, which are the same in every run.
private func items(of count: Int) -> [LazyGridItem] {
    var items: [LazyGridItem] = []
    for index in 0..<count {
        let minimum = Double(index % 5) * 40 / 3
        let maximum = index % 2 == 0 ? .infinity : minimum + Double(index % 7) * 10
        let gap = index % 4 == 3 ? 8 : Double(index % 6) / 7
        switch index % 3 {
        case 0: items.append(LazyGridItem(.fixed(minimum), gap: gap))
        case 1: items.append(LazyGridItem(.flexible(minimum: minimum, maximum: maximum), gap: gap))
        default: items.append(LazyGridItem(.adaptive(minimum: minimum, maximum: maximum), gap: gap))
        }
    }
    return items
}
