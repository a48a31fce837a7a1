/// An alignment of the nodes of two lists, with a cost close to the cost of reading both lists once.
///
/// 1. Equal nodes at both ends are matched.
/// 2. Nodes that occur equally often in both lists are anchors. They are compared by their whole content, by their
///    content without positions, by their names, and by their shapes. Anchors that cross others are nodes that moved.
/// 3. Elements of one name between anchors are matched in order.
struct ListAlignment {
    private let old: [ComparedTree.Node]
    private let new: [ComparedTree.Node]
    private let areSame: (Int, Int) -> Bool
    /// The new node for each old node; `nil` for removed nodes.
    private(set) var matches: [Int?]
    /// The old node for each new node; `nil` for added nodes.
    private(set) var origins: [Int?]
    /// The old nodes that have another position among their siblings in the new list.
    private(set) var moved: Set<Int> = []

    /// Creates the alignment of two lists.
    ///
    /// - Parameter areSame: A closure that returns whether an old and a new node are equal, with numbers within the
    ///   tolerance.
    init(
        _ old: [ComparedTree.Node],
        _ new: [ComparedTree.Node],
        areSame: @escaping (_ old: Int, _ new: Int) -> Bool
    ) {
        self.old = old
        self.new = new
        self.areSame = areSame
        matches = Array(repeating: nil, count: old.count)
        origins = Array(repeating: nil, count: new.count)
        align(old.indices, new.indices, Key.allCases[...])
    }

    /// The keys that match nodes, the most reliable first.
    private enum Key: CaseIterable {
        case exact, unplaced, label, shape
    }

    private mutating func match(_ old: Int, _ new: Int) {
        matches[old] = new
        origins[new] = old
    }

    private mutating func align(_ oldRange: Range<Int>, _ newRange: Range<Int>, _ keys: ArraySlice<Key>) {
        var (oldStart, oldEnd) = (oldRange.lowerBound, oldRange.upperBound)
        var (newStart, newEnd) = (newRange.lowerBound, newRange.upperBound)
        // 1. Equal nodes at both ends. Moved nodes are already matched.
        while oldStart < oldEnd, newStart < newEnd, isFree(oldStart, newStart), areSame(oldStart, newStart) {
            match(oldStart, newStart)
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, isFree(oldEnd - 1, newEnd - 1), areSame(oldEnd - 1, newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
            match(oldEnd, newEnd)
        }
        guard oldStart < oldEnd, newStart < newEnd else { return }
        // 2. Anchors, and the nodes between them.
        guard let key = keys.first else { return matchInOrder(oldStart..<oldEnd, newStart..<newEnd) }
        for anchor in anchors(oldStart..<oldEnd, newStart..<newEnd, key) {
            align(oldStart..<anchor.old, newStart..<anchor.new, keys.dropFirst())
            match(anchor.old, anchor.new)
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        align(oldStart..<oldEnd, newStart..<newEnd, keys.dropFirst())
    }

    private func isFree(_ old: Int, _ new: Int) -> Bool { matches[old] == nil && origins[new] == nil }

    // MARK: Anchors

    private struct Pair {
        var old: Int
        var new: Int
    }

    /// Returns the pairs of nodes that occur equally often in both ranges and have the same order in both.
    ///
    /// Other pairs are matched too, as moved nodes, if the key identifies a node reliably.
    private mutating func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>, _ key: Key) -> [Pair] {
        var places: [UInt64: (old: [Int], new: [Int])] = [:]
        for index in oldRange where matches[index] == nil {
            if let hash = hash(of: self.old[index], key) { places[hash, default: ([], [])].old.append(index) }
        }
        var isShared = false
        for index in newRange where origins[index] == nil {
            guard let hash = hash(of: self.new[index], key), let old = places[hash]?.old, !old.isEmpty else { continue }
            places[hash]?.new.append(index)
            isShared = true
        }
        guard isShared else { return [] }
        var pairs: [Pair] = []
        for index in oldRange where matches[index] == nil {
            guard let hash = hash(of: self.old[index], key), let group = places[hash], group.old.first == index,
                group.old.count == group.new.count
            else { continue }
            for (old, new) in zip(group.old, group.new) { pairs.append(Pair(old: old, new: new)) }
        }
        pairs.sort { $0.old < $1.old }
        let kept = LongestIncreasingSubsequence.members(of: pairs.map(\.new))
        for (pair, isKept) in zip(pairs, kept) where !isKept && showsMove(pair, key) {
            match(pair.old, pair.new)
            moved.insert(pair.old)
        }
        return zip(pairs, kept).filter(\.1).map(\.0)
    }

    private func showsMove(_ pair: Pair, _ key: Key) -> Bool {
        switch key {
        case .exact: true
        case .unplaced, .label: old[pair.old].label != nil && old[pair.old].label == new[pair.new].label
        case .shape: false
        }
    }

    private func hash(of node: ComparedTree.Node, _ key: Key) -> UInt64? {
        switch key {
        case .exact: return node.exact
        case .unplaced: return node.unplaced
        case .shape: return node.shape
        case .label:
            guard let label = node.label ?? (node.kind == .declaration ? "" : nil) else { return nil }
            var hash = StableHasher()
            hash.combine(node.name)
            hash.combine(label)
            return hash.value
        }
    }

    // MARK: In order

    /// Matches nodes of one name in order: from the start as far as the names agree, from the end, and then one by
    /// one.
    private mutating func matchInOrder(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var olds = oldRange.filter { matches[$0] == nil }[...]
        var news = newRange.filter { origins[$0] == nil }[...]
        while let first = olds.first, let other = news.first, haveOneName(first, other) {
            match(first, other)
            olds.removeFirst()
            news.removeFirst()
        }
        while let last = olds.last, let other = news.last, haveOneName(last, other) {
            match(last, other)
            olds.removeLast()
            news.removeLast()
        }
        var waiting: [String: ArraySlice<Int>] = [:]
        for index in news { waiting[new[index].name, default: []].append(index) }
        var reached = -1
        for index in olds {
            let name = old[index].name
            while let candidate = waiting[name]?.first {
                waiting[name]?.removeFirst()
                guard candidate > reached, haveOneName(index, candidate) else { continue }
                match(index, candidate)
                reached = candidate
                break
            }
        }
    }

    private func haveOneName(_ old: Int, _ new: Int) -> Bool {
        self.old[old].kind == self.new[new].kind && self.old[old].name == self.new[new].name
    }
}
