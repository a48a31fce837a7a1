/// A label without a position yet: its text, and the space that its letters need.
struct LabelBox {
    /// The size of all labels of guides.
    static let fontSize = 9.0
    /// How far letters reach above and below the baseline.
    private static let ascent = fontSize * Drawing.Font.capHeight
    private static let descent = fontSize * Drawing.Font.descent
    /// The air around the letters.
    private static let padding = 1.0
    private static let longest = 48

    let text: String
    let width: Double
    let isTurned: Bool

    /// A label; one that is very long is cut.
    init(_ text: String, _ font: LabelFont, isTurned: Bool = false) {
        self.text = text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
        width = font.width(of: self.text)
        self.isTurned = isTurned
    }

    /// The room that it needs.
    var size: CGSize {
        let (along, across) = (width + 2 * Self.padding, Self.ascent + Self.descent + 2 * Self.padding)
        return isTurned ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// The label in the middle of the room that was found for it; letters that reach below the baseline don't count.
    func label(in room: CGRect) -> Drawing.Annotation.Label {
        let middle =
            isTurned
            ? CGPoint(x: room.midX + Self.ascent / 2, y: room.midY)
            : CGPoint(x: room.midX, y: room.midY + Self.ascent / 2)
        return Drawing.Annotation.Label(text, middle: middle, width: width, isTurned: isTurned)
    }
}

extension Double {
    /// The length in a label, written as in dimensions.
    var labelText: String {
        guard isFinite else { return self > 0 ? "∞" : "−∞" }
        return Drawing.DimensionFormat().text(of: self)
    }
}
