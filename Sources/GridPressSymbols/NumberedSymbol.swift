import GridPressDrawings

/// A system symbol with a number in a circle or a square, drawn by this package.
///
/// The numbers are 0 to 50, and 00 to 09 with two digits. The shape is a line around the number, or filled.
struct NumberedSymbol {
    /// The digits of the number.
    let digits: [Int]
    private let enclosure: SystemSymbol.Enclosure
    private let isFilled: Bool

    /// Creates the symbol of a name such as `1.circle` or `07.square.fill`; `nil` for any other name.
    init?(_ name: String) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2 || (words.count == 3 && words[2] == "fill") else { return nil }
        guard let enclosure = SystemSymbol.Enclosure(rawValue: String(words[1])) else { return nil }
        let digits = words[0].utf8.map { Int($0) - 48 }
        guard (1...2).contains(digits.count), digits.allSatisfy((0...9).contains) else { return nil }
        guard digits.reduce(0, { $0 * 10 + $1 }) <= 50 else { return nil }
        self.digits = digits
        self.enclosure = enclosure
        isFilled = words.count == 3
    }

    /// Returns the outline of the shape, or of the line around it.
    func shapePath(_ weight: SymbolWeight) -> Path { enclosure.path(weight, isFilled: isFilled) }

    /// Returns the outlines of the digits beside each other, in the middle of the grid.
    ///
    /// Digits have a single weight.
    func digitPath() -> Path {
        let middle = SymbolGlyph.grid / 2
        let side = enclosure == .circle ? Self.side : Self.side * Self.squarePart
        var outline = Outline(CGRect(x: middle - side / 2, y: middle - side / 2, width: side, height: side))
        let height = digits.count == 1 ? Self.height : Self.smallHeight
        let width = height * DigitOutline.width
        let total = width * CGFloat(digits.count) + Self.gap * CGFloat(digits.count - 1)
        for (index, digit) in digits.enumerated() {
            let x = 0.5 - total / 2 + CGFloat(index) * (width + Self.gap)
            outline.add(DigitOutline(digit), at: CGPoint(x: x, y: 0.5 - height / 2), height: height)
        }
        return outline.path
    }

    /// The side of the area that the lengths of digits refer to, and the part of it that a square covers.
    private static let side: CGFloat = 21
    private static let squarePart: CGFloat = 0.92
    private static let height: CGFloat = 0.48
    private static let smallHeight: CGFloat = 0.42
    private static let gap: CGFloat = 0.06
}

extension NumberedSymbol {
    /// An outline in a frame, built from fractions of its sides.
    private struct Outline {
        let frame: CGRect
        var path = Path()

        init(_ frame: CGRect) { self.frame = frame }

        /// Adds the contours of a digit, with rounded corners.
        mutating func add(_ digit: DigitOutline, at origin: CGPoint, height: CGFloat) {
            func point(_ corner: DigitOutline.Corner, towards other: DigitOutline.Corner? = nil) -> CGPoint {
                var (x, y) = (corner.x, corner.y)
                if let other {
                    let (dx, dy) = (other.x - x, other.y - y)
                    let part = corner.radius / max((dx * dx + dy * dy).squareRoot(), .leastNonzeroMagnitude)
                    (x, y) = (x + dx * part, y + dy * part)
                }
                return CGPoint(
                    x: frame.minX + (origin.x + x * height) * frame.width,
                    y: frame.minY + (origin.y + y * height) * frame.height
                )
            }
            for contour in digit.contours {
                for (index, corner) in contour.enumerated() {
                    let last = contour[(index + contour.count - 1) % contour.count]
                    let next = contour[(index + 1) % contour.count]
                    let start = point(corner, towards: corner.radius > 0 ? last : nil)
                    if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
                    if corner.radius > 0 { path.addQuadCurve(to: point(corner, towards: next), control: point(corner)) }
                }
                path.closeSubpath()
            }
        }
    }
}
