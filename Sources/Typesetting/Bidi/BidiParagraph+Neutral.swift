// N0 to N2: brackets, and scalars without a direction.

extension BidiParagraph {
    /// Applies N0: both brackets of a pair get one direction.
    mutating func resolveBrackets(_ sequence: IsolatingRunSequence, _ scalars: [Unicode.Scalar]) {
        let indices = sequence.indices
        var open: [(pair: UInt32, place: Int)] = []
        var pairs: [(open: Int, close: Int)] = []
        search: for (place, index) in indices.enumerated() where classes[index] == .on {
            guard let bracket = BidiBracket.bracket(scalars[index]) else { continue }
            if bracket.isOpening {
                // BD16: the standard stops at this number of open brackets.
                guard open.count < 63 else { break search }
                open.append((bracket.pair, place))
            } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
                pairs.append((open[match].place, place))
                open.removeSubrange(match...)
            }
        }
        for pair in pairs.sorted(by: { $0.open < $1.open }) { resolve(pair, in: sequence) }
    }

    mutating func resolve(_ pair: (open: Int, close: Int), in sequence: IsolatingRunSequence) {
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
            // The direction before the pair decides whether the opposite direction includes the pair.
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
            // Marks on a bracket have its direction.
            var mark = place + 1
            while mark < indices.count, original[indices[mark]] == .nsm {
                classes[indices[mark]] = direction
                mark += 1
            }
        }
    }

    /// Applies N1 and N2: neutral scalars have the direction of both neighbors if these agree, otherwise the direction
    /// of the level.
    mutating func resolveNeutral(_ sequence: IsolatingRunSequence) {
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

extension BidiClass {
    /// The direction of the class for neutral neighbors, in which numbers count as right-to-left; `nil` for others.
    fileprivate var strong: BidiClass? {
        switch self {
        case .l: .l
        case .r, .al, .en, .an: .r
        default: nil
        }
    }
}
