// I1 to L2: the level of every scalar, and the visual order of a line.

extension BidiParagraph {
    /// Applies I1 and I2: scalars against the direction of their level move up one level.
    ///
    /// Numbers move up two levels from a left-to-right level.
    mutating func resolveImplicit() {
        for index in levels.indices where !original[index].isRemoved {
            switch (classes[index], levels[index].isMultiple(of: 2)) {
            case (.r, true), (.l, false), (.en, false), (.an, false): levels[index] += 1
            case (.an, true), (.en, true): levels[index] += 2
            default: break
            }
        }
        // Scalars that X9 removes have the level of the scalar before them.
        for index in levels.indices where original[index].isRemoved {
            levels[index] = index > 0 ? levels[index - 1] : base
        }
    }

    /// Applies L1 within the paragraph: separators, and spaces before them, have the level of the paragraph.
    mutating func resetSeparators() {
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

    /// Returns the levels of a line.
    ///
    /// Spaces at its end have the level of the paragraph (L1).
    package func levels(ofLine range: Range<Int>) -> [Level] {
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

    /// Returns the runs of equal level of a line, from left to right (L2).
    package static func visualRuns(_ levels: [Level]) -> [Range<Int>] {
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
