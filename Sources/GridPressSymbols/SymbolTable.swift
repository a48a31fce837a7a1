import GridPressDrawings

/// The outlines of symbols that `Scripts/generate-symbols` writes, encoded as text and decoded when a symbol is
/// drawn.
///
/// An outline lies on a grid of 24 units, with a y-axis that points down. Its contours never cross.
enum SymbolTable {
    /// A symbol of the table.
    struct Row: Sendable {
        /// The shapes that can enclose the symbol.
        fileprivate(set) var enclosures: Set<SystemSymbol.Enclosure> = []
        /// The positions of the contours' numbers, by weight: light, regular and bold.
        ///
        /// Symbols that can be enclosed have a heavy weight too.
        fileprivate var outlines: [Range<Int>] = []

        /// Returns the outline in a weight, or in the heaviest weight below it.
        func path(_ weight: SymbolWeight) -> Path {
            guard let place = outlines.prefix(weight.rawValue + 1).last else { return Path() }
            return SymbolTable.path(place)
        }
    }

    /// Returns the row of a name; `nil` if the table doesn't contain the symbol.
    static func row(_ name: String) -> Row? { index[name] }

    /// The names of all symbols in ascending order, without symbols in circles and squares.
    static var names: [String] { index.keys.sorted() }

    /// The rows by name.
    private static let index: [String: Row] = rows.withUTF8Buffer { bytes in
        var index: [String: Row] = [:]
        var aliases: [(String, String)] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            let name = String(decoding: words[0], as: UTF8.self)
            if words[1].elementsEqual("=".utf8) {
                aliases.append((name, String(decoding: words[2], as: UTF8.self)))
                continue
            }
            var row = Row()
            if words[1].contains(UInt8(ascii: "c")) { row.enclosures.insert(.circle) }
            if words[1].contains(UInt8(ascii: "s")) { row.enclosures.insert(.square) }
            row.outlines = words.dropFirst(2).map { $0.startIndex..<$0.endIndex }
            index[name] = row
        }
        for (alias, name) in aliases { index[alias] = index[name] }
        return index
    }

    /// The position of each contour's first character.
    private static let starts: [Int] = contours.withUTF8Buffer { bytes in
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }.map { $0 + 1 }
    }

    private static func path(_ place: Range<Int>) -> Path {
        rows.withUTF8Buffer { numbers in
            contours.withUTF8Buffer { bytes in
                Path { path in
                    for index in stride(from: place.lowerBound, to: place.upperBound, by: 2) {
                        let number = letter(numbers[index]) * letters + letter(numbers[index + 1])
                        var reader = ContourReader(bytes: bytes, index: starts[number])
                        reader.add(to: &path)
                    }
                }
            }
        }
    }

    /// The number of digits: the printable ASCII characters without the space, the quotation mark and the backslash.
    fileprivate static let letters = 92

    /// Returns the value of a digit.
    fileprivate static func letter(_ byte: UInt8) -> Int {
        switch byte {
        case 0x21: 0
        case ..<0x5C: Int(byte) - 0x22
        default: Int(byte) - 0x23
        }
    }
}

/// A decoder of one contour.
private struct ContourReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int

    /// The numbers that represent a length of one unit, and a bulge of 1.
    private static let unit: CGFloat = 32
    private static let bulge: CGFloat = 400
    /// The largest magnitude that a single digit represents.
    private static let nearest = 30

    mutating func add(to path: inout Path) {
        var point = next(from: .zero)
        path.move(to: point)
        while index < bytes.count, bytes[index] != UInt8(ascii: " ") {
            let step = bytes[index]
            index += 1
            switch step {
            case UInt8(ascii: "H"): point.x += length()
            case UInt8(ascii: "V"): point.y += length()
            case UInt8(ascii: "L"): point = next(from: point)
            case UInt8(ascii: "A"):
                let end = next(from: point)
                path.addArc(from: point, to: end, bulge: CGFloat(number()) / Self.bulge)
                point = end
                continue
            default:
                let first = next(from: point)
                let second = CGPoint(x: length(), y: length())
                point = next(from: point)
                path.addCurve(
                    to: point,
                    control1: first,
                    control2: CGPoint(x: point.x + second.x, y: point.y + second.y)
                )
                continue
            }
            path.addLine(to: point)
        }
        path.closeSubpath()
    }

    private mutating func next(from point: CGPoint) -> CGPoint {
        let x = point.x + length()
        return CGPoint(x: x, y: point.y + length())
    }

    private mutating func length() -> CGFloat { CGFloat(number()) / Self.unit }

    /// Reads a number: one digit for a number near 0, otherwise two.
    private mutating func number() -> Int {
        let first = SymbolTable.letter(bytes[index])
        index += 1
        let single = 2 * Self.nearest + 1
        guard first >= single else { return first - Self.nearest }
        let second = SymbolTable.letter(bytes[index])
        index += 1
        return (first - single) * SymbolTable.letters + second - (SymbolTable.letters - single) * SymbolTable.letters
            / 2
    }
}

extension Path {
    /// Adds a circular arc by its bulge, the tangent of a quarter of its angle.
    ///
    /// Positive bulges turn clockwise.
    fileprivate mutating func addArc(from start: CGPoint, to end: CGPoint, bulge: CGFloat) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let offset = (1 - bulge * bulge) / (4 * bulge)
        let center = CGPoint(x: (start.x + end.x) / 2 - dy * offset, y: (start.y + end.y) / 2 + dx * offset)
        let angle = 4 * atan(bulge)
        let pieces = max(1, (abs(angle) / (.pi / 2) - 0.01).rounded(.up))
        let step = angle / pieces
        let reach = 4 / 3 * tan(step / 4)
        var (x, y) = (start.x - center.x, start.y - center.y)
        for piece in 1...Int(pieces) {
            let (nextX, nextY) = (x * cos(step) - y * sin(step), x * sin(step) + y * cos(step))
            let point = CGPoint(x: center.x + nextX, y: center.y + nextY)
            addCurve(
                to: piece == Int(pieces) ? end : point,
                control1: CGPoint(x: center.x + x - reach * y, y: center.y + y + reach * x),
                control2: CGPoint(x: point.x + reach * nextY, y: point.y - reach * nextX)
            )
            (x, y) = (nextX, nextY)
        }
    }
}
