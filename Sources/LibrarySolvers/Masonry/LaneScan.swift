/// The ends of up to 64 lanes.
///
/// It tries all places, which is faster than a tree for so few lanes.
struct LaneScan: LaneSearch, ~Copyable {
    /// The largest number of lanes: `occupied` has one bit for each.
    static let most = 64

    private let count: Int
    private let ends: UnsafeMutablePointer<Double>
    /// The lanes that have an item, one bit for each.
    private var occupied: UInt64 = 0

    /// Creates lanes without items.
    init(count: Int) {
        precondition(count > 0 && count <= Self.most, "more than 64 lanes need LaneTrees")
        self.count = count
        ends = .allocate(capacity: count)
        ends.initialize(repeating: 0, count: count)
    }

    deinit { ends.deallocate() }

    @inline(__always)
    func place(span: Int) -> LanePlace {
        precondition(span > 0 && span <= count, "a span is at most all lanes")
        var (lane, reach) = (0, Double.infinity)
        var first = 0
        while first + span <= count {
            var longest = ends[first]
            var other = first + 1
            while other < first + span {
                longest = ends[other] > longest ? ends[other] : longest
                other += 1
            }
            if longest < reach { (lane, reach) = (first, longest) }
            first += 1
        }
        return LanePlace(lane: lane, reach: reach, isOccupied: occupied & Self.bits(lane..<lane + span) != 0)
    }

    @inline(__always)
    mutating func raise(_ lanes: Range<Int>, to position: Double) {
        precondition(lanes.lowerBound >= 0 && lanes.upperBound <= count, "a place is among the lanes")
        occupied |= Self.bits(lanes)
        for lane in lanes { ends[lane] = position }
    }

    func end(of lane: Int) -> Double {
        precondition(lane >= 0 && lane < count, "a lane is one of those that there are")
        return ends[lane]
    }

    private static func bits(_ lanes: Range<Int>) -> UInt64 {
        (~0 >> UInt64(most - lanes.count)) << UInt64(lanes.lowerBound)
    }
}
