/// The direction of reading of every scalar of a paragraph, by the rules of UAX #9 of Unicode 15.
struct BidiParagraph {
    /// An even level reads from left to right, an odd one from right to left; deeper levels lie inside others.
    typealias Level = UInt8

    /// The level of the paragraph itself: 0 or 1.
    let base: Level
    /// The level of each scalar.
    private(set) var levels: [Level]
    /// The class of each scalar as it stands.
    private let original: [BidiClass]
    private var classes: [BidiClass]

    /// The deepest level that the standard allows.
    private static let deepest: Level = 125

    /// Resolves a paragraph; without a direction the first letter that has one decides, and `fallback` where none does.
    init(_ scalars: [Unicode.Scalar], direction: Drawing.Direction?, fallback: Drawing.Direction) {
        let classes = scalars.map(BidiClass.init)
        let base = (direction ?? Self.firstDirection(in: classes[...])) ?? fallback
        self.init(scalars, classes: classes, base: base == .rightToLeft ? 1 : 0)
    }

    init(_ scalars: [Unicode.Scalar], classes: [BidiClass], base: Level) {
        self.base = base
        original = classes
        self.classes = classes
        levels = Array(repeating: base, count: classes.count)
        resolveExplicit()
        for sequence in isolatingRunSequences() {
            resolveWeak(sequence)
            resolveBrackets(sequence, scalars)
            resolveNeutral(sequence)
        }
        resolveImplicit()
        resetSeparators()
    }

    /// P2, P3: the direction of the first letter that has one, going past isolates.
    static func firstDirection(in classes: ArraySlice<BidiClass>) -> Drawing.Direction? {
        var depth = 0
        for kind in classes {
            switch kind {
            case .lri, .rli, .fsi: depth += 1
            case .pdi: depth = max(depth - 1, 0)
            case .l where depth == 0: return .leftToRight
            case .r where depth == 0, .al where depth == 0: return .rightToLeft
            default: break
            }
        }
        return nil
    }
}

// MARK: - X: explicit levels

extension BidiParagraph {
    private struct Status {
        var level: Level
        var override: BidiClass?
        var isIsolate: Bool
    }

    /// X1 to X8: what embeddings, overrides and isolates say.
    private mutating func resolveExplicit() {
        var stack = [Status(level: base, override: nil, isIsolate: false)]
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        let ends = isolateEnds()

        func next(_ isRightToLeft: Bool) -> Level {
            let level = stack[stack.count - 1].level
            return isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
        }

        for index in classes.indices {
            let kind = original[index]
            let top = stack[stack.count - 1]
            switch kind {
            case .rle, .lre, .rlo, .lro:  // X2 to X5
                levels[index] = top.level
                let level = next(kind == .rle || kind == .rlo)
                if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
                    let override: BidiClass? = kind == .rlo ? .r : kind == .lro ? .l : nil
                    stack.append(Status(level: level, override: override, isIsolate: false))
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .rli, .lri, .fsi:  // X5a to X5c
                levels[index] = top.level
                if let override = top.override { classes[index] = override }
                var isRightToLeft = kind == .rli
                if kind == .fsi {
                    let inside = original[(index + 1)..<(ends[index] ?? original.count)]
                    isRightToLeft = Self.firstDirection(in: inside) == .rightToLeft
                }
                let level = next(isRightToLeft)
                if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
                    validIsolates += 1
                    stack.append(Status(level: level, override: nil, isIsolate: true))
                } else {
                    overflowIsolates += 1
                }
            case .pdi:  // X6a
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                levels[index] = stack[stack.count - 1].level
                if let override = stack[stack.count - 1].override { classes[index] = override }
            case .pdf:  // X7
                levels[index] = top.level
                if overflowIsolates > 0 { break }
                if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !top.isIsolate, stack.count > 1 {
                    stack.removeLast()
                }
            case .b:  // X8
                levels[index] = base
            case .bn:
                levels[index] = top.level
            default:  // X6
                levels[index] = top.level
                if let override = top.override { classes[index] = override }
            }
        }
    }

    /// BD9: for each start of an isolate, where it ends.
    private func isolateEnds() -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, kind) in original.enumerated() {
            if kind.isIsolateInitiator { open.append(index) }
            if kind == .pdi, let start = open.popLast() { ends[start] = index }
        }
        return ends
    }
}

// MARK: - X10: sequences

