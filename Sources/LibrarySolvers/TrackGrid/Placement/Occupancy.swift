/// The occupied cells of a grid, with one bit for each cell.
///
/// Each track along the growing axis is a line of words.
struct Occupancy: ~Copyable {
    private let fixedCount: Int
    private let words: Int
    /// Plain memory, because it is used for each item.
    private var bits: UnsafeMutablePointer<UInt64>
    /// A line with the cells that are occupied in any of several lines.
    private let union: UnsafeMutablePointer<UInt64>
    /// The number of lines with bits; all lines after them are free.
    private var lines: Int

    init(fixedCount: Int, expectedLines: Int) {
        self.fixedCount = fixedCount
        words = (fixedCount + 63) / 64
        lines = expectedLines + 1
        bits = .allocate(capacity: words * lines)
        bits.initialize(repeating: 0, count: words * lines)
        union = .allocate(capacity: words)
        union.initialize(repeating: 0, count: words)
    }

    deinit {
        bits.deallocate()
        union.deallocate()
    }

    /// Checks that a rectangle is in the grid, because access to the bits is unchecked.
    @inline(__always)
    private func check(_ fixed: Int, _ growing: Int, _ fixedSpan: Int) {
        precondition(
            fixed >= 0 && growing >= 0 && fixedSpan > 0 && fixedSpan <= fixedCount &- fixed,
            "a rectangle lies in the grid"
        )
    }

