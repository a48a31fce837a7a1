/// The ends of more than 64 lanes: a ``WindowTree`` for each small span that occurs, and a ``LaneMaxima`` for large
/// spans.
struct LaneTrees: LaneSearch {
    /// The largest span that has a tree: the square root of the number of lanes.
    private let largest: Int
    /// The index of the tree of each small span; -1 if the span doesn't occur.
    private var positions: [Int]
    private var trees: [(span: Int, tree: WindowTree)] = []
    private var maxima: LaneMaxima
    /// The lanes that have an item: their end is 1 here, otherwise 0.
    private var occupied: LaneMaxima

    /// Creates lanes without items, for items of these spans.
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
