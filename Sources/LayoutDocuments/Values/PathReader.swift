/// A parser of paths in the notation of SVG, without arcs and smooth curves.
struct PathReader {
    private var rest: Substring.UTF8View
    private var path = Path()
    private var start = CGPoint.zero
    private var point = CGPoint.zero

    private init(_ text: Substring) { rest = text.utf8 }

    /// Returns the path of a text; `nil` if the text isn't valid.
    static func path(_ text: Substring) -> Path? {
        var reader = PathReader(text)
        return reader.read() ? reader.path : nil
    }

    private mutating func read() -> Bool {
        skipSeparators()
        guard let first = rest.first, first | 0x20 == UInt8(ascii: "m") else { return false }
        while let letter = rest.first {
            guard Self.counts[letter | 0x20] != nil else { return false }
            rest.removeFirst()
            guard readSegments(letter) else { return false }
        }
        return true
    }

    /// The number of coordinates of each command.
    private static let counts: [UInt8: Int] = [
        UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1, UInt8(ascii: "q"): 4,
        UInt8(ascii: "c"): 6, UInt8(ascii: "z"): 0,
    ]

    /// Reads the segments of one command; segments after a move are lines.
    ///
    /// Returns whether they are valid.
    private mutating func readSegments(_ letter: UInt8) -> Bool {
        let isRelative = letter & 0x20 != 0
        var kind = letter | 0x20
        let count = Self.counts[kind] ?? 0
        skipSeparators()
        guard count > 0 else {
            path.closeSubpath()
            point = start
            return true
        }
        var hasSegment = false
        while !hasSegment || startsNumber {
            var numbers: [CGFloat] = []
            for _ in 0..<count {
                guard let number = number() else { return false }
                numbers.append(number)
            }
            add(kind, numbers, isRelative: isRelative)
            hasSegment = true
            if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
        }
        return true
    }

    private mutating func add(_ kind: UInt8, _ numbers: [CGFloat], isRelative: Bool) {
        let origin = isRelative ? point : .zero
        func at(_ index: Int) -> CGPoint {
            CGPoint(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
        }
        switch kind {
        case UInt8(ascii: "h"): point.x = origin.x + numbers[0]
        case UInt8(ascii: "v"): point.y = origin.y + numbers[0]
        default: point = at(numbers.count - 2)
        }
        switch kind {
        case UInt8(ascii: "m"):
            path.move(to: point)
            start = point
        case UInt8(ascii: "q"): path.addQuadCurve(to: point, control: at(0))
        case UInt8(ascii: "c"): path.addCurve(to: point, control1: at(0), control2: at(2))
        default: path.addLine(to: point)
        }
    }

    // MARK: Numbers

    private var startsNumber: Bool {
        guard let byte = rest.first else { return false }
        return (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: ".")
    }

    private mutating func number() -> CGFloat? {
        var end = rest.startIndex
        var hasPoint = false
        while end < rest.endIndex {
            let byte = rest[end]
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
                guard end == rest.startIndex else { break }
            } else if byte == UInt8(ascii: ".") {
                if hasPoint { break }
                hasPoint = true
            } else if !(48...57).contains(byte) {
                break
            }
            end = rest.index(after: end)
        }
        guard let value = Double(Substring(rest[..<end])), abs(value) <= Double(FigureLimits.length) else { return nil }
        rest = rest[end...]
        skipSeparators()
        return CGFloat(value)
    }

    private mutating func skipSeparators() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || (9...13).contains($0) }
    }
}
