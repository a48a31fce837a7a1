/// The ends of lanes, asked for the longest of a range.
///
/// It finds the place of an item of a large span, of which there are too many for a tree each. The search steps over what
/// can't be part of a better place: mostly whole ranges, but one lane at a time where each lane is a little shorter than
/// the one before it.
struct LaneMaxima {
    private let count: Int
    private let places: Int
    /// The most of each half, with what was raised there but not above.
    private var most: [Double]
    /// What all lanes of a half are raised to.
    private var raised: [Double]

    /// Empty lanes.
    init(count: Int) {
        self.count = count
        places = leaves(forLanes: count)
        most = [Double](repeating: 0, count: 2 * places)
        raised = most
    }

    /// The first of the places for a span with the least reach, and that reach.
    ///
    /// From each place the search goes on behind the last lane of it that reaches too far: lanes before that one can't be
    /// part of a better place. There are never more steps than lanes, each of which takes as long as the number of lanes
    /// has digits.
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

    /// Lets some lanes end at least here.
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

    /// The end of the longest of some lanes.
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

    /// The last of some lanes that ends at a position or behind it.
    private func lastLane(in range: Range<Int>, from position: Double) -> Int? {
        lastLane(in: range, from: position, 1, 0, places)
    }

    private func lastLane(in range: Range<Int>, from position: Double, _ half: Int, _ start: Int, _ length: Int) -> Int?
    {
        if range.lowerBound >= start + length || range.upperBound <= start || most[half] < position { return nil }
        // All lanes of this half are raised that far.
        if raised[half] >= position { return Swift.min(range.upperBound, start + length) - 1 }
        guard length > 1 else { return start }
        let middle = length / 2
        return lastLane(in: range, from: position, 2 * half + 1, start + middle, middle)
            ?? lastLane(in: range, from: position, 2 * half, start, middle)
    }
}
