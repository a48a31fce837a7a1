/// The ends of many lanes: a tree for each small span that occurs, and a search for the place of a large one.
struct LaneTrees: LaneSearch {
    /// Up to which span there are trees.
    private let largest: Int
    /// The place of the tree of each small span; below 0 where the span doesn't occur.
    private var positions: [Int]
    private var trees: [(span: Int, tree: WindowTree)] = []
    private var maxima: LaneMaxima
    /// Lanes are raised here that hold an item.
    private var occupied: LaneMaxima

    /// Empty lanes for items of these spans.
    init(count: Int, spans: [Int]) {
        var largest = 1
        while (largest + 1) * (largest + 1) <= count { largest += 1 }
        self.largest = largest
        positions = [Int](repeating: -1, count: largest + 1)
        for span in spans where span <= largest && positions[span] < 0 {
            positions[span] = trees.count
            trees.append((span, WindowTree(count: count - span + 1)))
        }
        maxima = LaneMaxima(count: count)
        occupied = LaneMaxima(count: count)
    }

    func place(span: Int) -> LanePlace {
        let (lane, reach) = span <= largest ? trees[positions[span]].tree.best : maxima.best(span: span)
        return LanePlace(lane: lane, reach: reach, isOccupied: occupied.longest(lane..<lane + span) > 0)
    }

    mutating func raise(_ lanes: Range<Int>, to position: Double) {
        maxima.raise(lanes, to: position)
        occupied.raise(lanes, to: 1)
        for index in trees.indices {
            trees[index].tree.raise(lanes.lowerBound - trees[index].span + 1..<lanes.upperBound, to: position)
        }
    }

    func end(of lane: Int) -> Double { maxima.longest(lane..<lane + 1) }
}
