/// The layout of a masonry across its lanes: the positions of lanes and items.
package struct LaneCrossAxisLayout: Equatable, Sendable {
    /// The distance from the start of one lane to the start of the next, without the gap.
    package enum Pitch: Hashable, Sendable {
        /// The breadth that is given for all lanes.
        case fixed
        /// The breadth that is given, or the breadth of the lane's broadest item if that is more.
        case atLeast
        /// The breadth of the lane's broadest item.
        case content
    }

    /// The position of each lane.
    package var starts: [Double]
    /// The breadth of each lane, in which its items are aligned.
    package var breadths: [Double]
    /// The position of each item across the lanes.
    package var across: [Double]

    /// Creates the layout of the lanes of a masonry.
    ///
    /// - Parameters:
    ///   - laneCount: The number of lanes.
    ///   - masonry: The lanes of each item.
    ///   - items: The breadth of each item; values that aren't finite count as 0.
    ///   - breadth: The breadth that is given for all lanes.
    ///   - gap: The gap between two lanes.
    ///   - pitch: The distance from one lane to the next.
    ///   - alignment: The alignment of items that are less broad than their lane; `justified` means `leading` here.
    ///   - extent: Whether lanes are at least as broad as `breadth`, or only as broad as their items.
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
        // 2. If an item of several lanes needs more, the last of its lanes gets broader.
        if !masonry.spans.isEmpty { broaden(for: masonry, items, breadth, pitch) }
        // 3. Items are aligned in their lanes.
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
        // A lane that gets broader moves the lanes after it. The amount is known only after all items that end in it,
        // so items are processed by their last lane.
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
