import Foundation

/// The marks of an annotation in a written SVG, read without any knowledge of the planner.
struct DrawnAnnotation {
    struct Segment {
        var start: CGPoint
        var end: CGPoint
    }

    struct Label {
        var text: String
        var box: CGRect
    }

    /// The lines with their widths, without halos.
    private(set) var segments: [(line: Segment, width: Double)] = []
    /// The filled triangles: the tip of each, and the rectangle around it.
    private(set) var heads: [(tip: CGPoint, box: CGRect)] = []
    private(set) var rings: [CGPoint] = []
    /// The centers of small round areas.
    private(set) var dots: [CGPoint] = []
    private(set) var labels: [Label] = []
    private(set) var viewBox = CGRect.null

    /// Reads the group with a class from a picture, in which each element has its own line.
    init(_ svg: String, class name: String = "dimensions") {
        var isInside = false
        var depth = 0
        var isTurned = false
        var size = 10.0
        for line in svg.split(separator: "\n") {
            if line.hasPrefix("<svg ") {
                let numbers = line.attribute("viewBox")?.split(separator: " ").compactMap { Double($0) } ?? []
                if numbers.count == 4 {
                    viewBox = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                }
                size = Self.number("font-size", of: line) ?? size
            }
            if line.hasPrefix("<g"), line.attribute("class") == name {
                isInside = true
                depth = 1
                continue
            }
            guard isInside else { continue }
            if line.hasPrefix("<g") {
                depth += 1
                isTurned = line.attribute("transform") == "rotate(-90)"
                labelSize = Self.number("font-size", of: line) ?? size
            } else if line == "</g>" {
                depth -= 1
                isTurned = false
                if depth == 0 { isInside = false }
            } else if line.hasPrefix("<text") {
                readLabel(line, isTurned: isTurned)
            } else if line.hasPrefix("<rect"), Self.number("width", of: line) == 2.5 {
                dots.append(
                    CGPoint(
                        x: (Self.number("x", of: line) ?? 0) + 1.25,
                        y: (Self.number("y", of: line) ?? 0) + 1.25
                    )
                )
            } else if line.hasPrefix("<circle") {
                rings.append(CGPoint(x: Self.number("cx", of: line) ?? 0, y: Self.number("cy", of: line) ?? 0))
            } else if line.hasPrefix("<path"), let data = line.attribute("d") {
                // Halos are white and wider than their lines.
                let isHalo = line.attribute("stroke") == "#fff" && !data.contains("z")
                if data.contains("z") {
                    readHeads(data)
                } else if !isHalo {
                    readLines(data, width: Self.number("stroke-width", of: line) ?? 1)
                }
            }
        }
    }

    private var labelSize = 10.0

    private static func number(_ name: String, of line: Substring) -> Double? {
        line.attribute(name).flatMap { Double($0) }
    }

    private mutating func readLabel(_ line: Substring, isTurned: Bool) {
        guard let start = line.firstIndex(of: ">"), let end = line.lastIndex(of: "<"),
            let x = Self.number("x", of: line),
            let y = Self.number("y", of: line)
        else { return }
        let text = String(line[line.index(after: start)..<end])
        // The width of a single digit isn't written: all digits of the font have this one.
        let width = Self.number("textLength", of: line) ?? labelSize * 1139 / 2048
        let height = labelSize * 1443 / 2048
        let box =
            isTurned
            ? CGRect(x: y - height, y: -x - width / 2, width: height, height: width)
            : CGRect(x: x - width / 2, y: y - height, width: width, height: height)
        labels.append(Label(text: text, box: box))
    }

    /// Returns the commands of path data with their numbers.
    private static func commands(_ data: String) -> [(command: Character, numbers: [Double])] {
        var result: [(Character, [Double])] = []
        var word = ""
        func flush() {
            if let number = Double(word), !result.isEmpty { result[result.count - 1].1.append(number) }
            word = ""
        }
        for character in data {
            if character.isLetter {
                flush()
                result.append((character, []))
            } else if character == " " || (character == "-" && !word.isEmpty) {
                flush()
                if character == "-" { word = "-" }
            } else {
                word.append(character)
            }
        }
        flush()
        return result
    }

    private mutating func readLines(_ data: String, width: Double) {
        var pen = CGPoint.zero
        for (command, numbers) in Self.commands(data) {
            var next = pen
            switch command {
            case "M": pen = CGPoint(x: numbers[0], y: numbers[1])
            case "H": next.x = numbers[0]
            case "V": next.y = numbers[0]
            case "L": next = CGPoint(x: numbers[0], y: numbers[1])
            default: continue
            }
            guard command != "M" else { continue }
            segments.append((Segment(start: pen, end: next), width))
            pen = next
        }
    }

    private mutating func readHeads(_ data: String) {
        var tip = CGPoint.zero
        var corner = CGPoint.zero
        for (command, numbers) in Self.commands(data) {
            switch command {
            case "M": tip = CGPoint(x: numbers[0], y: numbers[1])
            case "l": corner = CGPoint(x: tip.x + numbers[0], y: tip.y + numbers[1])
            case "v", "h":
                var last = corner
                if command == "v" { last.y += numbers[0] } else { last.x += numbers[0] }
                let xs = [tip.x, corner.x, last.x]
                let ys = [tip.y, corner.y, last.y]
                let box = CGRect(
                    x: xs.min()!,
                    y: ys.min()!,
                    width: xs.max()! - xs.min()!,
                    height: ys.max()! - ys.min()!
                )
                heads.append((tip, box))
            default: break
            }
        }
    }

    /// The points at which ends are marked: tips of heads, and the centers of dots and oblique strokes.
    var tips: [CGPoint] {
        heads.map(\.tip) + dots
            + strokes.map { CGPoint(x: ($0.start.x + $0.end.x) / 2, y: ($0.start.y + $0.end.y) / 2) }
    }

    /// The short lines at 45 degrees.
    var strokes: [Segment] {
        segments.map(\.line).filter { line in
            let (x, y) = (line.end.x - line.start.x, line.end.y - line.start.y)
            return abs(x - 5) < 0.01 && abs(y + 5) < 0.01
        }
    }
}

extension CGRect {
    /// Returns whether two rectangles overlap by more than the rounding of a written file.
    func overlapsVisibly(_ other: CGRect) -> Bool {
        let slack = 0.01
        return minX + slack < other.maxX && other.minX + slack < maxX && minY + slack < other.maxY
            && other.minY + slack < maxY
    }

    /// Returns whether another rectangle lies inside.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Returns whether a line goes into the rectangle by more than the rounding of a written file.
    func isCrossed(by line: DrawnAnnotation.Segment) -> Bool {
        let slack = 0.001
        guard width > 2 * slack, height > 2 * slack else { return false }
        var low = 0.0
        var high = 1.0
        for (from, to, least, most) in [
            (line.start.x, line.end.x, minX + slack, maxX - slack),
            (line.start.y, line.end.y, minY + slack, maxY - slack),
        ] {
            let length = to - from
            if abs(length) < 1e-9 {
                guard from > least, from < most else { return false }
                continue
            }
            low = Swift.max(low, Swift.min((least - from) / length, (most - from) / length))
            high = Swift.min(high, Swift.max((least - from) / length, (most - from) / length))
        }
        return high - low > 1e-6
    }
}

extension Substring {
    /// Returns the value of an attribute in a line that contains one tag, or `nil` if it isn't there.
    func attribute(_ name: String) -> String? {
        guard let start = range(of: " \(name)=\"")?.upperBound, let end = self[start...].firstIndex(of: "\"") else {
            return nil
        }
        return String(self[start..<end])
    }
}
