/// The difference of two files in lines.
///
/// Lines have to be equal, because numbers in a text can be words of its author. Line endings, and empty lines at the
/// end, don't count.
///
/// The time is nearly proportional to the length of the files. Lines that occur once in both files separate the runs of
/// changed lines. Only short runs are searched for other equal lines.
package struct LineDifference {
    private let old: FileLines
    private let new: FileLines
    /// Whether equally long runs of changed lines are compared in pairs, without their common indentation.
    private let pairsLines: Bool

    /// The maximum number of described changes, and of the lines that are compared in pairs.
    private static let mostChanges = 10_000
    /// The maximum number of pairs of lines of a run in which repeated lines are matched.
    private static let mostPairs = 1 << 14
    /// The maximum number of shown characters of changed lines.
    private static let longest = 80

    init(from old: FileLines, to new: FileLines, pairsLines: Bool) {
        self.old = old
        self.new = new
        self.pairsLines = pairsLines
    }

    /// Creates the difference of two texts.
    ///
    /// - Parameter pairsLines: Whether changed lines are compared in pairs, for texts in which each line has a
    ///   meaning.
    package init(from old: SourceText, to new: SourceText, pairsLines: Bool = false) {
        self.init(from: FileLines(old), to: FileLines(new), pairsLines: pairsLines)
    }

    /// The changes from one text to the other; empty if they are equal.
    ///
    /// Adjacent changed lines are one change, unless lines are compared in pairs. If there are very many changes, the
    /// last one contains the number of the others.
    package var changes: [Change] {
        let runs = runs.flatMap { pairsLines ? $0.pairs(atMost: Self.mostChanges) : [$0] }
        let changes = runs.prefix(Self.mostChanges).map(change)
        guard runs.count > changes.count else { return changes }
        return changes + [Change(.changed, "the file", "has \(runs.count - changes.count) more differences")]
    }

    private func change(of run: Run) -> Change {
        let kind: Change.Kind = run.old.isEmpty ? .added : run.new.isEmpty ? .removed : .changed
        var change = Change(kind, run.old.isEmpty ? new.words(for: run.new) : old.words(for: run.old))
        change.location = old.source.location(of: old.offset(of: run.old.lowerBound))
        // Only the part of long lines around their difference is read.
        let start = kind == .changed ? Self.start(old[run.old.lowerBound], new[run.new.lowerBound]) : 0
        var (before, after) = (old.text(of: run.old, from: start)[...], new.text(of: run.new, from: start)[...])
        if pairsLines {
            let texts = kind == .added ? [after] : kind == .removed ? [before] : [before, after]
            let shared = texts.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            (before, after) = (before.dropFirst(shared), after.dropFirst(shared))
        }
        if kind == .changed {
            let excerpts = Excerpt.pair(String(before), String(after), longest: Self.longest)
            (change.old, change.new) = (excerpts.old, excerpts.new)
        } else {
            change.old = run.old.isEmpty ? nil : String(before).shortened(to: Self.longest)
            change.new = run.new.isEmpty ? nil : String(after).shortened(to: Self.longest)
        }
        return change
    }

    /// Returns the index of a character before the first difference of two lines.
    private static func start(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Int {
        var start = max(zip(old, new).prefix { $0 == $1 }.count - 256, 0)
        while start > 0, old[old.startIndex + start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    // MARK: Runs

    /// A run of changed lines.
    package struct Run {
        package var old: Range<Int>
        package var new: Range<Int>

        /// Returns the pairs of lines of the run, if both files have the same number of lines in it.
        fileprivate func pairs(atMost limit: Int) -> [Run] {
            guard old.count == new.count, old.count <= limit else { return [self] }
            return zip(old, new).map { Run(old: $0..<$0 + 1, new: $1..<$1 + 1) }
        }

        /// Removes equal lines at both ends.
        fileprivate mutating func trim(where areSame: (Int, Int) -> Bool) {
            while let first = old.first, let newFirst = new.first, areSame(first, newFirst) {
                old.removeFirst()
                new.removeFirst()
            }
            while let last = old.last, let newLast = new.last, areSame(last, newLast) {
                old.removeLast()
                new.removeLast()
            }
        }
    }

    /// The runs of changed lines.
    package var runs: [Run] {
        var whole = Run(old: old.ranges.indices, new: new.ranges.indices)
        whole.trim { old[$0] == new[$1] }
        // 1. The numbers of lines that occur once in both files.
        var places: [ArraySlice<UInt8>: (old: Int?, new: Int?)] = [:]
        for line in whole.old { places[old[line]] = (places[old[line]] == nil ? line : nil, nil) }
        for line in whole.new {
            guard let place = places[new[line]] else { continue }
            places[new[line]] = (place.new == nil ? place.old : nil, line)
        }
        let pairs = whole.new.compactMap { line in
            places[new[line]].flatMap { place in place.new == line ? place.old.map { (old: $0, new: line) } : nil }
        }
        // 2. The longest sequence of them that has the same order in both files separates the runs.
        let isInOrder = LongestIncreasingSubsequence.members(of: pairs.map(\.old))
        var runs: [Run] = []
        var (oldStart, newStart) = (whole.old.lowerBound, whole.new.lowerBound)
        func add(_ oldEnd: Int, _ newEnd: Int) {
            var run = Run(old: oldStart..<oldEnd, new: newStart..<newEnd)
            run.trim { old[$0] == new[$1] }
            runs += parts(of: run)
        }
        for (pair, isInOrder) in zip(pairs, isInOrder) where isInOrder {
            add(pair.old, pair.new)
            (oldStart, newStart) = (pair.old + 1, pair.new + 1)
        }
        add(whole.old.upperBound, whole.new.upperBound)
        return runs
    }

    /// Returns the changed parts of a run, in which equal lines occur several times.
    ///
    /// A long run is one part.
    private func parts(of run: Run) -> [Run] {
        if run.old.isEmpty, run.new.isEmpty { return [] }
        guard run.old.count * run.new.count <= Self.mostPairs else { return [run] }
        let changes = run.new.map { new[$0] }.difference(from: run.old.map { old[$0] })
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(run.old.lowerBound + offset)
            case .insert(let offset, _, _): inserted.insert(run.new.lowerBound + offset)
            }
        }
        var parts: [Run] = []
        var (oldLine, newLine) = (run.old.lowerBound, run.new.lowerBound)
        while run.old.contains(oldLine) || run.new.contains(newLine) {
            let (start, newStart) = (oldLine, newLine)
            while removed.contains(oldLine) { oldLine += 1 }
            while inserted.contains(newLine) { newLine += 1 }
            if oldLine > start || newLine > newStart {
                parts.append(Run(old: start..<oldLine, new: newStart..<newLine))
            }
            (oldLine, newLine) = (oldLine + 1, newLine + 1)
        }
        return parts
    }
}
