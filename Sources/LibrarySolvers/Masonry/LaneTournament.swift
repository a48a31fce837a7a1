/// The ends of lanes, with the shortest lane, or the first of equal lanes.
///
/// It is a tournament tree: lanes are compared in pairs, then the shorter ones of the pairs, and so on. If one lane
/// changes, only the comparisons above it are repeated, whose number is logarithmic.
///
/// In `ends` and `winners`, node 1 is the root, and node `n` has the children `2n` and `2n + 1`. The lanes start at
/// index `places`. Both lists are plain memory because they are updated for each item.
struct LaneTournament: ~Copyable {
    private let places: Int
    /// The end of the shortest lane of each node; infinity for leaves without a lane.
    private let ends: UnsafeMutablePointer<Double>
    /// The shortest lane of each node.
    private let winners: UnsafeMutablePointer<Int>

    /// Creates lanes without items.
    init(count: Int) {
        var places = 1
        while places < count { places *= 2 }
        self.places = places
        ends = .allocate(capacity: 2 * places)
        winners = .allocate(capacity: 2 * places)
        ends.initialize(repeating: .infinity, count: 2 * places)
        winners.initialize(repeating: 0, count: 2 * places)
        for place in 0..<places { winners[places + place] = place }
        for lane in 0..<count { end(lane, at: 0) }
    }

    deinit {
        ends.deallocate()
        winners.deallocate()
    }

    /// The index of the shortest lane.
    var shortest: Int { winners[1] }

    /// Returns the end of a lane.
    func end(of lane: Int) -> Double {
        precondition(lane >= 0 && lane < places, "a lane is one of those that there are")
        return ends[places + lane]
    }

    /// Sets the end of a lane, and updates the shortest lane.
    @inline(__always)
    func end(_ lane: Int, at position: Double) {
        precondition(lane >= 0 && lane < places, "a lane is one of those that there are")
        var place = places + lane
        var (least, winner) = (position, lane)
        ends[place] = position
        while place > 1 {
            let other = ends[place ^ 1]
            // The outcome is unpredictable, so arithmetic on bits is faster than a branch. Of equal lanes the first
            // one wins, which is at the even place.
            let isLess = other < least ? 1 : 0
            let isEqual = other == least ? 1 : 0
            let change = 0 &- (isLess | isEqual & place)
            winner ^= (winner ^ winners[place ^ 1]) & change
            least = other < least ? other : least
            place /= 2
            ends[place] = least
            winners[place] = winner
        }
    }
}