    /// Allocates at least `count` lines, and at least twice as many as before.
    @inline(never)
    private mutating func grow(to count: Int) {
        let more = max(lines * 2, count) - lines
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: words * (lines + more))
        larger.moveInitialize(from: bits, count: words * lines)
        (larger + words * lines).initialize(repeating: 0, count: words * more)
        bits.deallocate()
        bits = larger
        lines += more
    }

    /// Returns the last line in which a cell of a rectangle is occupied; `nil` if all are free.
    func lastTaken(_ fixed: Int, _ growing: Int, _ fixedSpan: Int, _ growingSpan: Int) -> Int? {
        check(fixed, growing, fixedSpan)
        var line = min(growing + growingSpan, lines) - 1
        let first = fixed >> 6
        let last = (fixed + fixedSpan - 1) >> 6
        while line >= growing {
            var word = first
            while word <= last {
                let mask = Self.mask(fixed - word << 6, fixed + fixedSpan - word << 6)
                if bits[line * words + word] & mask != 0 { return line }
                word += 1
            }
            line -= 1
        }
        return nil
    }

    /// Marks every cell of a rectangle as occupied.
    @inline(__always)
    mutating func take(_ fixed: Int, _ growing: Int, _ fixedSpan: Int, _ growingSpan: Int) {
        check(fixed, growing, fixedSpan)
        let end = growing + growingSpan
        if end > lines { grow(to: end) }
        if words == 1 {
            let mask = Self.mask(fixed, fixed + fixedSpan)
            var line = growing
            while line < end {
                bits[line] |= mask
                line += 1
            }
            return
        }
        let first = fixed >> 6
        let last = (fixed + fixedSpan - 1) >> 6
        var line = growing
        while line < end {
            var word = first
            while word <= last {
                bits[line * words + word] |= Self.mask(fixed - word << 6, fixed + fixedSpan - word << 6)
                word += 1
            }
            line += 1
        }
    }

    /// Returns the first position at which all cells of a rectangle are free, line by line from a start.
    @inline(__always)
    func firstPlace(from start: Int, in growing: Int, _ fixedSpan: Int, _ growingSpan: Int) -> (
        fixed: Int, growing: Int
    ) {
        var (start, line) = (start, growing)
        while true {
            if let place = firstFree(from: start, in: line, upTo: line + growingSpan, fixedSpan) {
                return (place, line)
            }
            line = growingSpan > 4 ? lineAfterBlock(line, fixedSpan, growingSpan) : line + 1
            start = 0
        }
    }

    /// Returns the first line at which a tall rectangle may start after it didn't fit at `line`.
    ///
    /// If some lines together have no room for the rectangle, it fits nowhere across all of them. The search goes
    /// back from the last line until the lines starting there have no room.
    private func lineAfterBlock(_ line: Int, _ fixedSpan: Int, _ growingSpan: Int) -> Int {
        check(0, line, fixedSpan)
        union.update(repeating: 0, count: words)
        var blocked = min(line + growingSpan, lines) - 1
        while blocked >= line {
            var hasGrown = false
            var word = 0
            while word < words {
                let taken = union[word] | bits[blocked * words + word]
                if taken != union[word] { hasGrown = true }
                union[word] = taken
                word += 1
            }
            if hasGrown, firstFree(in: union, from: 0, 0, 1, fixedSpan) == nil { return blocked + 1 }
            blocked -= 1
        }
        return line + 1
    }

    /// Returns the first track from `start` at which a rectangle has only free cells; `nil` for no such track.
    ///
    /// The rectangle reaches from the line `growing` up to the line before `end`.
    @inline(__always)
    func firstFree(from start: Int, in growing: Int, upTo end: Int, _ fixedSpan: Int) -> Int? {
        let last = fixedCount - fixedSpan
        guard start <= last else { return nil }
        check(start, growing, fixedSpan)
        guard growing < lines else { return start }
        return firstFree(in: bits, from: start, growing, min(end, lines), fixedSpan)
    }

    /// Returns the first such track for lines in the given bits; `nil` for no such track.
    @inline(__always)
    private func firstFree(
        in bits: UnsafeMutablePointer<UInt64>,
        from start: Int,
        _ growing: Int,
        _ end: Int,
        _ fixedSpan: Int
    ) -> Int? {
        let last = fixedCount - fixedSpan
        return words == 1
            ? firstFreeInWord(bits, start, last, growing, end, fixedSpan)
            : firstFreeInWords(bits, start, last, growing, end, fixedSpan)
    }

    /// Returns the first position in a grid of at most 64 tracks, where one word holds all positions.
    @inline(__always)
    private func firstFreeInWord(
        _ bits: UnsafeMutablePointer<UInt64>,
        _ start: Int,
        _ last: Int,
        _ growing: Int,
        _ end: Int,
        _ fixedSpan: Int
    ) -> Int? {
        var taken: UInt64 = 0
        var line = growing
        while line < end {
            taken |= bits[line]
            line += 1
        }
        // A position is free if enough cells after it are free; each step doubles the number of checked cells.
        var free = ~taken & Self.mask(0, fixedCount)
        var seen = 1
        while seen < fixedSpan {
            let step = min(seen, fixedSpan - seen)
            free &= free >> UInt64(step)
            seen += step
        }
        free &= ~0 << UInt64(start)
        guard free != 0 else { return nil }
        let place = free.trailingZeroBitCount
        return place <= last ? place : nil
    }

    /// Returns the first position in a wider grid, from runs of free cells in all words.
    private func firstFreeInWords(
        _ bits: UnsafeMutablePointer<UInt64>,
        _ start: Int,
        _ last: Int,
        _ growing: Int,
        _ end: Int,
        _ fixedSpan: Int
    ) -> Int? {
        var runStart = start
        var word = start >> 6
        while word < words {
            var taken: UInt64 = 0
            var line = growing
            while line < end {
                taken |= bits[line * words + word]
                line += 1
            }
            // Only the cells of this word after the run's start count.
            let base = word << 6
            if runStart > base { taken &= ~0 << UInt64(runStart - base) }
            while taken != 0 {
                let blocked = base + taken.trailingZeroBitCount
                if blocked - runStart >= fixedSpan { return runStart }
                // The run starts again after the occupied cells.
                let rest = ~taken & (~0 << UInt64(blocked - base))
                guard rest != 0 else {
                    runStart = base + 64
                    break
                }
                runStart = base + rest.trailingZeroBitCount
                if runStart > last { return nil }
                taken &= ~0 << UInt64(runStart - base)
            }
            if runStart > last { return nil }
            if base + 64 - runStart >= fixedSpan { return runStart }
            word += 1
        }
        return runStart <= last ? runStart : nil
    }

    /// Returns a mask of the bits from one index up to another, limited to a word.
    @inline(__always)
    private static func mask(_ from: Int, _ to: Int) -> UInt64 {
        let low = max(from, 0)
        let high = min(to, 64)
        guard low < high else { return 0 }
        return (high == 64 ? ~0 : (1 << UInt64(high)) - 1) & (~0 << UInt64(low))
    }
}
