extension TreeBuilder {
    /// Reads path data: all points in the coordinates of the figure, straight lines by where they end.
    ///
    /// So it doesn't count whether a command is written once for many points, in lower case, or as `H` or `V`.
    mutating func put(path bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var reader = PathReader(bytes)
        while let command = reader.nextCommand() {
            guard reader.read(command, into: &self) else { return false }
        }
        return reader.isDone
    }
}

/// Goes through path data and keeps where the pen is.
private struct PathReader {
    private var scanner: ByteScanner
    private var command: UInt8 = 0
    private var x = 0.0
    private var y = 0.0
    private var startX = 0.0
    private var startY = 0.0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    /// Whether everything was understood.
    var isDone: Bool { scanner.isAtEnd }

    /// The next command, or the one that goes on with more numbers; `nil` at the end or where nothing fits.
    mutating func nextCommand() -> UInt8? {
        scanner.skipSeparator()
        guard !scanner.isAtEnd else { return nil }
        if scanner.next.isLetter {
            command = scanner.next
            scanner.index += 1
        } else if command | 0x20 == UInt8(ascii: "m") {
            // More points behind a move are lines.
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

    /// One of the two switches of an arc, which needn't be set off from what follows.
    private mutating func flag() -> UInt8? {
        scanner.skipSeparator()
        guard scanner.next == UInt8(ascii: "0") || scanner.next == UInt8(ascii: "1") else { return nil }
        defer { scanner.index += 1 }
        return scanner.next
    }

    /// Reads the numbers of a command; `false` where there aren't enough.
    mutating func read(_ command: UInt8, into builder: inout TreeBuilder) -> Bool {
        let isRelative = command & 0x20 != 0
        let baseX = isRelative ? x : 0
        let baseY = isRelative ? y : 0
        let sign = command & ~0x20
        switch sign {
        case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"):
            guard let dx = number(), let dy = number() else { return false }
            (x, y) = (baseX + dx, baseY + dy)
            if sign == UInt8(ascii: "M") { (startX, startY) = (x, y) }
            builder.put(sign: sign)
        case UInt8(ascii: "H"):
            guard let dx = number() else { return false }
            x = baseX + dx
            builder.put(sign: UInt8(ascii: "L"))
        case UInt8(ascii: "V"):
            guard let dy = number() else { return false }
            y = baseY + dy
            builder.put(sign: UInt8(ascii: "L"))
        case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "Q"):
            builder.put(sign: sign)
            for _ in 0..<(sign == UInt8(ascii: "C") ? 2 : 1) {
                guard let dx = number(), let dy = number() else { return false }
                builder.put(baseX + dx, .length)
                builder.put(baseY + dy, .length)
            }
            guard let dx = number(), let dy = number() else { return false }
            (x, y) = (baseX + dx, baseY + dy)
        case UInt8(ascii: "A"):
            builder.put(sign: sign)
            for _ in 0..<3 {
                guard let number = number() else { return false }
                builder.put(number, .length)
            }
            for _ in 0..<2 {
                guard let flag = flag() else { return false }
                builder.put(sign: flag)
            }
            guard let dx = number(), let dy = number() else { return false }
            (x, y) = (baseX + dx, baseY + dy)
        case UInt8(ascii: "Z"):
            builder.put(sign: sign)
            (x, y) = (startX, startY)
            return true
        default: return false
        }
        builder.put(x, .length)
        builder.put(y, .length)
        return true
    }
}
