/// Minimal programs that put items into lanes.
///
/// They align no items and don't check numbers.
enum LaneBound {
    /// Puts each item into the shortest lane; returns a number that depends on the longest lane and on all positions.
    static func fill(_ lengths: [Double], lanes: Int, gap: Double) -> Int {
        var next = [Double](repeating: 0, count: lanes)
        var starts = [Double](repeating: 0, count: lengths.count)
        var numbers = [Int](repeating: 0, count: lengths.count)
        for index in 0..<lengths.count {
            var shortest = 0
            for lane in 1..<lanes { shortest = next[lane] < next[shortest] ? lane : shortest }
            starts[index] = next[shortest]
            numbers[index] = shortest
            next[shortest] += lengths[index] + gap
        }
        return Int((next.max() ?? 0) - gap) + (numbers.last ?? 0) + (starts.last.map { Int($0) } ?? 0)
    }

    /// Tries all places of adjacent lanes for each item; returns a number that depends on the longest lane and on all
    /// positions.
    static func fill(_ lengths: [Double], _ spans: [Int], lanes: Int, gap: Double) -> Int {
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
