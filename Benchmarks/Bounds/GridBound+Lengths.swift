import LayoutSolvers
import LibrarySolvers

extension GridBound {
    /// Computes the lengths of tracks: in points, then of content, then of spanning items, then of fractions.
    static func lengths(
        _ count: Int,
        _ tracks: [TrackSize],
        room: Float?,
        _ get: (Int) -> (start: Int, span: Int, length: Float)
    ) -> [Float] {
        var lengths = tracks.map { if case .points(let length) = $0 { Float(length) } else { Float(0) } }
        let fits = tracks.map { $0 == .fit }
        let parts = tracks.map { if case .fraction(let part) = $0 { Float(part) } else { Float(0) } }
        var largest = 1
        for index in 0..<count {
            let (start, span, length) = get(index)
            if span > 1 {
                largest = max(largest, span)
            } else if fits[start] {
                lengths[start] = max(lengths[start], length)
            }
        }
        var plan = [Float](repeating: 0, count: tracks.count)
        for wanted in 2..<max(largest + 1, 2) {
            for index in 0..<count {
                let (start, span, length) = get(index)
                guard span == wanted else { continue }
                var (sum, fitting, shared) = (Float(0), Float(0), false)
                for track in start..<start + span {
                    sum += lengths[track]
                    if fits[track] { fitting += 1 }
                    if parts[track] > 0 { shared = true }
                }
                guard !shared, fitting > 0, length > sum else { continue }
                let more = (length - sum) / fitting
                for track in start..<start + span where fits[track] { plan[track] = max(plan[track], more) }
            }
            for track in plan.indices {
                lengths[track] += plan[track]
                plan[track] = 0
            }
        }
        guard let room else { return lengths }
        let sum = parts.reduce(0, +)
        let rest = max(0, room - lengths.reduce(0, +))
        if sum > 0 { for track in parts.indices where parts[track] > 0 { lengths[track] = parts[track] / sum * rest } }
        return lengths
    }
}
