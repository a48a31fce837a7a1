/// A face for which the module has advance widths.
enum FontFace {
    case regular, bold, italic, boldItalic, monospaced

    /// Creates the face that a browser uses for a font: weights of at least 600 are bold.
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
