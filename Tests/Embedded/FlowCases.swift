import LayoutSolvers
import LibrarySolvers

func flowCases() {
    for (name, lines) in alignments {
        for extent in [LayoutExtent.hugging, .filling] {
            for limit in offers {
                let solver = FlowSolver(
                    limit: limit ?? .infinity,
                    gap: 10.0 / 3,
                    lineGap: 5,
                    lines: lines,
                    items: lines,
                    extent: extent
                )
                let flow = solver.arrangement(lengths: lengths(60), breadths: lengths(60))
                var answer = flow.along + flow.across
                for line in flow.lines {
                    answer.append(Double(line.items.count))
                    answer.append(line.length)
                }
                answer.append(flow.length)
                answer.append(flow.breadth)
                report("flow, \(name), limit \(exact(limit))", answer)
            }
        }
    }
}

func masonryCases() {
    for (name, alignment) in alignments {
        for laneCount in [1, 2, 3, 12, 100] {
            for most in [1, 2, 7, 90] {
                let spans = most == 1 ? [] : (0..<60).map { $0 % 5 == 4 ? $0 % most + 1 : 1 }
                let masonry = MasonrySolver(laneCount: laneCount, gap: 10.0 / 3, alignment: alignment)
                    .arrangement(lengths: lengths(60), spans: spans)
                let lanes = LaneCrossAxisLayout(
                    laneCount: laneCount,
                    of: masonry,
                    items: lengths(60),
                    breadth: 40,
                    gap: 5,
                    pitch: most == 1 ? .fixed : most == 2 ? .atLeast : .content,
                    alignment: alignment
                )
                var answer = masonry.starts + lanes.across + lanes.starts + lanes.breadths
                for lane in masonry.lanes { answer.append(Double(lane)) }
                report("masonry, \(name), \(laneCount) lanes, spans up to \(most)", answer)
            }
        }
    }
}

private let alignments: [(String, LineAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing), ("justified", .justified),
]

/// Returns varied lengths, the same ones in every run, of which a few are infinite or not a number.
private func lengths(_ count: Int) -> [Double] {
    var lengths: [Double] = []
    for index in 0..<count {
        lengths.append(index % 17 == 16 ? .nan : index % 23 == 22 ? .infinity : Double(index * 7 % 31) * 10 / 3)
    }
    return lengths
}
