/// A solver that arranges items in lanes, each in the lane that is the shortest so far.
///
/// The solver works with numbers, and has no axes. A masonry of columns passes heights as lengths, and a masonry of
/// rows passes widths. If all items have one lane, each takes logarithmic time in the number of lanes. Otherwise
/// ``LaneScan`` tries all places for each item.
package struct MasonrySolver: Hashable, Sendable {
    /// The number of lanes, at least one.
    package let laneCount: Int
    /// The gap between two items of a lane.
    package let gap: Double
    /// The alignment of lanes that are shorter than the longest one.
    package let alignment: LineAlignment

    /// Creates a masonry.
    ///
    /// Less than one lane counts as one, and a gap that isn't finite as 0.
    package init(laneCount: Int, gap: Double = 0, alignment: LineAlignment = .leading) {
        self.laneCount = Swift.max(laneCount, 1)
        self.gap = gap.asGap
        self.alignment = alignment
    }

    /// Returns the lanes and positions of items.
    ///
    /// An item that spans several lanes is placed in adjacent lanes, where the longest of these lanes is the shortest.
    /// Of equal places the first one is used.
    ///
    /// - Parameters:
    ///   - lengths: The length of each item; values that aren't finite count as 0.
    ///   - spans: The number of lanes that each item spans, limited to 1 up to all. Empty if each spans one.
    package func arrangement(lengths: [Double], spans: [Int] = []) -> MasonryArrangement {
        precondition(
            spans.isEmpty || spans.count == lengths.count,
            "spans must be empty or have one value for each item"
        )
        var isSpanning = false
        for span in spans where span > 1 { isSpanning = laneCount > 1 }
        return isSpanning ? spanning(lengths, spans) : single(lengths)
    }

    // MARK: Items of one lane

    private func single(_ lengths: [Double]) -> MasonryArrangement {
        let count = lengths.count
        let tournament = LaneTournament(count: laneCount)
        // The position of the next item in each lane. A lane without items has no gap before it.
        var next = [Double](repeating: 0, count: laneCount)
        var lanes = [Int](repeating: 0, count: count)
        var longest = 0.0
        // Only plain memory is used in this loop, because it runs for each item.
        let starts = [Double](unsafeUninitializedCapacity: count) { starts, initialized in
            next.withUnsafeMutableBufferPointer { next in
                lanes.withUnsafeMutableBufferPointer { lanes in
                    for index in 0..<count {
                        let lane = tournament.shortest
                        precondition(lane >= 0 && lane < next.count, "the shortest lane is one of those that there are")
                        let start = next[lane]
                        let end = start + lengths[index].asFiniteLength
                        lanes[index] = lane
                        starts[index] = start
                        next[lane] = end + gap
                        tournament.end(lane, at: end)
                        longest = end > longest ? end : longest
                    }
                }
            }
            initialized = count
        }
        var masonry = MasonryArrangement(lanes: lanes, spans: [], starts: starts, length: longest)
        if alignment != .leading {
            var ends: [Double] = []
            ends.reserveCapacity(laneCount)
            for lane in 0..<laneCount { ends.append(tournament.end(of: lane)) }
            align(&masonry, ends, isTied: [])
        }
        return masonry
    }

    // MARK: Items of several lanes

    private func spanning(_ lengths: [Double], _ wanted: [Int]) -> MasonryArrangement {
        let spans = wanted.map { Swift.min(Swift.max($0, 1), laneCount) }
        let scan = LaneScan(count: laneCount)
        let count = lengths.count
        var masonry = MasonryArrangement(
            lanes: [Int](repeating: 0, count: count),
            spans: spans,
            starts: [Double](repeating: 0, count: count),
            length: 0
        )
        for index in 0..<count {
            // 1. The first place with the smallest end.
            let place = scan.place(span: spans[index])
            let lanes = place.lane..<place.lane + spans[index]
            let start = scan.isOccupied(lanes) ? place.reach + gap : 0
            let end = Swift.max(start + lengths[index].asFiniteLength, place.reach)
            masonry.lanes[index] = place.lane
            masonry.starts[index] = start
            masonry.length = Swift.max(masonry.length, end)
            // 2. All lanes of the place end where the item does.
            scan.raise(lanes, to: end)
        }
        if alignment != .leading {
            align(&masonry, (0..<laneCount).map { scan.end(of: $0) }, isTied: ties(masonry))
        }
        return masonry
    }

    /// Returns whether each lane is connected with the next one by an item that spans both.
    private func ties(_ masonry: MasonryArrangement) -> [Bool] {
        var changes = [Int](repeating: 0, count: laneCount + 1)
        for item in masonry.lanes.indices {
            let lanes = masonry.lanes(of: item)
            changes[lanes.lowerBound] += 1
            changes[lanes.upperBound - 1] -= 1
        }
        var depth = 0
        return (0..<laneCount).map { lane in
            depth += changes[lane]
            return depth > 0
        }
    }

    // MARK: Lanes that are shorter

    /// Moves or stretches lanes that are shorter than the longest.
    ///
    /// Lanes that items connect move together, and aren't stretched.
    private func align(_ masonry: inout MasonryArrangement, _ ends: [Double], isTied: [Bool]) {
        var shifts = [Double](repeating: 0, count: laneCount)
        var isAlone = [Bool](repeating: true, count: laneCount)
        var lane = 0
        while lane < laneCount {
            var last = lane
            var end = ends[lane]
            while !isTied.isEmpty, isTied[last] {
                last += 1
                end = Swift.max(end, ends[last])
            }
            for member in lane...last {
                shifts[member] = alignment.shift(of: masonry.length - end)
                isAlone[member] = lane == last
            }
            lane = last + 1
        }
        if alignment == .justified {
            stretch(&masonry, ends, isAlone)
        } else {
            for item in masonry.starts.indices { masonry.starts[item] += shifts[masonry.lanes[item]] }
        }
    }

    private func stretch(_ masonry: inout MasonryArrangement, _ ends: [Double], _ isAlone: [Bool]) {
        var counts = [Int](repeating: 0, count: laneCount)
        for lane in masonry.lanes { counts[lane] += 1 }
        var before = [Int](repeating: 0, count: laneCount)
        for item in masonry.lanes.indices {
            let lane = masonry.lanes[item]
            guard isAlone[lane], counts[lane] > 1 else { continue }
            masonry.starts[item] += Double(before[lane]) * (masonry.length - ends[lane]) / Double(counts[lane] - 1)
            before[lane] += 1
        }
    }
}
