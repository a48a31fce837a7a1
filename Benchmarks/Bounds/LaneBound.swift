/// The shortest programs by hand that put items into lanes, with nothing around them.
///
/// They align nothing and trust every number.
enum LaneBound {
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

    /// For each item all places beside each other are tried; answers how long the longest lane is, in whole numbers.
    static func scan(_ lengths: [Double], _ spans: [Int], lanes: Int, gap: Double) -> Int {
        var next = [Double](repeating: 0, count: lanes)
        var starts = [Double](repeating: 0, count: lengths.count)
        var numbers = [Int](repeating: 0, count: lengths.count)
        var longest = 0.0
        for index in 0..<lengths.count {
            let span = spans[index]
            var (best, least) = (0, Double.infinity)
            for place in 0...lanes - span {
                var reach = next[place]
                for lane in place + 1..<max(place + span, place + 1) { reach = max(reach, next[lane]) }
                if reach < least { (best, least) = (place, reach) }
            }
            starts[index] = least
            numbers[index] = best
            let end = least + lengths[index]
            longest = max(longest, end)
            for lane in best..<best + span { next[lane] = end + gap }
        }
        return Int(longest) + (numbers.last ?? 0) + (starts.last.map { Int($0) } ?? 0)
    }
}
