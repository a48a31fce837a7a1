/// The ends of lanes, with the maximum of any range of them.
///
/// It finds the place of items with a large span, for which there is no ``WindowTree``. The search skips ranges that
/// can't be part of a better place. Its worst case is a sequence of lanes that get shorter one by one.
struct LaneMaxima {
    private let count: Int
    private let places: Int
    /// The maximum of each tree node, without the positions to which its ancestors are raised.
    private var most: [Double]
    /// The position to which all lanes of a tree node are raised.
    private var raised: [Double]

    /// Creates lanes without items.
    init(count: Int) {
        self.count = count
        places = leaves(forLanes: count)
        most = [Double](repeating: 0, count: 2 * places)
        raised = most
    }

    /// Returns the first place for a span with the smallest end, and its end.
    ///
    /// From each place the search continues after the last lane that reaches too far, because no better place
    /// contains that lane. There are at most as many steps as lanes; each takes logarithmic time.
    func best(span: Int) -> (place: Int, reach: Double) {
        var best = (place: 0, reach: Double.infinity)
        var place = 0
        while place + span <= count {
            if let lane = lastLane(in: place..<place + span, from: best.reach) {
                place = lane + 1
            } else {
                best = (place, longest(place..<place + span))
            }
        }
        return best
    }

    /// Makes lanes end at a position or after it.
    mutating func raise(_ range: Range<Int>, to position: Double) { raise(range, to: position, 1, 0, places) }

    private mutating func raise(_ range: Range<Int>, to position: Double, _ half: Int, _ start: Int, _ length: Int) {
        if range.lowerBound >= start + length || range.upperBound <= start { return }
        most[half] = Swift.max(most[half], position)
        if range.lowerBound <= start, range.upperBound >= start + length {
            raised[half] = Swift.max(raised[half], position)
            return
        }
        let middle = length / 2
        raise(range, to: position, 2 * half, start, middle)
        raise(range, to: position, 2 * half + 1, start + middle, middle)
    }

    /// Returns the end of the longest lane of a range.
    func longest(_ range: Range<Int>) -> Double { longest(range, 1, 0, places) }

    private func longest(_ range: Range<Int>, _ half: Int, _ start: Int, _ length: Int) -> Double {
        if range.lowerBound >= start + length || range.upperBound <= start { return 0 }
        if range.lowerBound <= start, range.upperBound >= start + length { return most[half] }
        let middle = length / 2
        let inside = Swift.max(
            longest(range, 2 * half, start, middle),
            longest(range, 2 * half + 1, start + middle, middle)
        )
        return Swift.max(raised[half], inside)
    }

    /// Returns the last lane of a range that ends at a position or after it.
    private func lastLane(in range: Range<Int>, from position: Double) -> Int? {
        lastLane(in: range, from: position, 1, 0, places)
    }

    private func lastLane(in range: Range<Int>, from position: Double, _ half: Int, _ start: Int, _ length: Int) -> Int?
    {
        if range.lowerBound >= start + length || range.upperBound <= start || most[half] < position { return nil }
        // All lanes of this node are raised that far.
        if raised[half] >= position { return Swift.min(range.upperBound, start + length) - 1 }
        guard length > 1 else { return start }
        let middle = length / 2
        return lastLane(in: range, from: position, 2 * half + 1, start + middle, middle)
            ?? lastLane(in: range, from: position, 2 * half, start, middle)
    }
}
