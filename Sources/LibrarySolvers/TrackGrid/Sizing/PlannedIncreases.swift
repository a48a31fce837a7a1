/// The planned increases of tracks for items of one span: for each track, the largest that an item needs.
struct PlannedIncreases {
    /// The increase of each track; 0 if no item needs one.
    private(set) var amounts: [Double]
    /// The first track that may have an increase.
    private(set) var first: Int
    /// The track after the last that may have an increase.
    private(set) var end = 0
    /// The requested increases by first track, for items that span many.
    private var requested: [Double] = []

    init(trackCount: Int) {
        amounts = [Double](repeating: 0, count: trackCount)
        first = trackCount
    }

    /// Removes all increases.
    mutating func reset() {
        var track = first
        while track < end {
            amounts[track] = 0
            track += 1
        }
        first = amounts.count
        end = 0
    }

    /// Requests that one track grows by at least an amount.
    mutating func raise(_ track: Int, by amount: Double) { raise(track, span: 1, by: amount) }

    /// Requests that each track of a span grows by at least an amount.
    ///
    /// The span stays the same until the next ``reset()``.
    @inline(__always)
    mutating func raise(_ start: Int, span: Int, by amount: Double) {
        guard span > Self.largestDirectSpan else {
            var track = start
            while track < start + span {
                if amount > amounts[track] { amounts[track] = amount }
                track += 1
            }
            first = min(first, start)
            end = max(end, start + span)
            return
        }
        if requested.isEmpty { requested = [Double](repeating: 0, count: amounts.count) }
        requested[start] = max(requested[start], amount)
        first = min(first, start)
        end = max(end, start + span)
    }

    /// Applies the requests of items that span many tracks: each track grows by the largest amount that reaches it.
    mutating func finish(span: Int) {
        guard !requested.isEmpty, first < end else { return }
        // A sliding-window maximum: the starts that reach a track, in order of decreasing amounts.
        var queue: [Int] = []
        var head = 0
        var track = first
        while track < end {
            if requested[track] > 0 {
                while queue.count > head, requested[queue[queue.count - 1]] <= requested[track] { queue.removeLast() }
                queue.append(track)
            }
            if head < queue.count, queue[head] + span <= track { head += 1 }
            if head < queue.count { amounts[track] = requested[queue[head]] }
            track += 1
        }
        for track in first..<end { requested[track] = 0 }
    }

    /// The largest span whose tracks are raised one by one.
    private static let largestDirectSpan = 64

    /// Rounds every increase to whole points, halves away from zero.
    mutating func roundToPoints() {
        var track = first
        while track < end {
            amounts[track] = amounts[track].rounded(.toNearestOrAwayFromZero)
            track += 1
        }
    }

    /// The sum of all increases.
    var sum: Double {
        var sum = 0.0
        var track = first
        while track < end {
            sum += amounts[track]
            track += 1
        }
        return sum
    }
}
