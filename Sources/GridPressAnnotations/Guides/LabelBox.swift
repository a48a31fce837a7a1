/// A label without a position yet: its text, and the space that its letters need.
struct LabelBox {
    /// The air around the letters.
    static let air = 1.0
    private static let longest = 48

    let text: String
    let width: Double
    let isTurned: Bool
    /// The size of the letters.
    private let fontSize: Double

    /// A label; one that is very long is cut.
    init(_ text: String, _ font: LabelFont, isTurned: Bool = false) {
        self.text = text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
        width = font.width(of: self.text)
        self.isTurned = isTurned
        fontSize = font.size
    }

    /// How far letters reach above the baseline.
    private var ascent: Double { fontSize * Drawing.Font.capHeight }

    /// The height of the badge around it.
    var badgeHeight: Double { fontSize + 4 }

    /// The room that it needs.
    var size: CGSize {
        let descent = Drawing.Annotation.Label.descent(of: text, size: fontSize)
        let across = ascent + descent + 2 * Self.air
        let along = width + 2 * Self.air
        return isTurned ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// The label in the middle of the room that was found for it; letters that reach below the baseline count half.
    func label(in room: CGRect) -> Drawing.Annotation.Label {
        let shift = (ascent - Drawing.Annotation.Label.descent(of: text, size: fontSize)) / 2
        let middle =
            isTurned ? CGPoint(x: room.midX + shift, y: room.midY) : CGPoint(x: room.midX, y: room.midY + shift)
        return Drawing.Annotation.Label(text, middle: middle, width: width, isTurned: isTurned)
    }
}

extension [LabelBox] {
    /// The room that they need below each other.
    var stackedSize: CGSize {
        CGSize(width: map(\.size.width).max() ?? 0, height: reduce(0) { $0 + $1.size.height })
    }

    /// Returns them as lines below each other in a room.
    func labels(in room: CGRect) -> [Drawing.Annotation.Label] {
        var top = room.minY
        return map { line in
            defer { top += line.size.height }
            return line.label(in: CGRect(x: room.minX, y: top, width: room.width, height: line.size.height))
        }
    }
}

extension Double {
    /// The length in a label, written as in dimensions.
    var labelText: String {
        guard isFinite else { return self > 0 ? "∞" : "−∞" }
        return Drawing.DimensionFormat().text(of: self)
    }
}
