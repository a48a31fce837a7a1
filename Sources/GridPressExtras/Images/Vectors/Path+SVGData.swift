extension Path {
    /// Creates the path of SVG path data, up to the first error.
    init(svgData text: String) {
        var reader = SVGPathReader(text)
        reader.read()
        self = reader.path
    }
}

/// A reader of SVG path commands.
private struct SVGPathReader {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var path = Path()
    private var start = CGPoint.zero
    private var point = CGPoint.zero
    /// The last control point, and the kind of its curve.
    private var control: (kind: UInt8, point: CGPoint)?

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func read() {
        var command: UInt8?
        while skipSeparators() {
            if let letter = letter() {
                command = letter
                position += 1
            }
            guard let current = command, perform(current) else { return }
            // Further numbers after a move are lines. None can follow a closed subpath.
            switch current {
            case UInt8(ascii: "M"): command = UInt8(ascii: "L")
            case UInt8(ascii: "m"): command = UInt8(ascii: "l")
            case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
            default: break
            }
        }
    }

    /// Executes a command.
    ///
    /// Returns `false` if its numbers are missing.
    private mutating func perform(_ letter: UInt8) -> Bool {
        let isRelative = letter >= UInt8(ascii: "a")
        let kind = isRelative ? letter - 32 : letter
        let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0]
        guard let count = counts[Character(Unicode.Scalar(kind))], let numbers = numbers(count) else { return false }
        let origin = isRelative ? point : .zero
        func at(_ index: Int) -> CGPoint { CGPoint(x: origin.x + numbers[index], y: origin.y + numbers[index + 1]) }
        let last = control
        control = nil
        switch Character(Unicode.Scalar(kind)) {
        case "M":
            point = at(0)
            start = point
            path.move(to: point)
        case "L": addLine(to: at(0))
        case "H": addLine(to: CGPoint(x: origin.x + numbers[0], y: point.y))
        case "V": addLine(to: CGPoint(x: point.x, y: origin.y + numbers[0]))
        case "C": addCurve(to: at(4), at(0), at(2))
        case "S": addCurve(to: at(2), mirrored(last, of: UInt8(ascii: "C")), at(0))
        case "Q": addQuadCurve(to: at(2), at(0))
        case "T": addQuadCurve(to: at(0), mirrored(last, of: UInt8(ascii: "Q")))
        case "A": addArc(to: at(5), numbers)
        default:
            path.closeSubpath()
            point = start
        }
        return true
    }

    private mutating func addLine(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        control = (UInt8(ascii: "C"), second)
        point = end
    }

    private mutating func addQuadCurve(to end: CGPoint, _ middle: CGPoint) {
        path.addQuadCurve(to: end, control: middle)
        control = (UInt8(ascii: "Q"), middle)
        point = end
    }

    /// Adds an elliptical arc by its radii, its rotation, two flags and its end.
    ///
    /// The implementation notes of SVG describe the algorithm.
    private mutating func addArc(to end: CGPoint, _ numbers: [CGFloat]) {
        var (width, height) = (abs(numbers[0]), abs(numbers[1]))
        let turn = numbers[2] * .pi / 180
        guard width > 0, height > 0, end != point else { return addLine(to: end) }
        // 1. Half of the chord, along the axes of the ellipse.
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = CGPoint(x: (point.x - end.x) / 2, y: (point.y - end.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = cosine * half.y - sine * half.x
        // 2. An ellipse that is too small grows until it reaches both points.
        let reach = (x * x / (width * width) + y * y / (height * height)).squareRoot()
        if reach > 1 { (width, height) = (width * reach, height * reach) }
        // 3. The center, and the angles of both points on the unit circle.
        let rest = width * width * y * y + height * height * x * x
        let root = max(0, width * width * height * height / rest - 1).squareRoot() * (numbers[3] == numbers[4] ? -1 : 1)
        let center = CGPoint(x: root * width * y / height, y: -root * height * x / width)
        let start = atan2((y - center.y) / height, (x - center.x) / width)
        var sweep = atan2((-y - center.y) / height, (-x - center.x) / width) - start
        if numbers[4] == 1, sweep < 0 { sweep += 2 * .pi }
        if numbers[4] == 0, sweep > 0 { sweep -= 2 * .pi }
        // 4. The arc of the unit circle, scaled, rotated and moved.
        var arc = Path()
        arc.addArc(center: .zero, radius: 1, startRadians: start, endRadians: start + sweep, clockwise: sweep < 0)
        let place = CGAffineTransform(scaleX: width, y: height)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(CGAffineTransform(rotationAngle: turn))
            .concatenating(CGAffineTransform(translationX: (point.x + end.x) / 2, y: (point.y + end.y) / 2))
        for case .curve(let end, let first, let second) in arc.applying(place).elements {
            path.addCurve(to: end, control1: first, control2: second)
        }
        point = end
    }

    /// Returns the reflection of the last control point, or the current point if the last curve had another kind.
    private func mirrored(_ last: (kind: UInt8, point: CGPoint)?, of kind: UInt8) -> CGPoint {
        guard let last, last.kind == kind else { return point }
        return CGPoint(x: 2 * point.x - last.point.x, y: 2 * point.y - last.point.y)
    }

    // MARK: Scanning

    /// Skips whitespace and commas.
    ///
    /// Returns `false` at the end.
    private mutating func skipSeparators() -> Bool {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
        return position < bytes.count
    }

    private func letter() -> UInt8? {
        let byte = bytes[position]
        return (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") ? byte : nil
    }

    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        for index in 0..<count {
            guard skipSeparators() else { return nil }
            // The two flags of an arc have one digit each, and need no separator after them.
            let isFlag = count == 7 && (index == 3 || index == 4)
            guard let number = isFlag ? flag() : number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func flag() -> CGFloat? {
        defer { position += 1 }
        return bytes[position] == UInt8(ascii: "0") ? 0 : bytes[position] == UInt8(ascii: "1") ? 1 : nil
    }

    private mutating func number() -> CGFloat? {
        let first = position
        var hasPoint = false
        var hasExponent = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                if position > first, bytes[position - 1] | 0x20 != UInt8(ascii: "e") { return value(from: first) }
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { return value(from: first) }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if hasExponent { return value(from: first) }
                hasExponent = true
            default: return value(from: first)
            }
            position += 1
        }
        return value(from: first)
    }

    private func value(from first: Int) -> CGFloat? {
        guard let number = Double(String(decoding: bytes[first..<position], as: UTF8.self)), abs(number) < 1e9 else {
            return nil
        }
        return CGFloat(number)
    }
}
