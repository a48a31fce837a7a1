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
    /// The length as labels tell it, with at most two decimals.
    var labelText: String {
        guard isFinite else { return self > 0 ? "∞" : "−∞" }
        let hundredths = Int((Swift.min(Swift.max(self, -1e12), 1e12) * 100).rounded())
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "−" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
