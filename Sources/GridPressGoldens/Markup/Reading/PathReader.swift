/// A command of path data in the coordinates of the figure.
struct PathCommand {
    /// The uppercase letter of the command.
    var sign: UInt8
    /// The two flags of an arc.
    var flags: UInt8 = 0
    /// The numbers of the command, and their count.
    var numbers = SIMD8<Double>()
    var count = 0

    fileprivate mutating func append(_ number: Double) {
        numbers[count] = number
        count += 1
    }
}

/// A reader of path data, which keeps the current point.
struct PathReader {
    private var scanner: ByteScanner
    private var command: UInt8 = 0
    private var x = 0.0
    private var y = 0.0
    private var startX = 0.0
    private var startY = 0.0
    private var isBroken = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    /// Whether all data was valid and has been read.
    var isDone: Bool { scanner.isAtEnd && !isBroken }

    /// Returns the next command; `nil` at the end and for invalid data.
    mutating func next() -> PathCommand? {
        guard let command = nextCommand() else { return nil }
        let step = step(command)
        if step == nil { isBroken = true }
        return step
    }

    /// Returns the letter of the next command, which repeats if only numbers follow; `nil` at the end and for invalid
    /// data.
    private mutating func nextCommand() -> UInt8? {
        scanner.skipSeparator()
        guard !scanner.isAtEnd else { return nil }
        if scanner.next.isLetter {
            command = scanner.next
            scanner.index += 1
        } else if command | 0x20 == UInt8(ascii: "m") {
            // Further points after a move are lines.
            command -= 1
        } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
            return nil
        }
        return command
    }

    private mutating func number() -> Double? {
        scanner.skipSeparator()
        return scanner.number()?.value
    }

    /// Reads a flag of an arc, which doesn't need a separator after it.
    private mutating func flag() -> UInt8? {
        scanner.skipSeparator()
        guard scanner.next == UInt8(ascii: "0") || scanner.next == UInt8(ascii: "1") else { return nil }
        defer { scanner.index += 1 }
        return scanner.next
    }

    /// Reads the numbers of a command; `nil` if some are missing.
    private mutating func step(_ command: UInt8) -> PathCommand? {
        let isRelative = command & 0x20 != 0
        let (baseX, baseY) = isRelative ? (x, y) : (0, 0)
        var step = PathCommand(sign: command & ~0x20)
        switch step.sign {
        case UInt8(ascii: "H"):
            guard let end = number() else { return nil }
            x = baseX + end
            step.sign = UInt8(ascii: "L")
        case UInt8(ascii: "V"):
            guard let end = number() else { return nil }
            y = baseY + end
            step.sign = UInt8(ascii: "L")
        case UInt8(ascii: "Z"):
            (x, y) = (startX, startY)
            return step
        case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): break
        case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "Q"):
            for _ in 0..<(step.sign == UInt8(ascii: "C") ? 2 : 1) {
                guard let controlX = number(), let controlY = number() else { return nil }
                step.append(baseX + controlX)
                step.append(baseY + controlY)
            }
        case UInt8(ascii: "A"):
            for _ in 0..<3 {
                guard let number = number() else { return nil }
                step.append(number)
            }
            guard let large = flag(), let sweep = flag() else { return nil }
            step.flags = large << 4 ^ sweep
        default: return nil
        }
        if command | 0x20 != UInt8(ascii: "h"), command | 0x20 != UInt8(ascii: "v") {
            guard let endX = number(), let endY = number() else { return nil }
            (x, y) = (baseX + endX, baseY + endY)
            if step.sign == UInt8(ascii: "M") { (startX, startY) = (x, y) }
        }
        step.append(x)
        step.append(y)
        return step
    }
}
