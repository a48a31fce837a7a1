/// The tracks along an axis: the listed ones, followed by others that repeat.
struct TrackList: RandomAccessCollection {
    private let listed: [TrackSize]
    private let others: [TrackSize]
    let count: Int

    /// Creates a list of these tracks.
    init(_ listed: [TrackSize]) {
        self.listed = listed
        others = []
        count = listed.count
    }

    /// Creates a list of `count` tracks: the listed ones, then others that repeat.
    init(_ listed: [TrackSize], repeating others: [TrackSize], count: Int) {
        precondition(!others.isEmpty, "repeating tracks can't be empty")
        self.listed = Array(listed.prefix(count))
        self.others = Array(others.prefix(Swift.max(count - listed.count, 0)))
        self.count = count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> TrackSize {
        index < listed.count ? listed[index] : others[(index - listed.count) % others.count]
    }

    /// Returns whether any track satisfies a condition, which is tested once for each distinct entry.
    func hasAny(_ isLikeThat: (TrackSize) -> Bool) -> Bool {
        listed.contains(where: isLikeThat) || others.contains(where: isLikeThat)
    }

    /// Returns a value for each track, which is computed once for each distinct entry.
    func values<Value>(_ value: (TrackSize) -> Value) -> [Value] {
        if listed.isEmpty, others.count == 1 { return Array(repeating: value(others[0]), count: count) }
        var values = listed.map(value)
        values.reserveCapacity(count)
        let others = others.map(value)
        var index = 0
        while values.count < count {
            values.append(others[index])
            index = index + 1 == others.count ? 0 : index + 1
        }
        return values
    }
}
