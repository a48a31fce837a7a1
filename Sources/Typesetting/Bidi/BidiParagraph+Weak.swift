// W1 to W7: marks, numbers and the signs around them.

extension BidiParagraph {
    /// Applies W1 to W7: marks, numbers and the signs around them.
    mutating func resolveWeak(_ sequence: IsolatingRunSequence) {
        let indices = sequence.indices
        // W1: marks have the class of the scalar before them.
        var previous = sequence.start
        for index in indices {
            if classes[index] == .nsm {
                classes[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
            }
            previous = classes[index]
        }
        // W2, W3: numbers after Arabic letters are Arabic numbers, and Arabic letters are right-to-left.
        var strong = sequence.start
        for index in indices {
            switch classes[index] {
            case .l, .r, .al: strong = classes[index]
            case .en where strong == .al: classes[index] = .an
            default: break
            }
        }
        for index in indices where classes[index] == .al { classes[index] = .r }
        // W4: a single separator between two numbers of one kind is part of the number.
        for place in indices.indices.dropFirst().dropLast() {
            let (before, after) = (classes[indices[place - 1]], classes[indices[place + 1]])
            guard before == after else { continue }
            switch (classes[indices[place]], before) {
            case (.es, .en), (.cs, .en): classes[indices[place]] = .en
            case (.cs, .an): classes[indices[place]] = .an
            default: break
            }
        }
        // W5, W6: terminators next to a number are part of it; all other signs are neutral.
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
        // W7: numbers after left-to-right letters have their class.
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
