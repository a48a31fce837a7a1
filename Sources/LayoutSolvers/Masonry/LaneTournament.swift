/// The ends of lanes, and which lane is the shortest: of equal ones the first.
///
/// Lanes play against each other in pairs, the winners again, and so on. Where one lane grows, only its own matches are
/// played again: their number is the logarithm of the number of lanes.
///
/// Both lists hold the winner of all lanes at 1, below each winner at `n` those of its two halves at `2n` and `2n + 1`,
/// and the lanes themselves from the number of places on. They are plain memory, since nothing else is done for each item.
struct LaneTournament: ~Copyable {
    private let places: Int
    /// Where the winning lanes end; the places behind the last lane never win.
    private let ends: UnsafeMutablePointer<Double>
    /// Which lanes win.
    private let winners: UnsafeMutablePointer<Int>

    /// Empty lanes.
    init(count: Int) {
        places = leaves(forLanes: count)
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

    /// The shortest lane.
    var shortest: Int { winners[1] }

    /// Where a lane ends.
    func end(of lane: Int) -> Double {
        precondition(lane >= 0 && lane < places, "a lane is one of those that there are")
        return ends[places + lane]
    }

    /// Makes a lane end elsewhere.
    @inline(__always)
    func end(_ lane: Int, at position: Double) {
        precondition(lane >= 0 && lane < places, "a lane is one of those that there are")
        var place = places + lane
        var (least, winner) = (position, lane)
        ends[place] = position
        while place > 1 {
            let other = ends[place ^ 1]
            // Nobody can guess who wins: sums of bits take the same time either way. Of equal lanes the first wins, the one
            // at the even place.
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
