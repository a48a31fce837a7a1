// X9 and X10: the sequences of scalars that are resolved together.

extension BidiParagraph {
    /// The scalars that are resolved together, and the directions before and after them.
    struct IsolatingRunSequence {
        var indices: [Int]
        var level: Level
        var start: BidiClass
        var end: BidiClass

        /// The direction of the level.
        var embedding: BidiClass { level.direction }
    }

    func isolatingRunSequences() -> [IsolatingRunSequence] {
        // X9: removed scalars are ignored in the rules that follow.
        let kept = original.indices.filter { !original[$0].isRemoved }
        var runs: [[Int]] = []
        for index in kept {
            if let last = runs.last?.last, levels[last] == levels[index] {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        // BD13: a run that ends with the start of an isolate continues at the end of the isolate.
        let ends = isolateEnds()
        let starts = Set(ends.values)
        var runStartingAt: [Int: Int] = [:]
        for (number, run) in runs.enumerated() { runStartingAt[run[0]] = number }
        var sequences: [IsolatingRunSequence] = []
        for run in runs where !(original[run[0]] == .pdi && starts.contains(run[0])) {
            var indices = run
            while let last = indices.last, original[last].isIsolateInitiator, let end = ends[last],
                let next = runStartingAt[end]
            {
                indices += runs[next]
            }
            sequences.append(sequence(of: indices, kept: kept))
        }
        return sequences
    }

    func sequence(of indices: [Int], kept: [Int]) -> IsolatingRunSequence {
        let level = levels[indices[0]]
        func position(of index: Int) -> Int {
            var (low, high) = (0, kept.count)
            while low < high {
                let middle = (low + high) / 2
                if kept[middle] < index { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let first = position(of: indices[0])
        let last = position(of: indices[indices.count - 1])
        let before = first > 0 ? levels[kept[first - 1]] : base
        var after = last + 1 < kept.count ? levels[kept[last + 1]] : base
        // An isolate that isn't closed ends with the paragraph.
        if original[indices[indices.count - 1]].isIsolateInitiator { after = base }
        return IsolatingRunSequence(
            indices: indices,
            level: level,
            start: max(level, before).direction,
            end: max(level, after).direction
        )
    }
}

extension BidiParagraph.Level {
    /// The direction of text at the level.
    fileprivate var direction: BidiClass { isMultiple(of: 2) ? .l : .r }
}
