/// How much longer each track has to become for items of one span: the largest of all that they ask for.
struct Increases {
    /// The increase of each track; 0 for those that nobody asks it of.
    private(set) var amounts: [Double]
    /// The tracks that somebody may ask it of.
    private(set) var first: Int
    private(set) var end = 0
    /// What items that start in a track ask for, where they span many.
    private var asked: [Double] = []

    init(trackCount: Int) {
        amounts = [Double](repeating: 0, count: trackCount)
        first = trackCount
    }

    /// Forgets everything.
    mutating func reset() {
        var track = first
        while track < end {
            amounts[track] = 0
            track += 1
        }
        first = amounts.count
        end = 0
    }

    /// Asks one track to become longer by at least an amount.
    mutating func raise(_ track: Int, by amount: Double) { raise(track, span: 1, by: amount) }

    /// Asks some tracks in a row, always as many of them until the next ``reset()``.
    @inline(__always)
    mutating func raise(_ start: Int, span: Int, by amount: Double) {
        guard span > Self.many else {
            var track = start
            while track < start + span {
                if amount > amounts[track] { amounts[track] = amount }
                track += 1
            }
            first = min(first, start)
            end = max(end, start + span)
            return
        }
        if asked.isEmpty { asked = [Double](repeating: 0, count: amounts.count) }
        asked[start] = max(asked[start], amount)
        first = min(first, start)
        end = max(end, start + span)
    }

    /// Raises the tracks of items that span many: each by the largest amount asked by an item that reaches it.
    mutating func finish(span: Int) {
        guard !asked.isEmpty, first < end else { return }
        // The starts that reach a track, those that ask for less than one behind them left out: the first asks most.
        var queue: [Int] = []
        var head = 0
        var track = first
        while track < end {
            if asked[track] > 0 {
                while queue.count > head, asked[queue[queue.count - 1]] <= asked[track] { queue.removeLast() }
                queue.append(track)
            }
            if head < queue.count, queue[head] + span <= track { head += 1 }
            if head < queue.count { amounts[track] = asked[queue[head]] }
            track += 1
        }
        for track in first..<end { asked[track] = 0 }
    }

    /// How many tracks are so many that they aren't raised one by one.
    private static let many = 64

    /// Rounds every increase to whole points, halves away from nothing.
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
