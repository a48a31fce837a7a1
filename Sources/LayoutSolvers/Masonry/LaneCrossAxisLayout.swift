/// The positions of a masonry's lanes and items across the lanes.
package struct LaneCrossAxisLayout: Equatable, Sendable {
    /// The distance from one lane to the next, without the gap.
    package enum Pitch: Hashable, Sendable {
        /// As far as all lanes are broad.
        case fixed
        /// The same, or as far as the lane's broadest item needs.
        case atLeast
        /// As far as the lane's broadest item needs.
        case content
    }

    /// Where each lane starts.
    package var starts: [Double]
    /// How broad the room of each lane is in which its items are aligned.
    package var breadths: [Double]
    /// Where each item starts, across the lanes.
    package var across: [Double]

    /// The lanes of a masonry.
    ///
    /// - Parameters:
    ///   - laneCount: How many there are.
    ///   - masonry: Which items are in which lanes.
    ///   - items: How broad each item is; what isn't finite counts as 0.
    ///   - breadth: How broad lanes are by themselves.
    ///   - gap: The gap between two of them.
    ///   - pitch: How far it is from one to the next.
    ///   - alignment: Where items lie that are less broad than the broadest of their lane; justified ones lie at its start.
    ///   - extent: Whether items are aligned in lanes as broad as they are by themselves.
    package init(
        laneCount: Int,
        of masonry: MasonryArrangement,
        items: [Double],
        breadth: Double,
        gap: Double,
        pitch: Pitch,
        alignment: LineAlignment,
        extent: LayoutExtent = .hugging
    ) {
        let breadth = breadth.asFiniteLength
        let gap = gap.asGap
        // 1. A lane is as broad as its broadest item.
        breadths = [Double](repeating: extent == .filling ? breadth : 0, count: laneCount)
        for item in items.indices where masonry.lanes(of: item).count == 1 {
            let lane = masonry.lanes[item]
            breadths[lane] = Swift.max(breadths[lane], items[item].asFiniteLength)
        }
        starts = Self.starts(breadths, breadth, gap, pitch)
        across = [Double](repeating: 0, count: items.count)
        // 2. Where that is not enough for an item of several lanes, the last of them gets broader.
        if !masonry.spans.isEmpty { broaden(for: masonry, items, breadth, pitch) }
        // 3. Items lie in their lanes.
        for item in items.indices {
            let lanes = masonry.lanes(of: item)
            let start = starts[lanes.lowerBound]
            let end = starts[lanes.upperBound - 1] + breadths[lanes.upperBound - 1]
            across[item] = start + Swift.max(alignment.shift(of: end - start - items[item].asFiniteLength), 0)
        }
    }

    private mutating func broaden(
        for masonry: MasonryArrangement,
        _ items: [Double],
        _ breadth: Double,
        _ pitch: Pitch
    ) {
        // Lanes behind one that gets broader move on, which is only known once all items that end in it are: items are
        // taken by the last of their lanes.
        var missing = [Double](repeating: 0, count: breadths.count)
        var byLastLane = [[Int]](repeating: [], count: breadths.count)
        for item in items.indices where masonry.spans[item] > 1 {
            byLastLane[masonry.lanes(of: item).upperBound - 1].append(item)
        }
        var moved = 0.0
        for lane in breadths.indices {
            starts[lane] += moved
            for item in byLastLane[lane] {
                let room = starts[lane] + breadths[lane] - starts[masonry.lanes[item]]
                missing[lane] = Swift.max(missing[lane], items[item].asFiniteLength - room)
            }
            guard missing[lane] > 0 else { continue }
            let before = Self.step(breadths[lane], breadth, pitch)
            breadths[lane] += missing[lane]
            moved += Self.step(breadths[lane], breadth, pitch) - before
        }
    }

    private static func starts(_ breadths: [Double], _ breadth: Double, _ gap: Double, _ pitch: Pitch) -> [Double] {
        var start = 0.0
        return breadths.map { breadthOfContent in
            defer { start = start + step(breadthOfContent, breadth, pitch) + gap }
            return start
        }
    }

    private static func step(_ breadthOfContent: Double, _ breadth: Double, _ pitch: Pitch) -> Double {
        switch pitch {
        case .fixed: breadth
        case .atLeast: Swift.max(breadthOfContent, breadth)
        case .content: breadthOfContent
        }
    }
}
