// The words and numbers of values in both spellings of a record.

extension Drawing.Font {
    /// The size of a font that a record leaves out.
    static let standardSize = 17.0
}

extension Drawing.Color {
    /// The color of a text that a record leaves out: black, and white in the dark scheme.
    static let standardText = Drawing.Color(
        light: Drawing.RGBA(red: 0, green: 0, blue: 0),
        dark: Drawing.RGBA(red: 255, green: 255, blue: 255)
    )
}

extension CGLineCap {
    /// The line caps by name.
    static let words: [(word: String, value: CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]

    /// The name of the line cap.
    var word: String { Self.words.first { $0.value == self }?.word ?? "butt" }
}

extension CGLineJoin {
    /// The line joins by name.
    static let words: [(word: String, value: CGLineJoin)] = [("miter", .miter), ("round", .round), ("bevel", .bevel)]

    /// The name of the line join.
    var word: String { Self.words.first { $0.value == self }?.word ?? "miter" }
}

extension Path.Element {
    /// The letter of the command in path data.
    package var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .closeSubpath: "Z"
        }
    }

    /// Creates a command from its letter and a closure that returns the next point; `nil` for an unknown letter.
    package init?<Failure: Error>(_ letter: String, _ point: () throws(Failure) -> CGPoint) throws(Failure) {
        switch letter {
        case "M": self = .move(to: try point())
        case "L": self = .line(to: try point())
        case "Q":
            let control = try point()
            self = .quadCurve(to: try point(), control: control)
        case "C":
            let (control1, control2) = (try point(), try point())
            self = .curve(to: try point(), control1: control1, control2: control2)
        case "Z": self = .closeSubpath
        default: return nil
        }
    }
}

extension Drawing.Gradient.Geometry {
    /// The word of the geometry, and its numbers.
    package var fields: (name: StaticString, numbers: [Double]) {
        switch self {
        case .linear(let start, let end): ("linear", [start.x, start.y, end.x, end.y])
        case .radial(let center, let startRadius, let endRadius, let stretch):
            ("radial", [center.x, center.y, startRadius, endRadius] + (stretch == 1 ? [] : [stretch]))
        case .angular(let center, let startAngle, let endAngle):
            ("angular", [center.x, center.y, startAngle, endAngle])
        }
    }

    /// Returns the numbers of a geometry at another position, with at most six decimals.
    package static func numbers(_ numbers: [Double], of word: String, movedBy offset: CGPoint) -> [Double] {
        numbers.enumerated().map { index, number in
            guard index < (word == "linear" ? 4 : 2) else { return number }
            return ((number + (index % 2 == 0 ? offset.x : offset.y)) * 1e6).rounded() / 1e6
        }
    }

    /// The words of geometries.
    static let words = ["linear", "radial", "angular"]

    /// Creates a geometry from its word and its numbers; `nil` for another word or count of numbers.
    package init?(checking word: String, _ numbers: [Double]) {
        guard numbers.count == 4 || numbers.count == 5 && word == "radial" else { return nil }
        let point = CGPoint(x: numbers[0], y: numbers[1])
        switch word {
        case "linear": self = .linear(start: point, end: CGPoint(x: numbers[2], y: numbers[3]))
        case "radial":
            self = .radial(
                center: point,
                startRadius: numbers[2],
                endRadius: numbers[3],
                stretch: numbers.count == 5 ? numbers[4] : 1
            )
        case "angular": self = .angular(center: point, startAngle: numbers[2], endAngle: numbers[3])
        default: return nil
        }
    }
}

extension Drawing.RGBA {
    /// The color as `#rrggbb`, without its alpha.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        let letters: [Character] = [red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return "#" + String(letters)
    }

    /// Creates an opaque color from `#rrggbb` or `#rgb`; `nil` for other text.
    init?(hexadecimal text: Substring) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), [3, 6].contains(digits.count),
            digits.allSatisfy({ $0 != UInt8(ascii: "+") }), let code = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        // Each digit of a short form stands for two equal digits.
        let (bits, factor): (UInt32, UInt32) = digits.count == 3 ? (4, 17) : (8, 1)
        let parts = [2 * bits, bits, 0].map { UInt8(truncatingIfNeeded: (code >> $0 & (1 << bits - 1)) * factor) }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
}
