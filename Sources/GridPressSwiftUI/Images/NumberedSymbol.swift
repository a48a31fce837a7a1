/// A system symbol that shows a number in a circle or a square, drawn in lines of this package.
///
/// There are those from 0 to 50, and from 00 to 09 with two digits, each as a line around the number and filled.
struct NumberedSymbol {
    /// The digits of the number.
    let digits: [Int]
    private let isCircle: Bool
    private let isFilled: Bool

    /// The symbol of a name such as `1.circle` or `07.square.fill`; `nil` for any other name.
    init?(_ name: String) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2 || (words.count == 3 && words[2] == "fill") else { return nil }
        guard words[1] == "circle" || words[1] == "square" else { return nil }
        let digits = words[0].utf8.map { Int($0) - 48 }
        guard (1...2).contains(digits.count), digits.allSatisfy((0...9).contains) else { return nil }
        guard digits.reduce(0, { $0 * 10 + $1 }) <= 50 else { return nil }
        self.digits = digits
        isCircle = words[1] == "circle"
        isFilled = words.count == 3
    }

    /// Returns the outline of the symbol in a frame, for filling by the even-odd rule.
    ///
    /// A filled shape has the number as holes, through which the background is seen.
    func path(in frame: CGRect) -> Path {
        var outline = Outline(frame)
        // 1. The shape, with all of its inside cut out where only the line around it is drawn.
        outline.addShape(inset: Self.margin, isCircle: isCircle)
        if !isFilled { outline.addShape(inset: Self.margin + Self.line, isCircle: isCircle) }
        // 2. The digits beside each other, in the middle.
        let height = digits.count == 1 ? Self.height : Self.smallHeight
        let width = height * DigitOutline.width
        let total = width * CGFloat(digits.count) + Self.gap * CGFloat(digits.count - 1)
        for (index, digit) in digits.enumerated() {
            let x = 0.5 - total / 2 + CGFloat(index) * (width + Self.gap)
            outline.add(DigitOutline(digit), at: CGPoint(x: x, y: 0.5 - height / 2), height: height)
        }
        return outline.path
    }

    // All lengths are parts of the symbol's side.
    private static let margin: CGFloat = 0.03
    private static let line: CGFloat = 0.075
    private static let height: CGFloat = 0.48
    private static let smallHeight: CGFloat = 0.42
    private static let gap: CGFloat = 0.06
}

extension NumberedSymbol {
    /// An outline in a frame, put together in parts of its sides.
    private struct Outline {
        let frame: CGRect
        var path = Path()

        init(_ frame: CGRect) { self.frame = frame }

        mutating func addShape(inset: CGFloat, isCircle: Bool) {
            let rect = frame.insetBy(dx: inset * frame.width, dy: inset * frame.height)
            if isCircle {
                path.addEllipse(in: rect)
            } else {
                let corner = CGSize(width: (0.2 - inset) * frame.width, height: (0.2 - inset) * frame.height)
                path.addRoundedRect(in: rect, cornerSize: corner)
            }
        }

        /// Adds the contours of a digit, whose corners are rounded.
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
