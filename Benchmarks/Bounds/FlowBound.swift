/// The shortest programs by hand that put items into lines and into lanes, with nothing around them.
///
/// They align nothing, span nothing, and trust every number.
enum FlowBound {
    /// Lengths of items, the same ones in every run.
    static func lengths(_ count: Int) -> [Double] {
        var state: UInt32 = 12345
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Double(10 + (state >> 16) % 80)
        }
    }

    /// A loop that fills lines; answers how far down the last one ends, in whole numbers.
    static func fill(_ lengths: [Double], _ breadths: [Double], limit: Double, gap: Double) -> Int {
        var x = [Double](repeating: 0, count: lengths.count)
        var y = x
        var (end, top, highest) = (0.0, 0.0, 0.0)
        for index in 0..<lengths.count {
            if end > 0, end + lengths[index] > limit {
                top += highest + gap
                (end, highest) = (0, 0)
            }
            x[index] = end
            y[index] = top
            end += lengths[index] + gap
            highest = max(highest, breadths[index])
        }
        return Int(top + highest) + (x.last.map { Int($0) } ?? 0) + (y.last.map { Int($0) } ?? 0)
    }

    /// A binary heap of lanes, the shortest on top; answers how long the longest is, in whole numbers.
    static func heap(_ lengths: [Double], lanes: Int, gap: Double) -> Int {
        struct Lane {
            var end: Double
            var number: Int

            func precedes(_ other: Lane) -> Bool { end < other.end || end == other.end && number < other.number }
        }
        var heap = (0..<lanes).map { Lane(end: 0, number: $0) }
        var starts = [Double](repeating: 0, count: lengths.count)
        var numbers = [Int](repeating: 0, count: lengths.count)
        var longest = 0.0
        for index in 0..<lengths.count {
            var lane = heap[0]
            starts[index] = lane.end
            numbers[index] = lane.number
            longest = max(longest, lane.end + lengths[index])
            lane.end += lengths[index] + gap
            // The lane sinks to where it belongs.
            var place = 0
            while true {
                var child = 2 * place + 1
                if child >= lanes { break }
                if child + 1 < lanes, heap[child + 1].precedes(heap[child]) { child += 1 }
                if !heap[child].precedes(lane) { break }
                heap[place] = heap[child]
                place = child
            }
            heap[place] = lane
        }
        return Int(longest) + (numbers.last ?? 0) + (starts.last.map { Int($0) } ?? 0)
    }
}
