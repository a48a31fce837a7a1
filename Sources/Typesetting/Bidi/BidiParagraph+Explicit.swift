// X1 to X8: the explicit levels of embeddings, overrides and isolates.

extension BidiParagraph {
    private struct Status {
        var level: Level
        var override: BidiClass?
        var isIsolate: Bool
    }

    /// Applies X1 to X8: embeddings, overrides and isolates determine the levels.
    mutating func resolveExplicit() {
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

    /// Returns the end of each isolate, by the index of its start (BD9).
    func isolateEnds() -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, kind) in original.enumerated() {
            if kind.isIsolateInitiator { open.append(index) }
            if kind == .pdi, let start = open.popLast() { ends[start] = index }
        }
        return ends
    }
}