extension BidiParagraph {
    /// The scalars that are resolved together, and what stands before and behind them.
    private struct Sequence {
        var indices: [Int]
        var level: Level
        var start: BidiClass
        var end: BidiClass

        /// The direction of the level itself.
        var embedding: BidiClass { level.direction }
    }

    private func isolatingRunSequences() -> [Sequence] {
        // X9: what is taken out takes no part in what follows.
        let kept = original.indices.filter { !original[$0].isRemoved }
        var runs: [[Int]] = []
        for index in kept {
            if let last = runs.last?.last, levels[last] == levels[index] {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        // BD13: a run that ends with the start of an isolate goes on where the isolate ends.
        let ends = isolateEnds()
        let starts = Set(ends.values)
        var runStartingAt: [Int: Int] = [:]
        for (number, run) in runs.enumerated() { runStartingAt[run[0]] = number }
        var sequences: [Sequence] = []
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

    private func sequence(of indices: [Int], kept: [Int]) -> Sequence {
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
        // The end of an isolate that nobody closes lies at the end of the paragraph.
        if original[indices[indices.count - 1]].isIsolateInitiator { after = base }
        return Sequence(
            indices: indices,
            level: level,
            start: max(level, before).direction,
            end: max(level, after).direction
        )
    }
}

// MARK: - W: weak classes

extension BidiParagraph {
    /// W1 to W7: marks, numbers and the signs around them.
    private mutating func resolveWeak(_ sequence: Sequence) {
        let indices = sequence.indices
        // W1: marks are like what they stand on.
        var previous = sequence.start
        for index in indices {
            if classes[index] == .nsm {
                classes[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
            }
            previous = classes[index]
        }
        // W2, W3: numbers after Arabic letters are Arabic ones; Arabic letters run from right to left.
        var strong = sequence.start
        for index in indices {
            switch classes[index] {
            case .l, .r, .al: strong = classes[index]
            case .en where strong == .al: classes[index] = .an
            default: break
            }
        }
        for index in indices where classes[index] == .al { classes[index] = .r }
        // W4: one sign between two numbers of one kind is part of them.
        for place in indices.indices.dropFirst().dropLast() {
            let (before, after) = (classes[indices[place - 1]], classes[indices[place + 1]])
            guard before == after else { continue }
            switch (classes[indices[place]], before) {
            case (.es, .en), (.cs, .en): classes[indices[place]] = .en
            case (.cs, .an): classes[indices[place]] = .an
            default: break
            }
        }
        // W5, W6: signs next to a number are part of it; all others are neutral.
        var place = 0
        while place < indices.count {
            guard classes[indices[place]] == .et else {
                if classes[indices[place]] == .es || classes[indices[place]] == .cs { classes[indices[place]] = .on }
                place += 1
                continue
            }
            var end = place
            while end < indices.count, classes[indices[end]] == .et { end += 1 }
            let isBeside =
                place > 0 && classes[indices[place - 1]] == .en || end < indices.count && classes[indices[end]] == .en
            for sign in place..<end { classes[indices[sign]] = isBeside ? .en : .on }
            place = end
        }
        // W7: numbers after letters from left to right are like those.
        strong = sequence.start
        for index in indices {
            switch classes[index] {
            case .l, .r: strong = classes[index]
            case .en where strong == .l: classes[index] = .l
            default: break
            }
        }
    }
}

// MARK: - N: neutral classes

extension BidiParagraph {
    /// N0: both brackets of a pair run in one direction.
    private mutating func resolveBrackets(_ sequence: Sequence, _ scalars: [Unicode.Scalar]) {
        let indices = sequence.indices
        var open: [(pair: UInt32, place: Int)] = []
        var pairs: [(open: Int, close: Int)] = []
        search: for (place, index) in indices.enumerated() where classes[index] == .on {
            guard let bracket = BidiBracket.bracket(scalars[index]) else { continue }
            if bracket.isOpening {
                // BD16: the standard gives up at so many open brackets.
                guard open.count < 63 else { break search }
                open.append((bracket.pair, place))
            } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
                pairs.append((open[match].place, place))
                open.removeSubrange(match...)
            }
        }
        for pair in pairs.sorted(by: { $0.open < $1.open }) { resolve(pair, in: sequence) }
    }

    private mutating func resolve(_ pair: (open: Int, close: Int), in sequence: Sequence) {
        let indices = sequence.indices
        var holdsOther = false
        var direction: BidiClass?
        for place in (pair.open + 1)..<max(pair.close, pair.open + 1) {
            guard let strong = classes[indices[place]].strong else { continue }
            if strong == sequence.embedding {
                direction = strong
                break
            }
            holdsOther = true
        }
        if direction == nil, holdsOther {
            // What stands before the pair decides whether the other direction reaches across it.
            var before = sequence.start
            for place in (0..<pair.open).reversed() {
                guard let strong = classes[indices[place]].strong else { continue }
                before = strong
                break
            }
            direction = before == sequence.embedding ? sequence.embedding : before
        }
        guard let direction else { return }
        for place in [pair.open, pair.close] {
            classes[indices[place]] = direction
            // Marks on a bracket run with it.
            var mark = place + 1
            while mark < indices.count, original[indices[mark]] == .nsm {
                classes[indices[mark]] = direction
                mark += 1
            }
        }
    }

    /// N1, N2: neutral scalars run with both their neighbours, or else with the paragraph around them.
    private mutating func resolveNeutral(_ sequence: Sequence) {
        let indices = sequence.indices
        var place = 0
        var before = sequence.start
        while place < indices.count {
            guard classes[indices[place]].isNeutralOrIsolate else {
                before = classes[indices[place]].strong ?? before
                place += 1
                continue
            }
            var end = place
            while end < indices.count, classes[indices[end]].isNeutralOrIsolate { end += 1 }
            let after = end < indices.count ? classes[indices[end]].strong ?? sequence.end : sequence.end
            let direction = before == after ? before : sequence.embedding
            for neutral in place..<end { classes[indices[neutral]] = direction }
            place = end
        }
    }
}

// MARK: - I, L: levels

extension BidiParagraph {
    /// I1, I2: letters against their level lie one deeper, numbers two.
    private mutating func resolveImplicit() {
        for index in levels.indices where !original[index].isRemoved {
            switch (classes[index], levels[index].isMultiple(of: 2)) {
            case (.r, true), (.l, false), (.en, false), (.an, false): levels[index] += 1
            case (.an, true), (.en, true): levels[index] += 2
            default: break
            }
        }
        // What X9 took out lies as deep as what stands before it.
        for index in levels.indices where original[index].isRemoved {
            levels[index] = index > 0 ? levels[index - 1] : base
        }
    }

    /// L1, within the paragraph: separators, and spaces before them, run with the paragraph.
    private mutating func resetSeparators() {
        var isBeforeSeparator = false
        for index in levels.indices.reversed() {
            switch original[index] {
            case .b, .s: isBeforeSeparator = true
            case .ws, .lri, .rli, .fsi, .pdi: break
            case let kind where kind.isRemoved: break
            default: isBeforeSeparator = false
            }
            if isBeforeSeparator { levels[index] = base }
        }
    }

    /// The levels of a line, with the spaces at its end running with the paragraph (L1).
    func levels(ofLine range: Range<Int>) -> [Level] {
        var line = Array(levels[range])
        for place in line.indices.reversed() {
            switch original[range.lowerBound + place] {
            case .ws, .lri, .rli, .fsi, .pdi: line[place] = base
            case let kind where kind.isRemoved: line[place] = base
            default: return line
            }
        }
        return line
    }

    /// L2: the runs of one level of a line, from left to right.
    static func visualRuns(_ levels: [Level]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in levels.indices {
            if let last = runs.last, levels[last.lowerBound] == levels[place] {
                runs[runs.count - 1] = last.lowerBound..<(place + 1)
            } else {
                runs.append(place..<(place + 1))
            }
        }
        guard let deepest = levels.max(), deepest > 0 else { return runs }
        for level in stride(from: deepest, through: 1, by: -1) {
            var place = 0
            while place < runs.count {
                var end = place
                while end < runs.count, levels[runs[end].lowerBound] >= level { end += 1 }
                if end > place { runs[place..<end].reverse() }
                place = max(end, place + 1)
            }
        }
        return runs
    }
}

extension BidiParagraph.Level {
    /// The direction that the level reads in.
    fileprivate var direction: BidiClass { isMultiple(of: 2) ? .l : .r }
}

extension BidiClass {
    /// The direction that the class has for neutral neighbours: numbers count as running from right to left.
    fileprivate var strong: BidiClass? {
        switch self {
        case .l: .l
        case .r, .al, .en, .an: .r
        default: nil
        }
    }
}
