/// The tracks along an axis: the listed ones, followed by others that repeat.
struct TrackList: RandomAccessCollection {
    private let listed: [TrackSize]
    private let others: [TrackSize]
    let count: Int

    /// These tracks.
    init(_ listed: [TrackSize]) {
        self.listed = listed
        others = []
        count = listed.count
    }

    /// So many tracks: the listed ones, and others that repeat.
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

    /// Whether any track is like that; each size is asked once.
    func hasAny(_ isLikeThat: (TrackSize) -> Bool) -> Bool {
        listed.contains(where: isLikeThat) || others.contains(where: isLikeThat)
    }

    /// What every track is, where each size is asked once.
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
