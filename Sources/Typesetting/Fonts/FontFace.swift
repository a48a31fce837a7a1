/// A face for which there are widths.
enum FontFace {
    case regular, bold, italic, boldItalic, monospaced

    /// The face that a browser takes for a font: from 600 on, weights are bold.
    init(_ font: Drawing.Font) {
        if font.family == .monospaced {
            self = .monospaced
        } else if font.weight >= 600 {
            self = font.isItalic ? .boldItalic : .bold
        } else {
            self = font.isItalic ? .italic : .regular
        }
    }
}
