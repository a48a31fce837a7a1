/// The ends of lanes in which items that span several lanes are placed.
///
/// It tries all places, which is faster than trees with the maximum of each range up to several hundred lanes. The time
/// for a place grows with the number of lanes at most.
struct LaneScan: ~Copyable {
    /// A place for an item in adjacent lanes.
    struct Place {
        /// The first lane.
        let lane: Int
        /// The end of the longest of its lanes.
        let reach: Double
    }

    private let count: Int
    private let ends: UnsafeMutablePointer<Double>
    private let occupied: UnsafeMutablePointer<Bool>
    /// Room for lanes that ``placeOfAny(_:)`` has in mind.
    private let queue: UnsafeMutablePointer<Int>

    /// Creates lanes without items.
    init(count: Int) {
        precondition(count > 0, "there is at least one lane")
        self.count = count
        ends = .allocate(capacity: count)
        ends.initialize(repeating: 0, count: count)
        occupied = .allocate(capacity: count)
        occupied.initialize(repeating: false, count: count)
        queue = .allocate(capacity: count)
        queue.initialize(repeating: 0, count: count)
    }

    deinit {
        ends.deallocate()
        occupied.deallocate()
        queue.deallocate()
    }

    /// Returns the first place for a span with the smallest end.
    @inline(__always)
    func place(span: Int) -> Place {
        precondition(span > 0 && span <= count, "a span is at most all lanes")
        return span <= 8 ? placeOfShort(span) : placeOfLong(span)
    }

    @inline(__always)
    private func placeOfShort(_ span: Int) -> Place {
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
        return Place(lane: lane, reach: reach)
    }

    /// Returns the place for a span, and skips places with a lane that reaches too far.
    ///
    /// The branches of this search cost more than they save if the span is short.
    private func placeOfLong(_ span: Int) -> Place {
        var (lane, reach) = (0, Double.infinity)
        var first = 0
        // Lanes that get shorter from left to right improve each place, so that all of their lanes would be read.
        var readsLeft = 4 * count
        while first + span <= count {
            var longest = 0.0
            var last = first + span - 1
            while last >= first, ends[last] < reach {
                longest = Swift.max(longest, ends[last])
                last -= 1
            }
            if last < first { (lane, reach) = (first, longest) }
            readsLeft -= first + span - 1 - last
            if readsLeft < 0 { return placeOfAny(span) }
            first = Swift.max(first, last) + 1
        }
        return Place(lane: lane, reach: reach)
    }

    /// Returns the place for a span, and reads each lane once.
    ///
    /// The queue has the lanes of a place that are longer than all after them, so its first one is the longest.
    private func placeOfAny(_ span: Int) -> Place {
        var (lane, reach) = (0, Double.infinity)
        var (head, tail) = (0, 0)
        for last in 0..<count {
            while tail > head, ends[queue[tail - 1]] <= ends[last] { tail -= 1 }
            queue[tail] = last
            tail += 1
            if queue[head] + span <= last { head += 1 }
            let first = last - span + 1
            if first >= 0, ends[queue[head]] < reach { (lane, reach) = (first, ends[queue[head]]) }
        }
        return Place(lane: lane, reach: reach)
    }

    /// Returns whether any of the lanes has an item; even an item of length 0 is followed by a gap.
    @inline(__always)
    func isOccupied(_ lanes: Range<Int>) -> Bool {
        precondition(lanes.lowerBound >= 0 && lanes.upperBound <= count, "a place is among the lanes")
        for lane in lanes where occupied[lane] { return true }
        return false
    }

    /// Makes lanes end at a position that is at or after the present end of each.
    @inline(__always)
    func raise(_ lanes: Range<Int>, to position: Double) {
        precondition(lanes.lowerBound >= 0 && lanes.upperBound <= count, "a place is among the lanes")
        for lane in lanes {
            ends[lane] = position
            occupied[lane] = true
        }
    }

    /// Returns the end of a lane.
    func end(of lane: Int) -> Double {
        precondition(lane >= 0 && lane < count, "a lane is one of those that there are")
        return ends[lane]
    }
}
