/// A label without a position: its text, and the space that it needs.
struct LabelBox {
    /// The distance around the text, in points.
    static let air = 1.0
    private static let longest = 48

    let text: String
    let width: Double
    let isTurned: Bool
    /// The font size.
    private let fontSize: Double

    /// Creates a label.
    ///
    /// A text of more than 48 characters is truncated.
    init(_ text: String, _ font: LabelFont, isTurned: Bool = false) {
        self.text = text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
        width = font.width(of: self.text)
        self.isTurned = isTurned
        fontSize = font.size
    }

    /// The height of letters above the baseline.
    private var ascent: Double { fontSize * Drawing.Font.capHeight }

    /// The height of a badge around the label.
    var badgeHeight: Double { fontSize + 4 }

    /// The size of the label with its surrounding distance.
    var size: CGSize {
        let descent = Drawing.Annotation.Label.descent(of: text, size: fontSize)
        let across = ascent + descent + 2 * Self.air
        let along = width + 2 * Self.air
        return isTurned ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// Returns the label, centered in an area.
    ///
    /// Descenders count half.
    func label(in room: CGRect) -> Drawing.Annotation.Label {
        let shift = (ascent - Drawing.Annotation.Label.descent(of: text, size: fontSize)) / 2
        let middle =
            isTurned ? CGPoint(x: room.midX + shift, y: room.midY) : CGPoint(x: room.midX, y: room.midY + shift)
        return Drawing.Annotation.Label(text, middle: middle, width: width, isTurned: isTurned)
    }
}

extension [LabelBox] {
    /// The size of the labels arranged vertically.
    var stackedSize: CGSize {
        CGSize(width: map(\.size.width).max() ?? 0, height: reduce(0) { $0 + $1.size.height })
    }

    /// Returns the labels as lines in an area.
    func labels(in room: CGRect) -> [Drawing.Annotation.Label] {
        var top = room.minY
        return map { line in
            defer { top += line.size.height }
            return line.label(in: CGRect(x: room.minX, y: top, width: room.width, height: line.size.height))
        }
    }
}

extension Double {
    /// The length as the text of a label, in the notation of dimensions.
    var labelText: String {
        guard isFinite else { return self > 0 ? "∞" : "−∞" }
        return Drawing.DimensionFormat().text(of: self)
    }
}
