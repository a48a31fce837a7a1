/// For each place where an item of some span could go, how far its lanes reach; and the place where that is least.
///
/// A place counts by its first lane. All lanes that an item takes end where it does, and none ever gets shorter: places
/// that touch them reach at least as far. What is raised is noted at the largest halves of halves, so that raising and
/// finding take as many steps as the number of lanes has digits.
struct WindowTree {
    private let count: Int
    private let places: Int
    /// The least of each half, with what was raised there but not above.
    private var least: [Double]
    /// What all places of a half are raised to.
    private var raised: [Double]

    /// Places in empty lanes.
    init(count: Int) {
        self.count = count
        places = leaves(forLanes: count)
        least = [Double](repeating: 0, count: 2 * places)
        raised = least
        // Places behind the last are never found.
        for place in count..<Swift.max(count, places) { least[places + place] = .infinity }
        var half = places - 1
        while half > 0 {
            least[half] = Swift.min(least[2 * half], least[2 * half + 1])
            half -= 1
        }
    }

    /// The first of the places with the least reach, and that reach.
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

    /// Lets some places reach at least as far as this.
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
