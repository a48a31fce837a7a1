import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Masonry")
struct MasonryTests {
    @Test("puts each item into the shortest lane, of equal ones into the first")
    func shortest() {
        let masonry = MasonrySolver(laneCount: 3, gap: 10)
            .arrangement(lengths: [40, 70, 30, 50, 20, 90, 10])
        #expect(masonry.lanes == [0, 1, 2, 2, 0, 0, 1])
        #expect(masonry.starts == [0, 0, 0, 40, 50, 80, 80])
        #expect(masonry.length == 170)
    }

    @Test("leaves a gap behind items of no length, too")
    func noLength() {
        let masonry = MasonrySolver(laneCount: 1, gap: 10).arrangement(lengths: [0, 5])
        #expect(masonry.starts == [0, 10])
        let spanning = MasonrySolver(laneCount: 2, gap: 10).arrangement(lengths: [0, 5, 0, 7], spans: [1, 2, 2, 1])
        #expect(spanning.lanes == [0, 0, 0, 0])
        #expect(spanning.starts == [0, 10, 25, 35])
    }

    @Test("puts items of several lanes where the longest of them is the shortest")
    func spans() {
        let masonry = MasonrySolver(laneCount: 4, gap: 0)
            .arrangement(lengths: [10, 30, 10, 20, 5, 5], spans: [1, 1, 1, 1, 2, 9])
        #expect(masonry.lanes == [0, 1, 2, 3, 2, 0])
        #expect(masonry.starts == [0, 0, 0, 0, 20, 30])
        #expect(masonry.spans == [1, 1, 1, 1, 2, 4])
        #expect(masonry.length == 35)
    }

    @Test("moves lanes together that an item ties")
    func ties() {
        let masonry = MasonrySolver(laneCount: 3, gap: 0, alignment: .trailing)
            .arrangement(lengths: [40, 10, 20], spans: [1, 1, 2])
        #expect(masonry.lanes == [0, 1, 1] && masonry.starts == [0, 10, 20])
    }

    @Test("stretches all lanes, the last one too")
    func justified() {
        let masonry = MasonrySolver(laneCount: 3, gap: 10, alignment: .justified)
            .arrangement(lengths: [40, 70, 30, 50, 20, 90, 10])
        #expect(masonry.starts == [0, 0, 0, 120, 50, 80, 160])
    }

    @Test("lets lanes lie as far apart as is asked for")
    func pitches() {
        let masonry = MasonrySolver(laneCount: 3).arrangement(lengths: [1, 1, 1])
        func lanes(
            _ pitch: LaneCrossAxisLayout.Pitch,
            _ alignment: LineAlignment = .leading,
            _ extent: LayoutExtent = .hugging
        )
            -> LaneCrossAxisLayout
        {
            LaneCrossAxisLayout(
                laneCount: 3,
                of: masonry,
                items: [20, 80, 10],
                breadth: 50,
                gap: 5,
                pitch: pitch,
                alignment: alignment,
                extent: extent
            )
        }
        #expect(lanes(.fixed).starts == [0, 55, 110])
        #expect(lanes(.atLeast).starts == [0, 55, 140])
        #expect(lanes(.content).starts == [0, 25, 110])
        #expect(lanes(.fixed, .trailing).across == [0, 55, 110])
        #expect(lanes(.fixed, .trailing, .filling).across == [30, 55, 150])
        #expect(lanes(.fixed, .center, .filling).across == [15, 55, 130])
    }

    @Test("makes the last lane broader for an item that needs more than all of its lanes")
    func broadening() {
        let masonry = MasonrySolver(laneCount: 3).arrangement(lengths: [5, 1, 1, 1], spans: [2, 1, 1, 1])
        let lanes = LaneCrossAxisLayout(
            laneCount: 3,
            of: masonry,
            items: [100, 20, 20, 20],
            breadth: 30,
            gap: 5,
            pitch: .content,
            alignment: .leading
        )
        #expect(masonry.lanes == [0, 2, 2, 2])
        #expect(lanes.starts == [0, 5, 105])
    }

    @Test("finds the place of large spans where each lane is shorter than the one before it")
    func staircase() {
        let count = 120
        let solver = MasonrySolver(laneCount: count, gap: 2)
        let lengths = (0..<count).map { Double(2 * (count - $0)) } + [3, 0, 8, 5, 1]
        let spans = [Int](repeating: 1, count: count) + [40, 70, 12, 119, 30]
        let masonry = solver.arrangement(lengths: lengths, spans: spans)
        let model = MasonryModel(solver, lengths, spans)
        #expect(masonry.lanes[count] == 80 && masonry.starts[count] == 82)
        #expect(masonry.lanes == model.lanes)
        #expect(masonry.starts == model.starts && masonry.length == model.length)
    }

    @Test("puts wide items into the first shortest place beside lanes that get shorter", arguments: [24, 100])
    func shorterLanes(count: Int) {
        let solver = MasonrySolver(laneCount: count, gap: 1, alignment: .center)
        let lengths = (0..<count).map { Double(2 * count - $0) } + (0..<40).map { Double($0 % 4) }
        let spans = [Int](repeating: 1, count: count) + (0..<40).map { count / 2 - 1 + $0 % 3 }
        let masonry = solver.arrangement(lengths: lengths, spans: spans)
        let model = MasonryModel(solver, lengths, spans)
        #expect(masonry.lanes == model.lanes)
        #expect(masonry.starts == model.starts && masonry.length == model.length)
    }

    @Test("keeps items apart and in order in two thousand lanes, too", arguments: [1, 2, 3, 40, 1_000])
    func manyLanes(span: Int) {
        let count = 2_000
        let solver = MasonrySolver(laneCount: count, gap: 1, alignment: .center)
        let lengths = (0..<count).map { Double($0 * 7 % 50) + 1 }
        let spans = (0..<count).map { $0.isMultiple(of: 3) ? span : 1 }
        let masonry = solver.arrangement(lengths: lengths, spans: spans)
        var ends = [Double](repeating: -.infinity, count: count)
        var areApart = true
        for index in lengths.indices {
            let start = masonry.starts[index]
            for lane in masonry.lanes(of: index) {
                areApart = areApart && start >= 0 && start >= ends[lane] + solver.gap
                ends[lane] = start + lengths[index]
            }
        }
        #expect(areApart)
        #expect(ends.max() == masonry.length)
        // There are as many items of one lane as lanes, so that each begins its own.
        if span == 1 { #expect(masonry.starts == lengths.map { (masonry.length - $0) / 2 }) }
    }
}
