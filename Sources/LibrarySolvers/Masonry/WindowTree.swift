/// The end of the longest lane at each place for an item of one span, with the place with the smallest end.
///
/// A place is identified by its first lane. All lanes of an item end where the item does and never get shorter, so
/// raising a range of places is enough. It is a segment tree with lazy updates: raising and searching take
/// logarithmic time in the number of lanes.
struct WindowTree {
    private let count: Int
    private let places: Int
    /// The minimum of each tree node, without the positions to which its ancestors are raised.
    private var least: [Double]
    /// The position to which all places of a tree node are raised.
    private var raised: [Double]

    /// Creates the places of lanes without items.
    init(count: Int) {
        self.count = count
        places = leaves(forLanes: count)
        least = [Double](repeating: 0, count: 2 * places)
        raised = least
        // Leaves after the last place are never found.
        for place in count..<Swift.max(count, places) { least[places + place] = .infinity }
        var half = places - 1
        while half > 0 {
            least[half] = Swift.min(least[2 * half], least[2 * half + 1])
            half -= 1
        }
    }

    /// The first place with the smallest end, and its end.
    var best: (place: Int, reach: Double) {
        var half = 1
        var reach = raised[1]
        while half < places {
            let first = Swift.max(reach, least[2 * half])
            let second = Swift.max(reach, least[2 * half + 1])
            half = first <= second ? 2 * half : 2 * half + 1
            reach = Swift.max(reach, raised[half])
        }
        return (half - places, Swift.max(reach, least[half]))
    }

    /// Makes the places of a range reach at least as far as a position.
    mutating func raise(_ range: Range<Int>, to position: Double) {
        raise(Swift.max(range.lowerBound, 0)..<Swift.min(range.upperBound, count), to: position, 1, 0, places)
    }

    private mutating func raise(_ range: Range<Int>, to position: Double, _ half: Int, _ start: Int, _ length: Int) {
        if range.lowerBound >= start + length || range.upperBound <= start { return }
        if range.lowerBound <= start, range.upperBound >= start + length {
            raised[half] = Swift.max(raised[half], position)
            least[half] = Swift.max(least[half], position)
            return
        }
        let middle = length / 2
        raise(range, to: position, 2 * half, start, middle)
        raise(range, to: position, 2 * half + 1, start + middle, middle)
        least[half] = Swift.max(raised[half], Swift.min(least[2 * half], least[2 * half + 1]))
    }
}
